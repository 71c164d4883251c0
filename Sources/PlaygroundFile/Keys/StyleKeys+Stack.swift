extension KeyTable {
    static let stack: [KeyEntry] = [
        KeyEntry(
            .itemSize, .size,
            default: .json("[\"min(available.width, available.height) * 0.45\", \"width * 1.4\"]"),
            in: .stack, overriding: .variantsAndSections,
            "The size of a card: one number for a square, or [width, height]."),
        KeyEntry(
            .angle, .number(.angle), default: .json("0.06"), in: .stack, overriding: .variants,
            "How far a card is turned from the next: in a pile to either side in turns, in a fan ever farther, in radians."
        ),
        KeyEntry(
            .shift, .point, default: .described("[0, 6], nothing in a fan"), in: .stack, overriding: .variants,
            "How far each card lies from the one above it: [x, y] in points."),
        KeyEntry(
            .depth, .number(.count), default: .json("10"), in: .stack, overriding: .variants,
            "How many cards are there, from the top; the others are hidden below."),
        KeyEntry(
            .fan, .flag, default: .json("false"), in: .stack, overriding: .variants,
            "Whether the cards are spread like a hand of them, about a point below their lower edges."),
    ]
}
