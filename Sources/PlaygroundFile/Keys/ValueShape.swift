/// What may stand as the value of a key.
enum ValueShape: Sendable {
    /// A plain text of at most 1 KiB.
    case text
    /// A text in which braces hold a formula.
    case template
    /// `#rrggbb`, braces allowed.
    case color
    /// The name of a picture, braces allowed.
    case picture
    case flag
    /// A number, or a formula that gives one.
    case number(NumberRange)
    /// A whole number and no formula: how many items there are is known before any formula is.
    case plainCount(maximum: Int)
    /// `true`, `false`, or a formula that gives one of them.
    case condition
    /// One number for a square, or `[width, height]`.
    case size
    /// `[x, y]`, which may be negative.
    case point
    /// `[x, y, width, height]`.
    case rect
    /// A number, a formula in points, or a dimension as ".fractionalWidth(0.5)".
    case dimension
    /// One dimension for both sides, `[width, height]`, or named ones.
    case layoutSize
    /// A number, a formula in points, or a spacing as ".flexible(10)".
    case layoutSpacing
    /// A layout size, or a group with all that it has.
    case group
    /// An item or a group.
    case subitem
    case subitems
    /// A dimension, or a boundary item with all that it has.
    case edgeItem
    /// Some of these words.
    case words([String])
    /// One number, `[top, left, bottom, right]`, or named sides.
    case insets
    /// A number, or `{ "minimum": 110 }`.
    case columns
    /// One of these words.
    case word([String])
    /// One of these words, or a formula that gives one with a leading dot.
    case choice([String])
    /// Names of the user's own with numbers, booleans and words.
    case data
    /// Names of the user's own with formulas.
    case lets
    case object(ObjectKind)
    case list(ObjectKind)
    /// Names of the user's own, each with an object.
    case map(ObjectKind)
    /// A count, a list or a generator.
    case items
    case layout
    /// `styles`: like a map, but the object's kind follows from its `layout`.
    case styles
    /// `sections` of a style: a map whose names are ids of sections.
    case overrides(LayoutKind)
}
