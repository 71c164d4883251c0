extension LayoutItem {
    /// The content insets in points, of the item at that size; none on an axis that is estimated.
    func insets(of size: Size) -> EdgeInsets {
        var insets = contentInsets.points(of: size)
        let estimated = self.size.estimatedAxes
        if estimated.contains(.width) { (insets.left, insets.right) = (0, 0) }
        if estimated.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// What the content insets leave of the item at that size: what sizes of its own items are shares of.
    package func effectiveSize(of size: Size) -> Size {
        let insets = insets(of: size)
        return Size(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

extension LayoutGroup {
    /// The length that each item of a group of a count gets: what its spacings and edges leave of the group's effective length,
    /// shared. Nil where items have lengths of their own.
    package func sharedLength(of effective: Size) -> Double? {
        guard sharesLength, !subitems.isEmpty else { return nil }
        let isRow = axis == .horizontal
        let rooms = (0..<slotCount).reduce(0.0) { sum, index in
            let spacing = subitems[index % subitems.count].edgeSpacing
            let edges =
                isRow
                ? spacing.leading.least + spacing.trailing.least : spacing.top.least + spacing.bottom.least
            return sum + edges + (index > 0 ? interItemSpacing.least : 0)
        }
        return (effective[axis] - rooms) / Double(slotCount)
    }

    /// Whether its items share its length.
    var sharesLength: Bool {
        if case .count = filling { true } else { false }
    }

    /// So many items it has at most; those of a custom group are placed otherwise.
    var slotCount: Int {
        switch filling {
        case .subitems: GroupSolver.slotLimit
        case .count(let count), .repeating(let count): min(max(1, count), GroupSolver.slotLimit)
        case .custom: 0
        }
    }
}

extension Size {
    /// The length along a group's axis.
    package subscript(axis: LayoutGroup.Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

extension LayoutGroup.Axis {
    var other: LayoutGroup.Axis { self == .horizontal ? .vertical : .horizontal }

    /// The side of a size that is along it.
    var side: LayoutAxes { self == .horizontal ? .width : .height }
}
