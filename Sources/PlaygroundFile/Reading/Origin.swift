/// Where something stands in the file.
///
/// It is no part of what the file means: all origins are equal, so that models can be compared as they are.
struct Origin: Equatable, Sendable {
    /// Offsets into the bytes of the file.
    var range: Range<Int>
    var path: FilePath
    /// Of a formula that is only part of a text: where in the text it begins, in bytes of UTF-8.
    var textStart = 0

    /// Where in the text a part of the formula is.
    func inText(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound + textStart..<range.upperBound + textStart
    }

    static func == (a: Origin, b: Origin) -> Bool { true }

    /// What no line of the file says: a default.
    static let none = Origin(range: 0..<0, path: .root)
    var isNone: Bool { range.isEmpty }
}
