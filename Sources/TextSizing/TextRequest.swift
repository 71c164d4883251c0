/// A text to be measured.
package struct TextRequest: Hashable, Sendable {
    package let text: String
    /// The font's, points.
    package let size: Double
    /// The font's, as CSS counts.
    package let weight: Double
    /// What lines may be wide at most, points; nil where only the text's own line ends end one.
    package let width: Double?

    /// - Parameter width: rounded down to 1/64 point, so that a width that came out a hair different asks for the same; what
    ///   is below 0 or no number counts as 0, and at most a million points are asked for.
    package init(_ text: String, _ font: TextFont, width: Double? = nil) {
        self.text = text
        size = font.size
        weight = font.weight
        self.width = width.map { width in
            guard width > 0 else { return 0 }
            return (min(width, 1e6) * 64 + 1e-3).rounded(.down) / 64
        }
    }
}

/// What a text takes.
package struct TextSize: Equatable, Sendable, BitwiseCopyable {
    /// Of the widest line, points.
    package var width: Double
    package var lines: Int

    package init(width: Double, lines: Int) {
        self.width = width
        self.lines = lines
    }
}
