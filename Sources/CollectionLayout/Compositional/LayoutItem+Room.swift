extension LayoutItem {
    /// The content insets in points, of the item at that size; none on an axis that is estimated.
    func insets(of size: Size) -> EdgeInsets {
        var insets = contentInsets.points(of: size)
        if self.size.width.isEstimated { (insets.left, insets.right) = (0, 0) }
        if self.size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
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
        guard case .count(let count) = filling, !subitems.isEmpty else { return nil }
        let number = min(max(1, count), GroupSolver.slotLimit)
        let isRow = axis == .horizontal
        let rooms = (0..<number).reduce(0.0) { sum, index in
            let spacing = subitems[index % subitems.count].edgeSpacing
            let edges =
                isRow
                ? spacing.leading.least + spacing.trailing.least : spacing.top.least + spacing.bottom.least
            return sum + edges + (index > 0 ? interItemSpacing.least : 0)
        }
        return ((isRow ? effective.width : effective.height) - rooms) / Double(number)
    }
}
