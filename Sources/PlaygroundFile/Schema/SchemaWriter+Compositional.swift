// What compositional layouts are described by: values that are a number, a call, or an object.

extension SchemaWriter {
    mutating func compositional(_ shape: ValueShape) {
        switch shape {
        case .dimension: reference("dimension")
        case .layoutSpacing: reference("layoutSpacing")
        case .group: anyOf([{ $0.reference("layoutSize") }, { $0.reference(.layoutGroup) }])
        case .subitem: subitem()
        case .subitems:
            member("type", "array")
            member("minItems", 1)
            key("items") { $0.object { $0.subitem() } }
        case .edgeItem: anyOf([{ $0.reference("dimension") }, { $0.reference(.boundaryItem) }])
        default: reference("layoutSize")
        }
    }

    /// A number of points, a formula, or a call of which an editor offers examples.
    mutating func dimension() {
        calls(
            [
                ".fractionalWidth(1)", ".fractionalHeight(1)", ".absolute(44)", ".estimated(44)",
                ".uniformAcrossSiblings(estimate: 44)",
            ], .extent)
    }

    mutating func layoutSpacing() { calls([".fixed(10)", ".flexible(10)"], .distance) }

    mutating func layoutSize() {
        anyOf([
            { $0.reference("dimension") }, { $0.tuple(of: [.dimension, .dimension]) }, { $0.reference(.layoutSize) },
        ])
    }

    /// An entry of a compositional style's `sections`, judged by its `layout`.
    mutating func compositionalSection() {
        key("if") { schema in schema.object { $0.key("required") { $0.strings([KeyName.layout.rawValue]) } } }
        key("then") { $0.object { $0.reference(.listSection) } }
        key("else") { schema in
            // In a variant, of a section that the style makes a list.
            schema.object { $0.anyOf([{ $0.reference(.override(.compositional)) }, { $0.reference(.listSection) }]) }
        }
    }

    mutating func anyOf(_ shapes: [(inout SchemaWriter) -> Void]) {
        key("anyOf") { schema in
            schema.array { schema in
                for shape in shapes { schema.object(shape) }
            }
        }
    }

    private mutating func subitem() {
        anyOf([{ $0.reference(.layoutItem) }, { $0.reference(.layoutGroup) }, { $0.reference("layoutSize") }])
    }

    private mutating func calls(_ examples: [String], _ range: NumberRange) {
        anyOf([{ $0.key("enum") { $0.strings(examples) } }, { $0.shape(.number(range)) }])
    }
}
