/// A text as its bytes, with the table that turns offsets into lines and columns.
///
/// Lines end with LF, CRLF or a CR alone, as editors have it. A byte-order mark at the start takes no column.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    private let marks: [Mark]

    /// A known spot: every line start, and one for each further `stride` bytes of a long line, so that a place in a
    /// file without line ends costs no more than any other.
    private struct Mark {
        var offset: Int
        var line: Int
        var column: Int
    }

    private static let stride = 4096

    /// Indexes the text. O(*n*) in its bytes.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        marks = Self.marks(in: bytes)
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The number of lines; an empty text has one, and so has what follows a last line end.
    package var lineCount: Int { marks.last?.line ?? 1 }

    /// Where a stretch of bytes stands; cut at the end of its first line, and empty where the stretch is.
    ///
    ///     SourceText("{\n  \"é\": 1\n}").place(of: 9..<10)    // line 2, column 8, endColumn 9
    ///
    /// O(log *lines*).
    package func place(of range: Range<Int>) -> Place {
        let lower = min(max(range.lowerBound, 0), bytes.count)
        let upper = min(max(range.upperBound, lower), bytes.count)
        let mark = marks[lastMark { $0.offset <= lower }]
        let column = mark.column + scalarCount(mark.offset..<lower)
        let last = marks[lastMark { $0.offset <= upper }]
        if last.line == mark.line {
            return Place(
                line: mark.line, column: column,
                endColumn: last.column + scalarCount(last.offset..<min(upper, lineEnd(mark.line, from: lower))))
        }
        return Place(
            line: mark.line, column: column,
            endColumn: column + scalarCount(lower..<lineEnd(mark.line, from: lower)))
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
        let mark = marks[lastMark { $0.line < number || ($0.line == number && $0.column <= column) }]
        let end = lineEnd(number, from: mark.offset)
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
        let start = lineStart(number)
        return String(decoding: bytes[start..<lineEnd(number, from: start)], as: UTF8.self)
    }
}

extension SourceText {
    private static func marks(in bytes: [UInt8]) -> [Mark] {
        let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        var last = Mark(offset: start, line: 1, column: 1)
        var marks = [last]
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == Byte.lineFeed
                || (byte == Byte.carriageReturn && !(offset < bytes.count && bytes[offset] == Byte.lineFeed))
            {
                last = Mark(offset: offset, line: last.line + 1, column: 1)
                marks.append(last)
            } else if offset - last.offset >= stride, offset < bytes.count, !isContinuation(bytes[offset]) {
                let length = scalarCount(bytes[last.offset..<offset])
                last = Mark(offset: offset, line: last.line, column: last.column + length)
                marks.append(last)
            }
        }
        return marks
    }

    /// The last mark for which `isBefore` holds, given that it holds for a prefix of them; the first one if for none.
    private func lastMark(where isBefore: (Mark) -> Bool) -> Int {
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if isBefore(marks[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    private func lineStart(_ number: Int) -> Int {
        let index = lastMark { $0.line < number || ($0.line == number && $0.column == 1) }
        return marks[index].offset
    }

    /// The offset of the line's end (of its first end byte), found by the start of the next one.
    private func lineEnd(_ number: Int, from start: Int) -> Int {
        guard number < lineCount else { return bytes.count }
        var end = lineStart(number + 1)
        if end > start, bytes[end - 1] == Byte.lineFeed { end -= 1 }
        if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
        return end
    }

    private func scalarCount(_ range: Range<Int>) -> Int {
        range.isEmpty ? 0 : Self.scalarCount(bytes[range])
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
