import TextSizing

/// A text in lines no wider than `width` by the estimate, as many words a line as fit; a word that is wider stands alone.
///
/// - Complexity: O(characters × words of a line).
func wrapped(_ text: String, _ font: TextFont, width: Double) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) where !text.isEmpty {
        var line = ""
        for word in paragraph.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if line.isEmpty || TextRequest(longer, font).estimated.width <= width {
                line = longer
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        lines.append(line)
    }
    return lines
}
