import Formula

extension ItemsPlan {
    /// The formulas of sizes that are asked for item by item, as far as a layout of sections has them.
    var sizeFormulas: [CompiledFormula] {
        let numbers: [CompiledNumber?] =
            switch self {
            case .flow(let flow): [flow.itemSize?.width, flow.itemSize?.height]
            case .list(let list): [list.width, list.height]
            case .waterfall(let waterfall): [waterfall.itemHeight]
            case .mosaic(let mosaic): [mosaic.proportions?.width, mosaic.proportions?.height]
            case .grid, .formula, .compositional, .pass: []
            }
        return numbers.compactMap { $0?.formula }
    }

    /// The formulas of what else is asked for item by item: spans, the room before a row, where it stands.
    var placeFormulas: [CompiledFormula] {
        switch self {
        case .grid(let grid): [grid.span?.formula].compactMap { $0 }
        case .waterfall(let waterfall): [waterfall.span?.formula].compactMap { $0 }
        case .list(let list):
            if case .formula(let formula) = list.alignment.value {
                [list.spacing.formula, formula].compactMap { $0 }
            } else {
                [list.spacing.formula].compactMap { $0 }
            }
        case .flow, .mosaic, .formula, .compositional, .pass: []
        }
    }

    /// Whether the items' own sizes are looked at, by name or because the style gives no other.
    var readsOwnSizes: Bool {
        switch self {
        case .flow(let flow) where flow.itemSize == nil: true
        case .waterfall(let waterfall) where waterfall.itemHeight == nil: true
        case .mosaic(let mosaic) where mosaic.proportions == nil: true
        default: (sizeFormulas + placeFormulas).contains { $0.names("size") }
        }
    }
}

extension CompiledFormula {
    /// Whether it depends on a name that begins with that word.
    func names(_ word: String) -> Bool {
        names.contains { firstWord(of: $0.name) == word }
    }
}
