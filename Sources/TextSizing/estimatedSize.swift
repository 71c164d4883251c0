extension TextRequest {
    /// What the text takes by the built-in table of advances, where nobody has measured it.
    ///
    ///     TextRequest("00 00", font of 10 points).estimated             // 26.8 wide (four of 6 and a space of 2.8), 1 line
    ///     TextRequest("00 00", font of 10 points, width: 20).estimated  // 12 wide, 2 lines
    ///
    /// Words go to a line as long as they fit; the space at a line's end counts for nothing; a word wider than the line
    /// begins one of its own and breaks within; what is written without spaces breaks anywhere. No text has no lines.
    ///
    /// - Complexity: O(bytes of the text).
    package var estimated: TextSize {
        let scale = weight > 400 ? size * Advances.semiboldFactor : size
        var lines = EstimatedLines(limit: width ?? .infinity, scale: scale)
        for scalar in text.unicodeScalars { lines.append(scalar.value) }
        return lines.size
    }
}

/// A text on its way into lines, scalar by scalar.
private struct EstimatedLines {
    let limit: Double
    let scale: Double
    /// The lines that are complete.
    private var lines = 0
    private var widest = 0.0
    /// What stands on the line for sure, without the spaces behind it.
    private var line = 0.0
    /// Spaces behind it, which count only when a word follows.
    private var spaces = 0.0
    /// The word being read, which may still go to the next line.
    private var word = 0.0
    private var hasText = false
    private var lastWasReturn = false
    private var joins = false

    init(limit: Double, scale: Double) {
        self.limit = limit
        self.scale = scale
    }

    var size: TextSize {
        guard hasText else { return TextSize(width: 0, lines: 0) }
        var copy = self
        copy.endLine()
        return TextSize(width: copy.widest, lines: copy.lines)
    }

    mutating func append(_ scalar: UInt32) {
        hasText = true
        switch scalar {
        case 0x0A where lastWasReturn:
            // Both together end one line.
            lastWasReturn = false
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
            endLine()
            lastWasReturn = scalar == 0x0D
        case 0x20, 0x09, 0x3000:
            endWord()
            spaces += Advances.advance(of: scalar == 0x3000 ? scalar : 0x20) * scale
            lastWasReturn = false
        default:
            lastWasReturn = false
            // After a joiner a picture is part of the one before.
            if joins { joins = false } else { add(scalar) }
            joins = scalar == 0x200D
        }
    }

    private mutating func add(_ scalar: UInt32) {
        let advance = Advances.advance(of: scalar) * scale
        let breaksBeside = Advances.isWide(scalar) || Advances.isEmoji(scalar)
        if breaksBeside { endWord() }
        // A word that no line holds breaks where the line ends.
        if word > 0, word + advance > limit { breakWord() }
        word += advance
        if breaksBeside { endWord() }
    }

    /// The word is complete: it goes on this line if it fits, else on the next.
    private mutating func endWord() {
        guard word > 0 else { return }
        if line > 0, line + spaces + word > limit { wrap() }
        line += spaces + word
        spaces = 0
        word = 0
    }

    /// What was read of the word fills a line.
    private mutating func breakWord() {
        if line > 0 { wrap() }
        line = word
        word = 0
        spaces = 0
        wrap()
    }

    private mutating func wrap() {
        lines += 1
        widest = max(widest, line)
        line = 0
        spaces = 0
    }

    private mutating func endLine() {
        endWord()
        wrap()
    }
}
