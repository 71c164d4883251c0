import CollectionLayout

extension ListAppearance {
    /// What a group of the appearance leaves free before its first row and behind its last one: UITableView's heights of
    /// headers and footers without a text. 35 before the first group was measured by many who wanted to be rid of it
    /// (stackoverflow.com/questions/18880341); that the 35 between groups are two halves, of which the last keeps one at the
    /// end, is UNSURE. The sides of an inset group are those of the layout margins.
    func inset(of index: Int, _ section: PlaygroundSection, _ direction: ScrollDirection) -> EdgeInsets {
        guard self != .plain else { return .zero }
        let before = section.hasHeader ? 0 : index == 0 ? 35 : 17.5
        let inset = EdgeInsets(top: before, left: 0, bottom: section.hasFooter ? 0 : 17.5, right: 0)
        return direction == .vertical ? inset : inset.transposed
    }

    /// The radius of an inset group's corners: 10, as screenshots of iOS 13 to 18 have it (UNSURE: it is in no documentation).
    static let groupRadius = 10.0
}
