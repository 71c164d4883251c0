/// Where a page is in the sections of a layout that scroll by themselves: only those that are not at rest take any room.
struct SectionPlaces {
    /// By section, of those that are not at rest.
    var offsets: [Int: Double] = [:]
    /// The cell that kept its place in a section, for as long as the page does not scroll it by itself. So a section that is made
    /// narrow and wide again comes back to where it was, even if there was nothing to scroll meanwhile.
    var kept: [Int: KeptCell] = [:]
    /// The same of sections that do not scroll at present, in another style perhaps.
    var parked: [KeptCell] = []

    var isAtRest: Bool { offsets.isEmpty && kept.isEmpty && parked.isEmpty }

    /// Takes what the page has scrolled by itself.
    mutating func scroll(_ section: Int, to offset: Double, rest: Double) {
        // A page answers the offset that it was sent with the same one, but for rounding.
        if abs(offset - (offsets[section] ?? rest)) >= 1 { kept[section] = nil }
        offsets[section] = offset == rest ? nil : offset
    }
}
