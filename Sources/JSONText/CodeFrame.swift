/// A few lines of a text around a place, as editors and compilers show them.
///
///       1 │ {
///     > 2 │   "columns": seven
///         │              ^^^^^
///       3 │ }
///
/// Lines are cut around the place where they are long, and what would steer a terminal is shown as a picture.
package struct CodeFrame: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        package var number: Int
        package var text: String
    }

    package let place: Place
    /// At most five: the place's own and two on each side.
    package let lines: [Line]

    package init(_ source: SourceText, _ place: Place) {
        self.place = place
        let first = max(1, place.line - 2)
        let last = min(source.lineCount, place.line + 2)
        lines = first > last ? [] : (first...last).map { Line(number: $0, text: source.line($0)) }
    }

    /// The frame as lines of plain text, without a last line end.
    package var text: String {
        let width = String(lines.last?.number ?? 0).utf8.count
        var rows: [String] = []
        for line in lines {
            let number = String(line.number)
            let margin = String(repeating: " ", count: width - number.utf8.count) + number + " │ "
            rows.append((line.number == place.line ? "> " : "  ") + margin + line.text)
            guard line.number == place.line else { continue }
            let indent = line.text.unicodeScalars.prefix(place.column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
            let carets = String(repeating: "^", count: max(1, place.endColumn - place.column))
            rows.append("  " + String(repeating: " ", count: width) + " │ " + indent + carets)
        }
        return rows.joined(separator: "\n")
    }
}
