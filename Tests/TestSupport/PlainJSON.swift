package import JSONText

/// A JSON value without its places, whose equality is that of what it says: the order of keys does not count.
package indirect enum PlainJSON: Equatable, CustomStringConvertible {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    package init(_ node: JSONNode) {
        switch node.value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let number): self = .number(number.value)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(PlainJSON.init))
        case .object(let members):
            self = .object(Dictionary(members.map { ($0.key, PlainJSON($0.node)) }) { first, _ in first })
        }
    }

    /// The value that a text says; null for a text that is none.
    package init(reading bytes: [UInt8]) {
        self = parseJSON(SourceText(bytes), .jsonc).root.map(PlainJSON.init) ?? .null
    }

    package var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let elements): "\(elements)"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}
