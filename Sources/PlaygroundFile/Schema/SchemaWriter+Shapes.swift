extension SchemaWriter {
    /// What a value of a shape may be.
    mutating func shape(_ shape: ValueShape) {
        switch shape {
        case .text, .template, .picture:
            member("type", "string")
            member("maxLength", Limits.labelBytes)
        case .color:
            member("type", "string")
            member("pattern", "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$|[{}]")
        case .flag:
            member("type", "boolean")
        case .number(let range):
            number(range)
        case .plainCount(let maximum):
            member("type", "integer")
            member("minimum", 0)
            member("maximum", maximum)
        case .condition:
            key("type") { $0.strings(["boolean", "string"]) }
        case .size:
            member("$ref", "#/definitions/size")
        case .point:
            tuple(of: [.number(.distance), .number(.distance)])
        case .rect:
            tuple(of: [.number(.distance), .number(.distance), .number(.extent), .number(.extent)])
        case .dimension, .layoutSize, .layoutSpacing, .group, .subitem, .subitems, .edgeItem:
            compositional(shape)
        case .words(let words):
            anyOf([
                { $0.key("enum") { $0.strings(words) } },
                { schema in
                    schema.member("type", "array")
                    schema.key("items") { $0.object { $0.key("enum") { $0.strings(words) } } }
                },
            ])
        case .insets:
            member("$ref", "#/definitions/sides")
        case .columns:
            key("anyOf") { schema in
                schema.array { schema in
                    schema.object { $0.shape(.number(.count)) }
                    schema.object { $0.reference(.adaptiveColumns) }
                }
            }
        case .word(let words):
            key("enum") { $0.strings(words) }
        case .choice(let words):
            key("anyOf") { schema in
                schema.array { schema in
                    schema.object { $0.key("enum") { $0.strings(words) } }
                    schema.object { $0.member("type", "string") }
                }
            }
        case .layout:
            key("enum") { $0.strings(LayoutKind.allCases.map { $0.name }) }
        case .data:
            ownNames(isPlain: true) { $0.key("type") { $0.strings(["number", "boolean", "string"]) } }
        case .lets:
            ownNames(isPlain: true) { $0.reference("number") }
            member("maxProperties", Limits.lets)
        case .object(let kind):
            reference(kind)
        case .list(let kind):
            member("type", "array")
            key("items") { $0.object { $0.reference(kind) } }
        case .map(let kind):
            ownNames(isPlain: false) { $0.reference(kind) }
        case .overrides(.compositional):
            ownNames(isPlain: false) { $0.compositionalSection() }
        case .overrides(let layout):
            ownNames(isPlain: false) { $0.reference(.override(layout)) }
        case .styles:
            ownNames(isPlain: false) { $0.reference("style") }
            member("maxProperties", Limits.styles)
        case .items:
            member("$ref", "#/definitions/items")
        }
    }

    /// A number within a range, or a formula, which no schema can judge.
    private mutating func number(_ range: NumberRange) {
        key("type") { $0.strings(["number", "string"]) }
        if range.excludesMinimum {
            member("exclusiveMinimum", range.minimum)
        } else {
            member("minimum", range.minimum)
        }
        member("maximum", range.maximum)
    }

    /// A list of so many values, each of a shape of its own.
    mutating func tuple(of shapes: [ValueShape]) {
        member("type", "array")
        key("items") { schema in
            schema.array { schema in
                for shape in shapes { schema.object { $0.shape(shape) } }
            }
        }
        member("minItems", shapes.count)
        member("maxItems", shapes.count)
    }

    /// An object whose names are the user's own.
    private mutating func ownNames(isPlain: Bool, _ value: (inout SchemaWriter) -> Void) {
        member("type", "object")
        if isPlain {
            key("propertyNames") { $0.object { $0.member("pattern", "^[A-Za-z_][A-Za-z0-9_]*$") } }
        }
        key("additionalProperties") { $0.object(value) }
    }
}
