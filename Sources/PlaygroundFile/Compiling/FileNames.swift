import Formula

/// What formulas can name in one file: the words it knows, and the names of its data.
struct FileNames {
    let words: WordTable
    let itemData: DataTable
    let sectionData: DataTable
    /// Whether any item has a size of its own.
    let hasOwnSizes: Bool

    /// How many slots the inputs of a formula have.
    var slotCount: Int { previousSlot(itemData.names.count) }

    /// Where `previous.data.…` is found, by its place in the table of item data.
    func previousSlot(_ place: Int) -> Int {
        BuiltInNames.Slot.allCases.count + itemData.names.count + sectionData.names.count + place
    }
}

extension FileReader {
    /// Gathers names, kinds and words over the whole file; two kinds under one name are reported at the second.
    func names(in sections: [WrittenSection]) -> FileNames {
        var itemKinds = DataKinds()
        var sectionKinds = DataKinds()
        var words: Set<String> = []
        var hasOwnSizes = false
        for section in sections {
            if let id = section.id { words.insert(id) }
            gather(section.data, into: &sectionKinds, &words)
            section.items.forEachPattern { item in
                gather(item.data, into: &itemKinds, &words)
                if item.size != nil { hasOwnSizes = true }
            }
        }
        let itemData = DataTable(itemKinds.kinds, firstSlot: BuiltInNames.Slot.allCases.count)
        let sectionData = DataTable(
            sectionKinds.kinds, firstSlot: BuiltInNames.Slot.allCases.count + itemData.names.count)
        // In the order of their letters, so that the order of items is no part of what a word is.
        let table = WordTable(KeyTable.words + words.sorted(by: precedes))
        return FileNames(words: table, itemData: itemData, sectionData: sectionData, hasOwnSizes: hasOwnSizes)
    }

    private func gather(_ data: [WrittenDatum], into kinds: inout DataKinds, _ words: inout Set<String>) {
        for datum in data {
            if case .word(let word) = datum.value { words.insert(word) }
            guard let other = kinds.add(datum) else { continue }
            report(
                .dataKind, at: datum.origin,
                "'\(datum.name)' is \(datum.value.phrase) here and \(other) before; a name has one kind in the file.")
        }
    }
}

/// The kinds that names of data have so far.
private struct DataKinds {
    private(set) var kinds: [String: FormulaKind] = [:]

    /// - Returns: What the name held before, if that is of another kind.
    mutating func add(_ datum: WrittenDatum) -> String? {
        guard let known = kinds[datum.name] else {
            kinds[datum.name] = datum.value.kind
            return nil
        }
        let kind = datum.value.kind
        if known == kind { return nil }
        guard known == .whole || known == .double, kind == .whole || kind == .double else { return phrase(known) }
        kinds[datum.name] = .double
        return nil
    }

    private func phrase(_ kind: FormulaKind) -> String {
        switch kind {
        case .double, .int, .whole: "a number"
        case .bool: "a boolean"
        case .word: "a word"
        }
    }
}

extension WrittenDatum.Value {
    var kind: FormulaKind {
        switch self {
        case .number(_, let isWrittenWhole): isWrittenWhole ? .whole : .double
        case .bool: .bool
        case .word: .word
        }
    }

    var phrase: String {
        switch self {
        case .number: "a number"
        case .bool: "a boolean"
        case .word: "a word"
        }
    }
}

extension WrittenItems {
    func forEachPattern(_ body: (WrittenItem) -> Void) {
        switch self {
        case .count: break
        case .list(let items): items.forEach(body)
        case .generator(_, let pattern): body(pattern)
        }
    }
}
