import JSONText

// The small steps that a schema is written in.

extension SchemaWriter {
    mutating func object(_ body: (inout SchemaWriter) -> Void) {
        writer.beginObject()
        body(&self)
        writer.endObject()
    }

    mutating func array(_ body: (inout SchemaWriter) -> Void) {
        writer.beginArray()
        body(&self)
        writer.endArray()
    }

    mutating func key(_ key: String, _ value: (inout SchemaWriter) -> Void) {
        writer.key(key)
        value(&self)
    }

    mutating func member(_ key: String, _ text: String) {
        writer.key(key)
        writer.string(text)
    }

    mutating func member(_ key: String, _ number: Double) {
        writer.key(key)
        writer.number(number)
    }

    mutating func member(_ key: String, _ number: Int) {
        writer.key(key)
        writer.number(number)
    }

    mutating func member(_ key: String, _ flag: Bool) {
        writer.key(key)
        writer.bool(flag)
    }

    mutating func strings(_ strings: [String]) {
        array { schema in
            for string in strings { schema.writer.string(string) }
        }
    }

    mutating func types(_ types: [String]) {
        object { schema in schema.key("type") { $0.strings(types) } }
    }

    mutating func required(_ names: [KeyName]) {
        object { schema in schema.key("required") { $0.strings(names.map { $0.rawValue }) } }
    }

    mutating func reference(_ kind: ObjectKind) { reference(kind.definition) }

    mutating func reference(_ definition: String) { member("$ref", "#/definitions/\(definition)") }

    /// A value as it was read.
    mutating func value(_ node: JSONNode) {
        switch node.value {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .number(let number): writer.number(number.value)
        case .string(let text): writer.string(text)
        case .array(let elements):
            array { schema in
                for element in elements { schema.value(element) }
            }
        case .object(let members):
            object { schema in
                for member in members { schema.key(member.key) { $0.value(member.node) } }
            }
        }
    }
}

extension ObjectKind {
    /// The name under which the schema defines the kind.
    var definition: String {
        switch self {
        case .file: "file"
        case .item: "item"
        case .generator: "generator"
        case .section: "section"
        case .cell: "cell"
        case .animation: "animation"
        case .spring: "spring"
        case .insets: "insets"
        case .adaptiveColumns: "adaptiveColumns"
        case .background: "sectionBackground"
        case .effect: "effect"
        case .layoutSize: "namedLayoutSize"
        case .layoutItem: "layoutItem"
        case .layoutGroup: "layoutGroup"
        case .customItems: "customItems"
        case .edgeSpacing: "edgeSpacing"
        case .supplementaryItem: "supplementaryItem"
        case .anchor: "anchor"
        case .boundaryItem: "boundaryItem"
        case .style(let layout): "\(layout.name)Style"
        case .variant(let layout): "\(layout.name)Variant"
        case .override(let layout): "\(layout.name)Section"
        case .listSection: "compositionalListSection"
        }
    }
}

extension KeyEntry {
    /// The sentence, with what holds without the key where that is no value.
    var description: String {
        if case .described(let rule) = standard { "\(sentence) Without it: \(rule)." } else { sentence }
    }
}
