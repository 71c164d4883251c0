import CollectionLayout
import TextSizing

extension StyleValues {
    /// Adds what a row of a list shows of the list: which of its corners are its group's, the line under it, the side that it
    /// stands on.
    func addRow(_ list: ListPlan, at indexPath: IndexPath, to appearance: inout CellAppearance) {
        let last = playground.sections[indexPath.section].itemCount - 1
        if isGrouped(appearance.content, list) {
            appearance.corners = corners(isFirst: indexPath.item == 0, isLast: indexPath.item == last)
        }
        if list.hasSeparators, plan.scrollDirection == .vertical, indexPath.item < last {
            appearance.separator = metrics.horizontal
        }
        if appearance.content == .bubble {
            switch rowAlignment(list, at: indexPath) {
            case .leading: appearance.side = .leading
            case .center: appearance.side = .center
            case .trailing: appearance.side = .trailing
            }
        }
    }

    /// The radius of cells whose file says nothing of it, in a group with round ends; else nil.
    func groupRadius(inSection section: Int) -> Double? {
        let plan = sectionPlan(section)
        guard case .list(let list) = plan.items, isGrouped(plan.cell.content, list) else { return nil }
        return ListAppearance.groupRadius
    }

    /// Whether a cell lends its corners to its group. Photos and bubbles keep a shape of their own.
    private func isGrouped(_ content: CellContent, _ list: ListPlan) -> Bool {
        guard list.appearance == .insetGrouped else { return false }
        switch content {
        case .row, .text, .card: return true
        case .photo, .bubble: return false
        }
    }

    /// As CACornerMask counts them: minXminY 1, maxXminY 2, minXmaxY 4, maxXmaxY 8.
    private func corners(isFirst: Bool, isLast: Bool) -> UInt8 {
        switch plan.scrollDirection {
        case .vertical: (isFirst ? 3 : 0) | (isLast ? 12 : 0)
        case .horizontal: (isFirst ? 5 : 0) | (isLast ? 10 : 0)
        }
    }
}
