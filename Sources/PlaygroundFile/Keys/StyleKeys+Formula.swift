extension KeyTable {
    static let formula: [KeyEntry] = [
        KeyEntry(
            .center, .point, default: .json("[\"bounds.width / 2\", \"bounds.height / 2\"]"), in: .formula,
            overriding: .variantsAndSections,
            "Where a cell's centre is: [x, y] in points from the upper left corner of the content; formulas know its `width` and `height`."
        ),
        KeyEntry(
            .frame, .rect, in: .formula, overriding: .variantsAndSections,
            "The frame of a cell: [x, y, width, height], instead of `center` and `itemSize`; x and y know its `width` and `height`."
        ),
        KeyEntry(
            .itemSize, .size, default: .json("50"), in: .formula, overriding: .variantsAndSections,
            "The size of a cell: one number for a square, or [width, height]."),
        KeyEntry(
            .rotation, .number(.angle), default: .described("0"), in: .formula, overriding: .variantsAndSections,
            "How far a cell is turned about its centre, clockwise, in radians."),
        KeyEntry(
            .scale, .number(.factor), default: .described("1"), in: .formula, overriding: .variantsAndSections,
            "How much larger a cell is drawn than it is; less than 0 counts as 0."),
        KeyEntry(
            .alpha, .number(.share), default: .described("1"), in: .formula, overriding: .variantsAndSections,
            "How opaque a cell is, between 0 and 1; less or more counts as the nearer of them."),
        KeyEntry(
            .zIndex, .number(.depth), default: .described("0"), in: .formula, overriding: .variantsAndSections,
            "Cells of more are drawn above those of less; rounded to a whole number."),
        KeyEntry(
            .contentSize, .size,
            default: .described("as far as the cells reach, and the right and bottom inset after that"),
            in: .formula, overriding: .variants,
            "How far the content reaches: [width, height] in points."),
    ]
}
