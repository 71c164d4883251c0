import JSONText

/// The JSON Schema (draft-07) of the file, for editors: it completes keys, explains them and underlines what cannot be.
///
/// Made of the table of keys alone, so that it says what the reader says. What only a formula's value shows, or two keys
/// together, it leaves to the reader.
package func jsonSchema() -> [UInt8] {
    var schema = SchemaWriter()
    schema.root()
    return schema.bytes + [UInt8(ascii: "\n")]
}

/// Writes a schema object by object.
struct SchemaWriter {
    var writer = JSONWriter(indentation: 2)

    var bytes: [UInt8] { writer.bytes }

    mutating func root() {
        object { schema in
            schema.member("$schema", "http://json-schema.org/draft-07/schema#")
            schema.member("title", "Roundabout playground")
            schema.member("description", "Items, and the collection-view layouts to switch between.")
            schema.member("allowComments", true)
            schema.member("allowTrailingCommas", true)
            schema.closedObject(.file)
            schema.key("not") { $0.required([.items, .sections]) }
            schema.key("definitions") { $0.object { $0.definitions() } }
        }
    }

    private mutating func definitions() {
        key("number") { $0.types(["number", "string"]) }
        for kind in [
            ObjectKind.item, .generator, .section, .cell, .animation, .spring, .insets, .adaptiveColumns, .background,
            .effect, .layoutSize, .layoutItem, .layoutGroup, .customItems, .edgeSpacing, .supplementaryItem, .anchor,
            .boundaryItem, .listSection,
        ] {
            key(kind.definition) { $0.object { $0.closedObject(kind) } }
        }
        key("items") { $0.object { $0.items() } }
        key("size") { $0.object { $0.size() } }
        key("sides") { $0.object { $0.sides() } }
        key("dimension") { $0.object { $0.dimension() } }
        key("layoutSize") { $0.object { $0.layoutSize() } }
        key("layoutSpacing") { $0.object { $0.layoutSpacing() } }
        key("style") { $0.object { $0.style(LayoutKind.allCases[...]) } }
        for layout in LayoutKind.allCases {
            for kind in [ObjectKind.style(layout), .variant(layout), .override(layout)] {
                key(kind.definition) { $0.object { $0.closedObject(kind) } }
            }
        }
    }

    /// A style is judged by the keys of its layout, so that an editor offers those and no others.
    private mutating func style(_ layouts: ArraySlice<LayoutKind>) {
        guard let layout = layouts.last else { return }
        if layouts.count == LayoutKind.allCases.count {
            member("type", "object")
            key("properties") { schema in
                schema.object { $0.property(KeyTable.entry(.layout, of: .style(layout))) }
            }
        }
        guard layouts.count > 1 else {
            reference(.style(layout))
            return
        }
        key("if") { schema in
            schema.object { schema in
                schema.key("properties") {
                    $0.object { $0.key("layout") { $0.object { $0.member("const", layout.name) } } }
                }
                schema.key("required") { $0.strings(["layout"]) }
            }
        }
        key("then") { $0.object { $0.reference(.style(layout)) } }
        key("else") { $0.object { $0.style(layouts.dropLast()) } }
    }

    /// An object with the table's keys and no others.
    private mutating func closedObject(_ kind: ObjectKind) {
        member("type", "object")
        key("properties") { schema in
            schema.object { schema in
                for entry in KeyTable.keys(of: kind) { schema.property(entry) }
            }
        }
        member("additionalProperties", false)
        let required = KeyTable.required(of: kind)
        if !required.isEmpty { key("required") { $0.strings(required.map { $0.rawValue }) } }
    }

    private mutating func property(_ entry: KeyEntry?) {
        guard let entry else { return }
        key(entry.name.rawValue) { schema in
            schema.object { schema in
                schema.member("description", entry.description)
                schema.shape(entry.shape)
                if case .json(let text) = entry.standard, let value = parseJSON(SourceText(text)).root {
                    schema.key("default") { $0.value(value) }
                }
            }
        }
    }

    private mutating func items() {
        key("anyOf") { schema in
            schema.array { schema in
                schema.object { $0.shape(.plainCount(maximum: Limits.generatedItems)) }
                schema.object { schema in
                    schema.member("type", "array")
                    schema.member("maxItems", Limits.listedItems)
                    schema.key("items") { $0.object { $0.reference(.item) } }
                }
                schema.object { $0.reference(.generator) }
            }
        }
    }

    private mutating func size() {
        key("anyOf") { schema in
            schema.array { schema in
                schema.object { $0.shape(.number(.extent)) }
                schema.object { $0.tuple(2, of: .number(.extent)) }
            }
        }
    }

    private mutating func sides() {
        key("anyOf") { schema in
            schema.array { schema in
                schema.object { $0.shape(.number(.distance)) }
                schema.object { $0.tuple(4, of: .number(.distance)) }
                schema.object { $0.reference(.insets) }
            }
        }
    }

    private mutating func tuple(_ count: Int, of shape: ValueShape) {
        member("type", "array")
        key("items") { $0.object { $0.shape(shape) } }
        member("minItems", count)
        member("maxItems", count)
    }
}
