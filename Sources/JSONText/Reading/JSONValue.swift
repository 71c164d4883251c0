/// A value of a JSON text together with the bytes that it was read from.
package struct JSONNode: Sendable {
    package var value: JSONValue
    /// Offsets into the bytes of the text, quotes and brackets included.
    package var range: Range<Int>

    package init(value: JSONValue, range: Range<Int>) {
        self.value = value
        self.range = range
    }
}

package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    /// In the text's order, duplicates included: what they mean is the reader's to say.
    case object([JSONMember])
}

/// A number, and whether it was written without point and exponent (formulas care).
package struct JSONNumber: Equatable, Sendable {
    package var value: Double
    package var isWrittenWhole: Bool

    package init(value: Double, isWrittenWhole: Bool) {
        self.value = value
        self.isWrittenWhole = isWrittenWhole
    }
}

package struct JSONMember: Sendable {
    package var key: String
    package var keyRange: Range<Int>
    package var node: JSONNode

    package init(key: String, keyRange: Range<Int>, node: JSONNode) {
        self.key = key
        self.keyRange = keyRange
        self.node = node
    }
}
