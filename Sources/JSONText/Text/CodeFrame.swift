/// A few lines of a text around a place, as compilers show them.
///
///       1 │ {
///     > 2 │   "columns": seven
///         │              ^^^^^
///       3 │ }
///
/// Lines that are too long are cut around the place, all at the same columns, and say so with an ellipsis; what would
/// steer a terminal or turn the direction of writing is shown as a picture of itself.
package struct CodeFrame: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        package var number: Int
        package var text: String

        package init(number: Int, text: String) {
            self.number = number
            self.text = text
        }
    }

    package let place: Place
    /// At most five: the place's own, and two before and after it.
    package let lines: [Line]
    /// The column of every text's first scalar: 1 unless the lines are cut.
    package let firstColumn: Int

    private static let linesAround = 2
    private static let maximumColumns = 120

    /// Takes the lines around a place out of the text it belongs to.
    package init(_ source: SourceText, _ place: Place) {
        let width = Self.maximumColumns
        // As much as fits before the place, if the whole place does not fit from the line's start.
        let firstColumn = place.endColumn <= width ? 1 : max(1, place.column - width / 3)
        let first = max(1, place.line - Self.linesAround)
        let last = max(first, min(source.lineCount, place.line + Self.linesAround))
        self.init(
            place: place,
            lines: (first...last).map { number in
                Line(number: number, text: source.excerpt(line: number, columns: firstColumn..<firstColumn + width))
            }, firstColumn: firstColumn)
    }

    package init(place: Place, lines: [Line], firstColumn: Int = 1) {
        self.place = place
        self.lines = lines
        self.firstColumn = firstColumn
    }

    /// The frame as rows of plain text, without a last line end.
    package var text: String {
        let digits = String(lines.last?.number ?? 1).utf8.count
        var rows: [String] = []
        for line in lines {
            let number = String(line.number)
            let isMarked = line.number == place.line
            let margin = (isMarked ? "> " : "  ") + spaces(digits - number.utf8.count) + number + " │"
            rows.append(line.text.isEmpty ? margin : margin + " " + line.text)
            if isMarked { rows.append(spaces(2 + digits) + " │ " + carets(under: line.text)) }
        }
        return rows.joined(separator: "\n")
    }

    /// Carets under the place, indented as wide as the text before it is shown.
    private func carets(under text: String) -> String {
        let indent = max(0, place.column - firstColumn)
        var row = ""
        var marked = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if index < indent {
                row += scalar == "\t" ? "\t" : spaces(terminalWidth(of: scalar))
            } else if index < place.endColumn - firstColumn {
                marked += String(repeating: "^", count: terminalWidth(of: scalar))
            }
        }
        return row + (marked.isEmpty ? "^" : marked)
    }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

extension SourceText {
    /// Some columns of a line, made safe to show, with an ellipsis in place of the first and last scalar where there is
    /// more.
    fileprivate func excerpt(line number: Int, columns: Range<Int>) -> String {
        let start = offset(line: number, column: columns.lowerBound)
        let end = offset(line: number, column: columns.upperBound)
        let hasMore = end < offset(line: number, column: .max)
        var scalars = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.map(shownScalar)
        if columns.lowerBound > 1, !scalars.isEmpty { scalars[0] = "…" }
        if hasMore, let last = scalars.indices.last { scalars[last] = "…" }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
