extension KeyTable {
    static let circle: [KeyEntry] = [
        KeyEntry(
            .itemSize, .size, default: .json("60"), in: .circle, overriding: .variantsAndSections,
            "The size of a cell: one number for a square, or [width, height]."),
        KeyEntry(
            .radius, .number(.extent),
            default: .described(

                "as large as fits, with as few rings as hold all items, else rings from the middle outward"),
            in: .circle, overriding: .variants,
            "How far the centres of the innermost ring's cells are from the middle, in points."),
        KeyEntry(
            .startAngle, .number(.angle), default: .json("\"-.pi / 2\""), in: .circle, overriding: .variants,
            "Where the first cell of every ring stands, in radians: 0 is to the right, .pi / 2 below."),
        KeyEntry(
            .spacing, .number(.distance), default: .json("10"), in: .circle, overriding: .variants,
            "The least distance between the circles around two cells of a ring, in points; what does not fit goes on a further ring."
        ),
        KeyEntry(
            .ringSpacing, .number(.distance), default: .described("`spacing`"), in: .circle, overriding: .variants,
            "The distance between the circles around the cells of two rings, in points."),
        KeyEntry(
            .facesCenter, .flag, default: .json("false"), in: .circle, overriding: .variants,
            "Whether cells are turned so that their lower edges face the middle."),
    ]
}
