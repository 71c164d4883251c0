/// What a JSON text may contain and how large it may be.
package struct JSONOptions: Equatable, Sendable {
    /// `// …` to the end of the line and `/* … */`.
    package var allowsComments: Bool
    /// One comma before a closing bracket.
    package var allowsTrailingCommas: Bool
    /// How deep arrays and objects may stand in each other; `[]` is 1.
    package var maximumDepth: Int
    package var maximumBytes: Int

    package init(
        allowsComments: Bool, allowsTrailingCommas: Bool, maximumDepth: Int = 64, maximumBytes: Int = 4 << 20
    ) {
        self.allowsComments = allowsComments
        self.allowsTrailingCommas = allowsTrailingCommas
        self.maximumDepth = maximumDepth
        self.maximumBytes = maximumBytes
    }

    /// RFC 8259, as programs write it: for messages.
    package static let strict = JSONOptions(allowsComments: false, allowsTrailingCommas: false)
    /// JSON as people write it: comments and one trailing comma.
    package static let jsonc = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
}
