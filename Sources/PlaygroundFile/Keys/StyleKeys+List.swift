extension KeyTable {
    static let list: [KeyEntry] = [
        KeyEntry(
            .itemWidth, .number(.extent),
            default: .described("`available.width`; of a bubble as wide as its text, at most three quarters of that"),
            in: .list, overriding: .variantsAndSections, "The width of a row in points."),
        KeyEntry(
            .itemHeight, .number(.extent), default: .described("as high as what is in it"), in: .list,
            overriding: .variantsAndSections,
            "The height of a row in points; formulas know its `width` and the `text.height` that it makes."),
        KeyEntry(
            .spacing, .number(.distance), default: .json("0"), in: .list, overriding: .variantsAndSections,
            "The room before a row, in points; the first of a section has none. Formulas know the row before as `previous`."
        ),
        KeyEntry(
            .align, .choice(["leading", "center", "trailing"]), default: .json("\"leading\""), in: .list,
            overriding: .variantsAndSections, "Where a row stands that is narrower than the room."),
        KeyEntry(
            .anchor, .word(["top", "bottom"]), default: .json("\"top\""), in: .list, overriding: .variants,
            "From where the list is seen: `bottom` begins at its end and stays there while it grows, as a chat does."),
        KeyEntry(
            .appearance, .word(ListAppearance.allCases.map { $0.rawValue }), default: .json("\"plain\""), in: .list,
            overriding: .variants, "The margins and corners of sections, as UIKit's lists have them."),
        KeyEntry(
            .separators, .flag, default: .described("true where cells are rows"), in: .list,
            overriding: .variantsAndSections, "Whether a line divides each row from the next of its section."),
    ]
}
