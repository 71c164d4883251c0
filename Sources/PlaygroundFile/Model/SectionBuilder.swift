import Formula

/// Turns the sections of a file as written into the model's, their texts compiled.
struct SectionBuilder {
    let formulas: FormulaCompiler
    /// The `let`s at the top of the file: items belong to no style.
    let environment: LetEnvironment

    func sections(_ written: [WrittenSection]) -> [PlaygroundSection] {
        var firstIndex = 0
        return written.map { section in
            let result = self.section(section, firstIndex: firstIndex)
            firstIndex += result.itemCount
            return result
        }
    }

    private func section(_ written: WrittenSection, firstIndex: Int) -> PlaygroundSection {
        PlaygroundSection(
            id: written.id, itemCount: written.items.count, firstIndex: firstIndex,
            header: written.header.flatMap { text($0, .headerText) },
            footer: written.footer.flatMap { text($0, .headerText) },
            data: values(written.data, formulas.names.sectionData),
            items: items(written.items))
    }

    private func items(_ written: WrittenItems) -> ItemSource {
        switch written {
        case .count: .fruits
        case .list(let items): .list(list(items))
        case .generator(_, let item):
            .generator(pattern(item), data: values(item.data, formulas.names.itemData), size: item.size)
        }
    }

    private func list(_ items: [WrittenItem]) -> ListedItems {
        let sizes = items.contains { $0.size != nil } ? items.map { $0.size } : []
        return ListedItems(
            patterns: items.map(pattern), columns: columns(items), sizes: sizes,
            plainSizes: ListedItems.plainSizes(sizes))
    }

    private func pattern(_ item: WrittenItem) -> ItemPattern {
        ItemPattern(
            id: item.id.flatMap { text($0, .itemText) }, title: item.title.flatMap { text($0, .itemText) },
            subtitle: item.subtitle.flatMap { text($0, .itemText) },
            value: item.value.flatMap { text($0, .itemText) }, badge: item.badge.flatMap { text($0, .itemText) },
            accessory: item.accessory,
            image: item.image.flatMap { text($0, .itemText) }, color: item.color.flatMap { text($0, .itemText) })
    }

    private func text(_ written: WrittenText, _ row: ScopeRow) -> PlannedText? {
        formulas.text(written, in: environment, Surroundings(row))
    }

    /// A value for each name of the table: the written one, or what one reads who has none.
    private func values(_ data: [WrittenDatum], _ table: DataTable) -> [FormulaValue] {
        var values = table.names.map { DataTable.nothing($0.kind) }
        for datum in data {
            if let place = table.place(of: datum.name) { values[place] = value(datum, table.names[place].kind) }
        }
        return values
    }

    private func value(_ datum: WrittenDatum, _ kind: FormulaKind) -> FormulaValue {
        switch datum.value {
        case .number(let number, _): kind == .double ? .double(number) : .int(Int64(exactly: number) ?? 0)
        case .bool(let bool): .bool(bool)
        case .word(let word): .word(formulas.names.words.number(of: word) ?? 0)
        }
    }

    private func columns(_ items: [WrittenItem]) -> [DataColumn] {
        let rows = items.map { values($0.data, formulas.names.itemData) }
        return formulas.names.itemData.names.enumerated().map { place, name in
            switch name.kind {
            case .double: .doubles(Column(rows.map { if case .double(let value) = $0[place] { value } else { 0 } }))
            case .int, .whole: .ints(Column(rows.map { if case .int(let value) = $0[place] { value } else { 0 } }))
            case .bool: .bools(Column(rows.map { if case .bool(let value) = $0[place] { value } else { false } }))
            case .word: .words(Column(rows.map { if case .word(let value) = $0[place] { value } else { 0 } }))
            }
        }
    }
}
