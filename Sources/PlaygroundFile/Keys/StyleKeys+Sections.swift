extension KeyTable {
    /// Keys of the layouts whose sections have headers and footers.
    static let sectioned: [KeyEntry] = [
        KeyEntry(
            .sectionHeadersPinToVisibleBounds, .flag, default: .json("false"), in: .sectioned, overriding: .variants,
            "Keeps a section's header in sight as long as the section is."),
        KeyEntry(
            .sectionFootersPinToVisibleBounds, .flag, default: .json("false"), in: .sectioned, overriding: .variants,
            "Keeps a section's footer in sight as long as the section is."),
    ]
}
