/// Where something stands in the file.
///
/// It is no part of what the file means: all origins are equal, so that models can be compared as they are.
struct Origin: Equatable, Sendable {
    /// Offsets into the bytes of the file.
    var range: Range<Int>
    var path: FilePath

    static func == (a: Origin, b: Origin) -> Bool { true }

    /// What no line of the file says: a default.
    static let none = Origin(range: 0..<0, path: .root)
    var isNone: Bool { range.isEmpty }
}
