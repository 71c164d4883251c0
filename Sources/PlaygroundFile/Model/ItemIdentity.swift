/// What a section is across revisions: its id, or its place where it has none.
package enum SectionIdentity: Hashable, Sendable {
    case id(String)
    case index(Int)
}

/// What an item is across revisions. The spaces never meet: an id `Apple` is not the title `Apple`.
package enum ItemIdentity: Hashable, Sendable {
    case id(String)
    /// A title that no other item of its section has.
    case title(SectionIdentity, String)
    case index(SectionIdentity, Int)
}
