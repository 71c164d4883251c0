import CollectionLayout
import Formula

extension StylePlan {
    /// Whether any size or cell names the items' own sizes, or lays out by them.
    var asksForOwnSizes: Bool {
        ([common] + overrides.values).contains { $0.asksForOwnSizes }
            || effects.contains { $0.numbers.contains { $0.namesOwnSize } }
    }
}

extension SectionPlan {
    fileprivate var asksForOwnSizes: Bool {
        func names(_ number: CompiledNumber?) -> Bool {
            number?.namesOwnSize ?? false
        }
        if names(cell.cornerRadius) { return true }
        switch items {
        case .flow(let flow): return flow.itemSize.map { names($0.width) || names($0.height) } ?? true
        case .grid(let grid): return names(grid.span)
        case .list(let list): return list.names(.sizeWidth) || list.names(.sizeHeight)
        case .waterfall(let waterfall): return waterfall.itemHeight.map { names($0) } ?? true || names(waterfall.span)
        case .mosaic(let mosaic): return mosaic.proportions.map { names($0.width) } ?? true
        case .formula(let plan):
            return plan.numbers.contains { names($0) }
        case .compositional: return false
        case .pass(let size): return names(size.width) || names(size.height)
        }
    }
}

extension CompiledNumber {
    /// Whether it depends on the item's own size.
    var namesOwnSize: Bool {
        names(BuiltInNames.Slot.sizeWidth.rawValue) || names(BuiltInNames.Slot.sizeHeight.rawValue)
    }
}
