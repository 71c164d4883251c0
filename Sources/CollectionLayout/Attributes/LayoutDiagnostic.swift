/// Something about a layout that its author will want to know: UIKit's complaints as values, and what UIKit keeps silent about.
///
/// At most one of a kind for a section; `item` is the first it concerns, `count` how many there are.
package struct LayoutDiagnostic: Equatable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// The item is wider than what the insets leave (taller, in a horizontal layout): UIKit logs that the behaviour is not
        /// defined. `amount` is its width, `limit` the width there is. Equal widths do not warn.
        case itemTooWide
        /// The item began a new line by `amount` points, a hair: a sum of rounded fractions came out above `limit`.
        case missedLine
        /// The item's size was not finite, out of range or negative; it counts as 0.
        case invalidSize
        /// The item's ratio of width to height made no sense; it counts as 1.
        case invalidRatio
        /// The number of columns that the item spans made no sense; it spans one.
        case invalidSpan
        /// Items of a line lie over each other by `amount` points, because the spacing is negative.
        case itemsOverlap
        /// Lines lie over each other by `amount` points, because the line spacing is negative.
        case linesOverlap
        /// A group cannot fit a single item: it needs `amount` of `limit` points. UIKit raises an exception.
        case groupCannotFit
        /// What insets and spacings leave of a group's or an item's side is `amount`, which is not above 0. UIKit raises an exception.
        case noEffectiveSize
        /// A cell's size is estimated and its group's is not, so that it keeps its estimate.
        case notSelfSized
    }

    package var kind: Kind
    package var section: Int
    package var item: Int
    package var amount: Double
    package var limit: Double
    package var count: Int
    /// Of a compositional layout: the place among subitems, from the section's group down; empty for that group itself.
    package var path: [Int]
    /// Of a compositional layout: whether it is about the width, as the file has it.
    package var isWidth: Bool

    package init(
        kind: Kind, section: Int, item: Int, amount: Double = 0, limit: Double = 0, count: Int = 1,
        path: [Int] = [], isWidth: Bool = false
    ) {
        self.kind = kind
        self.section = section
        self.item = item
        self.amount = amount
        self.limit = limit
        self.count = count
        self.path = path
        self.isWidth = isWidth
    }
}
