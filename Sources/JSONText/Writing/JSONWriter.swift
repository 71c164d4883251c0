/// Writes a JSON text front to back into bytes.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("columns")
///     writer.number(7)
///     writer.endObject()
///     writer.bytes    // {"columns":7}
///
/// Numbers are the shortest that read back as the same Double. Calls must come in the grammar's order; a text that is
/// written out of order is our bug and stops a debug build.
package struct JSONWriter {
    /// What has been written so far.
    package private(set) var bytes: [UInt8] = []
    /// The spaces a level stands in from its parent, or nil for a text on one line.
    private let indentation: Int?
    private var containers: [Container] = []
    private var isAfterKey = false

    private struct Container {
        var isObject: Bool
        var isEmpty = true
    }

    /// - Parameter indentation: Spaces a level, for a text that people read; nil writes no space at all.
    package init(indentation: Int? = nil) {
        self.indentation = indentation
    }

    package mutating func beginObject() { begin(Byte.openBrace, isObject: true) }
    package mutating func endObject() { end(Byte.closeBrace, isObject: true) }
    package mutating func beginArray() { begin(Byte.openBracket, isObject: false) }
    package mutating func endArray() { end(Byte.closeBracket, isObject: false) }

    package mutating func key(_ key: String) {
        assert(containers.last?.isObject == true && !isAfterKey, "a key stands in an object, before its value")
        separate()
        writeQuoted(key)
        bytes.append(Byte.colon)
        if indentation != nil { bytes.append(Byte.space) }
        isAfterKey = true
    }

    package mutating func string(_ text: String) {
        beginValue()
        writeQuoted(text)
    }

    /// Writes the shortest number that reads back as the same Double; what is not finite, and so no JSON, as null.
    package mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        beginValue()
        write(shortestText(of: number))
    }

    package mutating func number(_ number: Int) {
        beginValue()
        write(String(number))
    }

    package mutating func bool(_ value: Bool) {
        beginValue()
        write(value ? "true" : "false")
    }

    package mutating func null() {
        beginValue()
        write("null")
    }
}

extension JSONWriter {
    private mutating func begin(_ bracket: UInt8, isObject: Bool) {
        beginValue()
        bytes.append(bracket)
        containers.append(Container(isObject: isObject))
    }

    private mutating func end(_ bracket: UInt8, isObject: Bool) {
        assert(containers.last?.isObject == isObject && !isAfterKey, "what is closed must be open")
        if let container = containers.popLast(), !container.isEmpty { breakLine() }
        bytes.append(bracket)
    }

    private mutating func beginValue() {
        if isAfterKey {
            isAfterKey = false
        } else {
            assert(containers.last?.isObject != true, "a member has a key")
            separate()
        }
    }

    private mutating func separate() {
        guard let last = containers.indices.last else { return }
        if !containers[last].isEmpty { bytes.append(Byte.comma) }
        containers[last].isEmpty = false
        breakLine()
    }

    private mutating func breakLine() {
        guard let indentation else { return }
        bytes.append(Byte.lineFeed)
        for _ in 0..<containers.count * indentation { bytes.append(Byte.space) }
    }

    private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func writeQuoted(_ text: String) {
        var text = text
        bytes.append(Byte.quote)
        text.withUTF8 { utf8 in
            // What needs no escape goes over in one piece.
            var written = 0
            for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == Byte.quote || byte == Byte.backslash {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written..<index]))
                writeEscape(of: byte)
                written = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written...]))
        }
        bytes.append(Byte.quote)
    }

    private mutating func writeEscape(of byte: UInt8) {
        switch byte {
        case Byte.quote: write("\\\"")
        case Byte.backslash: write("\\\\")
        case Byte.lineFeed: write("\\n")
        case Byte.carriageReturn: write("\\r")
        case Byte.tab: write("\\t")
        default:
            write("\\u00")
            bytes.append(hexDigit(byte >> 4))
            bytes.append(hexDigit(byte & 0xF))
        }
    }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? Byte.zero + value : UInt8(ascii: "a") + (value - 10)
}

/// The shortest text that reads back as the same Double: `0.1`, `7` for 7.0, `1e+300`, `-0`.
///
/// - Precondition: `number` is finite.
func shortestText(of number: Double) -> String {
    // Beyond 2^53 not every whole number is a Double, so digits of an integer would promise more than is known.
    guard number.magnitude < 9_007_199_254_740_992 else { return number.description }
    let whole = Int64(number)
    guard Double(whole) == number else { return number.description }
    return whole == 0 && number.sign == .minus ? "-0" : String(whole)
}
