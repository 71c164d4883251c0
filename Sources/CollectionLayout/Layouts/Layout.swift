/// A layout and all it needs to know but the size of the collection view.
///
/// A new layout is one file of its own and one case here.
package enum Layout {
    case flow(FlowLayout)
    case grid(GridLayout)
    case spiral(SpiralLayout)

    /// Lays everything out.
    ///
    /// Total: any numbers give finite frames. What is not finite, beyond ±1,000,000 or negative where a length is due
    /// counts as 0.
    ///
    /// - Parameters:
    ///   - bounds: the size of the collection view, points.
    ///   - adjustedContentInset: UIKit's; it narrows the content but does not move its origin.
    /// - Complexity: O(sections) where sizes are alike within a section, else O(n).
    package func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        switch self {
        case .flow(let flow): flow.prepared(for: bounds, adjustedContentInset: adjustedContentInset)
        case .grid(let grid): grid.prepared(for: bounds, adjustedContentInset: adjustedContentInset)
        case .spiral(let spiral): spiral.prepared(for: bounds, adjustedContentInset: adjustedContentInset)
        }
    }
}
