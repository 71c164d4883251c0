extension KeyTable {
    /// Keys of the layouts whose sections have headers and footers.
    static let sectioned: [KeyEntry] = [
        KeyEntry(
            .sectionHeadersPinToVisibleBounds, .flag, default: .json("false"), in: .sectioned, overriding: .variants,
            "Keeps a section's header in sight as long as the section is."),
        KeyEntry(
            .sectionFootersPinToVisibleBounds, .flag, default: .json("false"), in: .sectioned, overriding: .variants,
            "Keeps a section's footer in sight as long as the section is."),
        KeyEntry(
            .sectionBackground, .object(.background), in: .sectioned, overriding: .variantsAndSections,
            "A ground behind a section's items and their insets, not behind its header and footer; in a compositional style "
                + "behind all of the section."),
    ]

    /// The keys of `sectionBackground`.
    static let background: [KeyEntry] = [
        KeyEntry(
            .color, .color, default: .json("\"\(SectionBackground.standardColor)\""),
            "The ground's colour; braces may hold what a section's texts know."),
        KeyEntry(.cornerRadius, .number(.extent), default: .json("0"), "The radius of the ground's corners in points."),
        KeyEntry(
            .inset, .insets, default: .json("0"),
            "The distance of the ground from the section's edges; less than 0 lets it reach beyond them."),
    ]
}
