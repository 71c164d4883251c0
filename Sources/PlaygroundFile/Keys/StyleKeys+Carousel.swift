extension KeyTable {
    static let carousel: [KeyEntry] = [
        KeyEntry(
            .itemSize, .size,
            default: .json("[\"min(available.width, available.height) * 0.6\", \"width / 0.75\"]"),
            in: .carousel, overriding: .variantsAndSections,
            "The size of the cell in the middle: one number for a square, or [width, height]."),
        KeyEntry(
            .spacing, .number(.distance), default: .json("10"), in: .carousel, overriding: .variants,
            "The distance between cells, in points; less than 0 lays them over each other, the nearer to the middle above."
        ),
        KeyEntry(
            .minimumScale, .number(.part), default: .json("0.85"), in: .carousel, overriding: .variants,
            "The scale of a cell that is one cell's distance from the middle or more: 1 is that of the one in the middle."
        ),
        KeyEntry(
            .minimumAlpha, .number(.part), default: .json("1"), in: .carousel, overriding: .variants,
            "How opaque a cell is that is one cell's distance from the middle or more: 1 is all of it."),
        KeyEntry(
            .tilt, .number(.tilt), default: .json("0"), in: .carousel, overriding: .variants,
            "How far the cells beside the middle are turned away, in radians: a cover flow. Only where the scroll is horizontal."
        ),
        KeyEntry(
            .perspective, .number(.extent), default: .json("500"), in: .carousel, overriding: .variants,
            "How far the eye is from tilted cells, in points: less looks deeper, 0 flat."),
        KeyEntry(
            .scrollDirection, .word(["vertical", "horizontal"]), default: .json("\"horizontal\""), in: .carousel,
            overriding: .variants, "The way the content scrolls."),
    ]
}
