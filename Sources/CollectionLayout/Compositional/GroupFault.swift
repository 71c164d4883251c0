/// Why a group cannot be solved: what UIKit raises as an exception.
struct GroupFault: Error, Equatable {
    enum Kind: Equatable {
        /// Not even one item fits: it needs `amount` points of `limit`.
        case cannotFit
        /// What insets or spacings leave of a side is `amount`, which is not above 0.
        case noEffectiveSize
    }

    var kind: Kind
    /// The group's or item's place among subitems, from the section's group down; empty for that group itself.
    var path: [Int]
    var amount: Double
    var limit = 0.0
    /// Which side it is about; in the layout's own axes.
    var axis: LayoutGroup.Axis
}
