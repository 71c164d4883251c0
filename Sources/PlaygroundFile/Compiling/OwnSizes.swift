import Formula

/// The sizes that the items of a section bring themselves.
enum OwnSizes: Equatable {
    /// 50×50 for every one.
    case none
    /// A generator's, the same formulas for all.
    case same(SizePlan)
    /// A list's, all plain numbers.
    case numbers(widths: Column<Double>, heights: Column<Double>)
    /// A list's with formulas in it.
    case plans([SizePlan])

    static let side = 50.0

    /// What holds for an item that brings no size.
    static let standard = SizePlan.constant(side)

    var reach: FormulaReach {
        switch self {
        case .none: .constant
        case .same(let plan): plan.reach
        case .numbers, .plans: .item
        }
    }
}

extension PlanCompiler {
    /// The own sizes of the items of a section, in the surroundings of the style that lays them out.
    func ownSizes(of section: PlaygroundSection, _ settings: WrittenSettings, _ layout: LayoutKind) -> OwnSizes {
        switch section.items {
        case .fruits, .generator(_, _, nil):
            return .none
        case .generator(_, _, let written?):
            return .same(ownSize(written, settings, layout))
        case .list(let list):
            if let numbers = list.plainSizes { return numbers }
            return list.sizes.isEmpty
                ? .none : .plans(list.sizes.map { $0.map { ownSize($0, settings, layout) } ?? OwnSizes.standard })
        }
    }

    private func ownSize(_ written: WrittenSize, _ settings: WrittenSettings, _ layout: LayoutKind) -> SizePlan {
        var surroundings = Surroundings(.size, layout)
        surroundings.isOwnSize = true
        return ValueCompiler(formulas, settings, layout).size(written, surroundings)
    }
}

extension ListedItems {
    /// The sizes as two columns, if they are plain numbers all.
    static func plainSizes(_ sizes: [WrittenSize?]) -> OwnSizes? {
        guard !sizes.isEmpty else { return nil }
        var widths: [Double] = []
        var heights: [Double] = []
        widths.reserveCapacity(sizes.count)
        heights.reserveCapacity(sizes.count)
        for size in sizes {
            let width = size.map { $0.width.plainNumber } ?? OwnSizes.side
            let height = size.map { ($0.height ?? $0.width).plainNumber } ?? OwnSizes.side
            guard let width, let height else { return nil }
            widths.append(width)
            heights.append(height)
        }
        return .numbers(widths: Column(widths), heights: Column(heights))
    }
}

extension WrittenNumber {
    /// The number if it is no formula.
    var plainNumber: Double? {
        if case .number(let value, _) = content { value } else { nil }
    }
}
