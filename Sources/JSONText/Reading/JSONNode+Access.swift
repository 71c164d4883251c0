extension JSONNode {
    /// The value under a key, the first one if the key stands twice; nil for what is no object.
    package subscript(key: String) -> JSONNode? { member(key)?.node }

    /// The member with a key, the first one if it stands twice; nil for what is no object.
    package func member(_ key: String) -> JSONMember? {
        guard case .object(let members) = value else { return nil }
        for member in members where member.key == key { return member }
        return nil
    }

    package var asObject: [JSONMember]? {
        if case .object(let members) = value { members } else { nil }
    }

    package var asArray: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    package var asString: String? {
        if case .string(let text) = value { text } else { nil }
    }

    package var asNumber: Double? {
        if case .number(let number) = value { number.value } else { nil }
    }

    /// The number, if it is whole and no larger than 2^53, beyond which Doubles skip whole numbers; `5.0` is whole.
    package var asInt: Int? {
        guard let number = asNumber, number.magnitude <= 9_007_199_254_740_992 else { return nil }
        let whole = Int64(number)
        return Double(whole) == number ? Int(exactly: whole) : nil
    }

    package var asBool: Bool? {
        if case .bool(let value) = value { value } else { nil }
    }

    package var isNull: Bool {
        if case .null = value { true } else { false }
    }

    /// What the value is, as a sentence about a mistake calls it.
    package var kindName: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
