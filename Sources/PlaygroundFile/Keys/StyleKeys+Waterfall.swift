extension KeyTable {
    static let waterfall: [KeyEntry] = [
        KeyEntry(
            .columns, .columns, default: .json("2"), in: .waterfall, overriding: .variantsAndSections,
            "The number of columns, at most 1000, or { \"minimum\": width } for as many as fit."),
        KeyEntry(
            .spacing, .number(.distance), default: .json("10"), in: .waterfall, overriding: .variantsAndSections,
            "The distance between columns, in points."),
        KeyEntry(
            .lineSpacing, .number(.distance), default: .described("`spacing`"), in: .waterfall,
            overriding: .variantsAndSections,
            "The distance between the cells of a column, in points."),
        KeyEntry(
            .itemHeight, .number(.extent),
            default: .described("as the ratio of the item's own `size` has it, across the width of its columns"),
            in: .waterfall, overriding: .variantsAndSections,
            "The height of a cell in points; formulas know its `width`, which its columns give it."),
        KeyEntry(
            .span, .number(.count), default: .described("`data.span`, else 1"), in: .waterfall,
            overriding: .variantsAndSections,
            "How many columns a cell takes, between 1 and all."),
    ]
}
