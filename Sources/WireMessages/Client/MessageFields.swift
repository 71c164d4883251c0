import CollectionLayout
import JSONText

/// The fields of one object of a message, taken by name with their type and range checked.
struct MessageFields {
    /// What counts, numbers and revisions may be.
    static let integers = 0...WireProtocol.maximumInteger
    /// Where in the content something may be; far beyond any content, and far within what a Double tells apart.
    static let coordinates = -1e12...1e12
    /// The longest text, in bytes of UTF-8: a label's limit.
    static let maximumTextBytes = 1024

    private let members: [JSONMember]
    /// What stands before a field's name in codes: empty for the message itself, else `viewport.` or the like.
    private let path: String

    init(_ node: JSONNode, path: String) throws(ClientMessageError) {
        guard let members = node.asObject else {
            throw path.isEmpty
                ? ClientMessageError(
                    code: "message.noObject", message: "A message is an object; this is \(node.kindName).")
                : ClientMessageError(code: path, message: "\(path) must be an object; here it is \(node.kindName).")
        }
        self.members = members
        self.path = path.isEmpty ? "" : path + "."
    }

    func has(_ name: String) -> Bool { members.contains { $0.key == name } }

    /// Refuses keys that the message does not have, and keys that stand twice.
    func admitOnly(_ names: String...) throws(ClientMessageError) {
        for (index, member) in members.enumerated() {
            let name = cut(member.key)
            if !names.contains(member.key) {
                throw ClientMessageError(
                    code: "message.unknownKey", message: "There is no field \(quoted(path + name)) in this message.")
            }
            if members[..<index].contains(where: { $0.key == member.key }) {
                throw ClientMessageError(
                    code: "message.duplicateKey", message: "The field \(quoted(path + name)) stands twice.")
            }
        }
    }

    func object(_ name: String) throws(ClientMessageError) -> MessageFields {
        try MessageFields(node(name, "an object"), path: path + name)
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(ClientMessageError) -> Double {
        let due = "a number from \(describe(range.lowerBound)) to \(describe(range.upperBound))"
        let node = try node(name, due)
        guard let number = node.asNumber, range.contains(number) else { throw wrong(name, due, node) }
        return number
    }

    func integer(_ name: String) throws(ClientMessageError) -> Int {
        let due = "a whole number from 0 to 2^53"
        let node = try node(name, due)
        guard let number = node.asInt, Self.integers.contains(number) else { throw wrong(name, due, node) }
        return number
    }

    func bool(_ name: String) throws(ClientMessageError) -> Bool {
        let node = try node(name, "true or false")
        guard let value = node.asBool else { throw wrong(name, "true or false", node) }
        return value
    }

    func string(_ name: String, limit: Int = Self.maximumTextBytes) throws(ClientMessageError) -> String {
        let due = "a string of at most \(limit) bytes"
        let node = try node(name, due)
        guard let text = node.asString, text.utf8.count <= limit else { throw wrong(name, due, node) }
        return text
    }

    /// - Parameter due: what must stand there, for the sentence.
    func array(_ name: String, _ due: String, limit: Int) throws(ClientMessageError) -> [JSONNode] {
        let node = try node(name, due)
        guard let nodes = node.asArray, nodes.count <= limit else { throw wrong(name, due, node) }
        return nodes
    }

    /// A list of objects; their fields are called `name[0].…`.
    func objects(_ name: String, _ due: String, limit: Int) throws(ClientMessageError) -> [MessageFields] {
        var objects: [MessageFields] = []
        for (index, node) in try array(name, due, limit: limit).enumerated() {
            objects.append(try MessageFields(node, path: "\(path)\(name)[\(index)]"))
        }
        return objects
    }

    /// Two coordinates: `[x, y]`.
    func point(_ name: String) throws(ClientMessageError) -> Point {
        let due = "[x, y]"
        let node = try node(name, due)
        guard let pair = node.asArray, pair.count == 2, let x = pair[0].asNumber, let y = pair[1].asNumber,
            Self.coordinates.contains(x), Self.coordinates.contains(y)
        else { throw wrong(name, due, node) }
        return Point(x: x, y: y)
    }

    /// One of a few words.
    func choice<Value>(_ name: String, of choices: [(name: String, value: Value)]) throws(ClientMessageError) -> Value {
        let due = "one of " + choices.map { quoted($0.name) }.joined(separator: ", ")
        let node = try node(name, due)
        guard let word = node.asString, let choice = choices.first(where: { $0.name == word }) else {
            throw wrong(name, due, node)
        }
        return choice.value
    }
}

extension MessageFields {
    private func node(_ name: String, _ due: String) throws(ClientMessageError) -> JSONNode {
        guard let member = members.first(where: { $0.key == name }) else {
            throw ClientMessageError(code: path + name, message: "\(path + name) is missing; it must be \(due).")
        }
        return member.node
    }

    private func wrong(_ name: String, _ due: String, _ node: JSONNode) -> ClientMessageError {
        let found =
            if let number = node.asNumber { describe(number) } else if let text = node.asString {
                quoted(cut(text))
            } else {
                node.kindName
            }
        return ClientMessageError(code: path + name, message: "\(path + name) must be \(due); here it is \(found).")
    }

    private func describe(_ number: Double) -> String {
        var writer = JSONWriter()
        writer.number(number)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A peer's text, short enough to be repeated to it.
    private func cut(_ text: String) -> String {
        text.unicodeScalars.count <= 40 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…"
    }
}
