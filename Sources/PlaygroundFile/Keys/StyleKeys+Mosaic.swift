extension KeyTable {
    static let mosaic: [KeyEntry] = [
        KeyEntry(
            .rowHeight, .number(.extentAboveZero), default: .json("120"), in: .mosaic,
            overriding: .variantsAndSections,
            "What the heights of the rows are to be near to, in points; rows are as high as makes their cells fill them."
        ),
        KeyEntry(
            .spacing, .number(.distance), default: .json("10"), in: .mosaic, overriding: .variantsAndSections,
            "The distance between the cells of a row, in points."),
        KeyEntry(
            .lineSpacing, .number(.distance), default: .described("`spacing`"), in: .mosaic,
            overriding: .variantsAndSections,
            "The distance between rows, in points."),
        KeyEntry(
            .aspectRatio, .number(.ratio), default: .described("the ratio of the item's own `size`"), in: .mosaic,
            overriding: .variantsAndSections,
            "Width ÷ height of a cell, which it keeps."),
        KeyEntry(
            .lastRow, .word(["leading", "justified"]), default: .json("\"leading\""), in: .mosaic,
            overriding: .variantsAndSections,
            "What becomes of a last row that is not full: `leading` at `rowHeight`, or `justified` like the others."),
    ]
}
