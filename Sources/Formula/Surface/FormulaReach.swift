/// How often a value can change; a formula's reach is the widest one among the names it depends on.
package enum FormulaReach: UInt8, Comparable, Sendable {
    /// Never: the formula names nothing.
    case constant
    /// With the page's size and traits.
    case viewport
    /// From section to section.
    case section
    /// From item to item.
    case item

    package static func < (left: FormulaReach, right: FormulaReach) -> Bool { left.rawValue < right.rawValue }
}
