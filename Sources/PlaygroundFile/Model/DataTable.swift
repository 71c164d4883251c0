import Formula

/// The names under which the items (or the sections) of a file hold data, each with its one kind.
struct DataTable: Equatable, Sendable {
    struct Name: Equatable, Sendable {
        let name: String
        let kind: FormulaKind
        /// The place of its value in the inputs of formulas.
        let slot: Int
    }

    /// In the order of their letters, so that a file's own order is no part of the model.
    let names: [Name]
    private let places: [String: Int]

    /// - Parameter firstSlot: The slot of the first name; the others follow.
    init(_ kinds: [String: FormulaKind], firstSlot: Int) {
        let sorted = kinds.keys.sorted(by: precedes)
        names = sorted.enumerated().map { index, name in
            Name(name: name, kind: kinds[name] ?? .double, slot: firstSlot + index)
        }
        places = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
    }

    /// The place of a name in `names`.
    func place(of name: String) -> Int? { places[name] }

    /// What an item reads that has nothing under a name of that kind.
    static func nothing(_ kind: FormulaKind) -> FormulaValue {
        switch kind {
        case .double: .double(0)
        case .int, .whole: .int(0)
        case .bool: .bool(false)
        case .word: .word(0)
        }
    }
}

/// The order of names by their bytes, the same on every machine.
func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
}
