package import CollectionLayout
import Formula

extension Playground {
    /// What the cell of an item shows where no style says otherwise. Computed on demand, so that a million cost nothing.
    ///
    /// - Precondition: there is such an item.
    package func item(at indexPath: IndexPath) -> PlaygroundItem {
        item(at: indexPath, ground: cellColor)
    }

    /// The text above a section's items, or nil if it has none.
    package func headerText(inSection section: Int) -> String? {
        sections[section].header.map { $0.text(textInputs(section: section), words: names.words) ?? "" }
    }

    /// The text below a section's items, or nil if it has none.
    package func footerText(inSection section: Int) -> String? {
        sections[section].footer.map { $0.text(textInputs(section: section), words: names.words) ?? "" }
    }

    /// The text of an item's badge, or nil if it has none.
    func badgeText(at indexPath: IndexPath) -> String? {
        guard let badge = sections[indexPath.section].items.pattern(at: indexPath.item)?.badge else { return nil }
        return badge.plain ?? badge.text(textInputs(at: indexPath), words: names.words)
    }

    /// An item whose cell has this ground, if the item names none itself.
    func item(at indexPath: IndexPath, ground: PlannedText?) -> PlaygroundItem {
        let section = sections[indexPath.section]
        precondition(indexPath.item >= 0 && indexPath.item < section.itemCount, "an item of the section")
        let index = section.firstIndex + indexPath.item
        let pattern = section.items.pattern(at: indexPath.item)
        let inputs = pattern == nil && ground == nil ? nil : textInputs(at: indexPath)
        func text(_ planned: PlannedText?) -> String? {
            planned.flatMap { planned in inputs.flatMap { planned.text($0, words: names.words) } }
        }
        let fruit = pattern == nil ? BuiltInFruit.at(index) : nil
        let image = fruit?.image ?? text(pattern?.image)
        let color =
            text(pattern?.color).flatMap(HexColor.init) ?? text(ground).flatMap(HexColor.init)
        return PlaygroundItem(
            id: text(pattern?.id), title: fruit?.title ?? text(pattern?.title), subtitle: text(pattern?.subtitle),
            value: text(pattern?.value), badge: text(pattern?.badge), accessory: pattern?.accessory ?? .none,
            image: image,
            color: color?.text ?? image.flatMap(BuiltInFruit.named)?.color ?? Palette.color(at: index),
            hasOwnColor: color != nil)
    }

    /// The values that texts of an item can name.
    func textInputs(at indexPath: IndexPath) -> FormulaInputs {
        var inputs = textInputs(section: indexPath.section)
        setItem(indexPath, in: &inputs)
        return inputs
    }

    /// Sets what changes from item to item within a section.
    func setItem(_ indexPath: IndexPath, in inputs: inout FormulaInputs) {
        let section = sections[indexPath.section]
        inputs.set(.item, .int(Int64(indexPath.item)))
        inputs.set(.index, .int(Int64(section.firstIndex + indexPath.item)))
        for (place, name) in names.itemData.names.enumerated() {
            inputs[name.slot] =
                section.items.input(place, from: indexPath.item) ?? .scalar(DataTable.nothing(name.kind))
        }
    }

    /// The values that texts of a section can name.
    func textInputs(section index: Int) -> FormulaInputs {
        var inputs = FormulaInputs(slotCount: names.slotCount)
        setSection(index, count: sections[index].itemCount, in: &inputs)
        return inputs
    }

    /// Sets what changes from section to section.
    func setSection(_ index: Int, count: Int, in inputs: inout FormulaInputs) {
        inputs.set(.section, .int(Int64(index)))
        inputs.set(.count, .int(Int64(count)))
        // A layout that runs over all sections asks for the first one's values even if there is none.
        let section = index < sections.count ? sections[index] : nil
        inputs.set(.sectionID, .word(section?.id.flatMap { names.words.number(of: $0) } ?? 0))
        for (place, name) in names.sectionData.names.enumerated() {
            inputs[name.slot] = .scalar(section?.data[place] ?? DataTable.nothing(name.kind))
        }
    }
}

extension FormulaInputs {
    mutating func set(_ slot: BuiltInNames.Slot, _ value: FormulaValue) {
        self[slot.rawValue] = .scalar(value)
    }
}

extension ItemSource {
    /// The texts of an item, or nil for a built-in fruit.
    func pattern(at item: Int) -> ItemPattern? {
        switch self {
        case .fruits: nil
        case .list(let list): list.patterns[item]
        case .generator(let pattern, _, _): pattern
        }
    }

    /// What the items from `item` on have under a name of the table; nil if they have nothing.
    func input(_ place: Int, from item: Int) -> FormulaInput? {
        switch self {
        case .fruits: nil
        case .list(let list): list.columns[place].input(from: item)
        case .generator(_, let data, _): .scalar(data[place])
        }
    }
}
