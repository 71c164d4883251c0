/// A text as its bytes, with the table that turns offsets into lines and columns.
///
/// Lines end with LF, CRLF or a CR alone, as editors have it. A byte-order mark at the start takes no column.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    private let lineStarts: [Int]
    private let columnMarks: [ColumnMark]

    /// The column at an offset far into a long line, so that a place in a file without line ends costs no more than any
    /// other.
    private struct ColumnMark {
        var offset: Int
        var column: Int
    }

    private static let bytesBetweenMarks = 4096

    /// Indexes the text. O(*n*) in its bytes.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        (lineStarts, columnMarks) = Self.index(bytes)
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The number of lines; an empty text has one, and so has what follows a last line end.
    package var lineCount: Int { lineStarts.count }

    /// Where a stretch of bytes stands; cut at the end of its first line, and empty where the stretch is.
    ///
    ///     SourceText("{\n  \"é\": 1\n}").place(of: 9..<10)    // line 2, column 8, endColumn 9
    ///
    /// O(log *lines*).
    package func place(of range: Range<Int>) -> Place {
        let lower = min(max(range.lowerBound, lineStarts[0]), bytes.count)
        let line = lastIndex(of: lineStarts) { $0 <= lower } + 1
        let upper = max(lower, min(range.upperBound, lineEnd(line)))
        return Place(
            line: line, column: column(at: lower, line: line), endColumn: column(at: upper, line: line))
    }

    /// Where a stretch of a *decoded* string stands in the text.
    ///
    /// - Parameters:
    ///   - range: The string as written, quotes included.
    ///   - utf8: Offsets into the UTF-8 of what the string means, escapes resolved.
    package func place(inStringAt range: Range<Int>, utf8: Range<Int>) -> Place {
        var decoded = 0
        var offset = range.lowerBound + 1
        let closing = range.upperBound - 1
        var lower: Int?
        while offset < closing {
            if lower == nil, decoded >= utf8.lowerBound { lower = offset }
            if decoded >= utf8.upperBound { break }
            let step = EscapedScalar(at: offset, in: bytes)
            decoded += step.utf8Length
            offset += step.sourceLength
        }
        let start = lower ?? min(offset, max(closing, range.lowerBound))
        return place(of: start..<max(start, min(offset, closing)))
    }

    /// The offset of a scalar, or of the end of its line where the line is shorter.
    ///
    /// - Parameters:
    ///   - number: From 1; a line that is not there ends the text.
    ///   - column: From 1.
    package func offset(line number: Int, column: Int) -> Int {
        guard number <= lineCount else { return bytes.count }
        let start = lineStarts[max(number, 1) - 1]
        let end = lineEnd(max(number, 1))
        var mark = ColumnMark(offset: start, column: 1)
        if !columnMarks.isEmpty {
            let last = lastIndex(of: columnMarks) { $0.offset < start || ($0.offset < end && $0.column <= column) }
            if columnMarks[last].offset > start, columnMarks[last].column <= column { mark = columnMarks[last] }
        }
        var offset = mark.offset
        var rest = column - mark.column
        while rest > 0, offset < end {
            offset += 1
            if offset == end || !isContinuation(bytes[offset]) { rest -= 1 }
        }
        return offset
    }

    /// The text of a line without its end, ill-formed UTF-8 repaired; empty for a line that is not there.
    package func line(_ number: Int) -> String {
        guard number >= 1, number <= lineCount else { return "" }
        return String(decoding: bytes[lineStarts[number - 1]..<lineEnd(number)], as: UTF8.self)
    }
}

extension SourceText {
    private static func index(_ bytes: [UInt8]) -> (lineStarts: [Int], columnMarks: [ColumnMark]) {
        let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        var lineStarts = [start]
        var columnMarks: [ColumnMark] = []
        var last = ColumnMark(offset: start, column: 1)
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == Byte.lineFeed
                || (byte == Byte.carriageReturn && !(offset < bytes.count && bytes[offset] == Byte.lineFeed))
            {
                last = ColumnMark(offset: offset, column: 1)
                lineStarts.append(offset)
            } else if offset - last.offset >= bytesBetweenMarks, offset < bytes.count, !isContinuation(bytes[offset]) {
                last = ColumnMark(offset: offset, column: last.column + scalarCount(bytes[last.offset..<offset]))
                columnMarks.append(last)
            }
        }
        return (lineStarts, columnMarks)
    }

    /// The last index for which `isBefore` holds, given that it holds for a prefix; 0 if for none.
    private func lastIndex<Element>(of elements: [Element], where isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = elements.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if isBefore(elements[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// The offset of a line's first end byte, or of the end of the text.
    private func lineEnd(_ number: Int) -> Int {
        guard number < lineCount else { return bytes.count }
        var end = lineStarts[number] - 1
        if bytes[end] == Byte.lineFeed, end > lineStarts[number - 1], bytes[end - 1] == Byte.carriageReturn { end -= 1 }
        return end
    }

    private func column(at offset: Int, line: Int) -> Int {
        var mark = ColumnMark(offset: lineStarts[line - 1], column: 1)
        if !columnMarks.isEmpty {
            let last = columnMarks[lastIndex(of: columnMarks) { $0.offset <= offset }]
            if last.offset > mark.offset, last.offset <= offset { mark = last }
        }
        return mark.column + Self.scalarCount(bytes[mark.offset..<offset])
    }

    private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes where !isContinuation(byte) { count += 1 }
        return count
    }
}

/// The three bytes that some editors put before UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Whether a byte of UTF-8 belongs to the scalar before it.
@inline(__always)
func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
