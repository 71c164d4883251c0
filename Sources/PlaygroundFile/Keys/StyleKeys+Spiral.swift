extension KeyTable {
    static let spiral: [KeyEntry] = [
        KeyEntry(
            .itemSize, .size, default: .json("30"), in: .spiral, overriding: .variantsAndSections,
            "The size of a cell: one number for a square, or [width, height]."),
        KeyEntry(
            .itemsPerTurn, .number(.ratio), default: .json("20"), in: .spiral, overriding: .variants,
            "How many items make a full turn."),
        KeyEntry(
            .radius, .number(.extent), default: .json("\"(available.width - 100) / 2\""), in: .spiral,
            overriding: .variants, "How far the cells' centres are from the axis, in points."),
        KeyEntry(
            .top, .number(.distance), default: .json("100"), in: .spiral, overriding: .variants,
            "Where the first cell's centre is, in points from the upper edge."),
        KeyEntry(
            .risePerRadian, .number(.distance), default: .json("50"), in: .spiral, overriding: .variants,
            "How far the spiral moves down in one radian, in points."),
        KeyEntry(
            .bottom, .number(.distance), default: .json("100"), in: .spiral, overriding: .variants,
            "How far below the last cell's upper edge the content ends, in points."),
    ]
}
