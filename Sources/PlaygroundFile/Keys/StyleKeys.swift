extension KeyTable {
    /// The keys of a style, over all layouts.
    static let style: [KeyEntry] =
        [KeyEntry(.layout, .layout, default: .json("\"flow\""), "How the items are laid out.")]
        + flow + grid + list + waterfall + mosaic + spiral + circle + stack + carousel + formula + compositional
        + sectioned
        + ofEveryLayout

    /// Keys that hold for flow and grid alike stand here.
    private static let flow: [KeyEntry] = [
        KeyEntry(
            .itemSize, .size, default: .described("the items' own `size`, else 50"), in: .flow,
            overriding: .variantsAndSections,
            "The size of a cell: one number for a square, or [width, height]."),
        KeyEntry(
            .minimumLineSpacing, .number(.distance), default: .json("10"), in: .flow, overriding: .variantsAndSections,
            "The distance between lines, in points."),
        KeyEntry(
            .minimumInteritemSpacing, .number(.distance), default: .json("10"), in: .flow,
            overriding: .variantsAndSections,
            "The least distance between cells of a line, in points."),
        KeyEntry(
            .lineAlignment, .word(["justified", "leading", "center", "trailing"]), default: .json("\"justified\""),
            in: .flow,
            overriding: .variantsAndSections,
            "Where the cells of a line go; `justified` is UIKit's. The others need a subclass there."),
        KeyEntry(
            .itemAlignment, .word(["center", "top", "bottom"]), default: .json("\"center\""), in: .flow,
            overriding: .variantsAndSections,
            "Where a cell stands in a line that is higher; `center` is UIKit's. The others need a subclass there."),
        KeyEntry(
            .fitTolerance, .number(.extent), default: .json("0"), in: .flow, overriding: .variantsAndSections,
            "How far a cell may stick out of its line and still belong to it, in points. UIKit has no such mercy."),
        KeyEntry(
            .lastLineSingle, .word(["leading", "center"]), default: .json("\"leading\""), in: .flow,
            overriding: .variantsAndSections,
            "Where a cell goes that is alone in a justified last line of different sizes; reports about UIKit disagree."
        ),
        KeyEntry(
            .estimatedItemSize, .size, in: .flow, overriding: .variantsAndSections,
            "The size of a cell sized by its text until the text is measured. Without it: what a table of letters says."
        ),
    ]

    private static let grid: [KeyEntry] = [
        KeyEntry(
            .columns, .columns, default: .json("3"), in: .grid, overriding: .variantsAndSections,
            "The number of columns, or { \"minimum\": width } for as many as fit."),
        KeyEntry(
            .spacing, .number(.distance), default: .json("10"), in: .grid, overriding: .variantsAndSections,
            "The distance between columns, in points."),
        KeyEntry(
            .lineSpacing, .number(.distance), default: .described("`spacing`"), in: .grid,
            overriding: .variantsAndSections,
            "The distance between lines, in points."),
        KeyEntry(
            .aspectRatio, .number(.ratio), default: .json("1"), in: .grid, overriding: .variantsAndSections,
            "Width ÷ height of a cell one column wide."),
        KeyEntry(
            .itemHeight, .number(.extent), default: .described("from `aspectRatio`"), in: .grid,
            overriding: .variantsAndSections,
            "The height of the cells in points, instead of `aspectRatio`; formulas know a column's `width`."),
        KeyEntry(
            .leadingBlanks, .number(.count), default: .json("0"), in: .grid, overriding: .variantsAndSections,
            "How many places stay empty before the first item."),
        KeyEntry(
            .span, .number(.count), default: .described("`data.span`, else 1"), in: .grid,
            overriding: .variantsAndSections,
            "How many columns a cell takes, between 1 and all."),
        KeyEntry(
            .headerReferenceSize, .size, default: .described("0 in a flow; else 44 where the section has a header"),
            in: [.flow, .grid, .list, .waterfall, .mosaic], overriding: .variantsAndSections,
            "The size of a section's header; in a vertical layout only its height counts."),
        KeyEntry(
            .footerReferenceSize, .size, default: .described("0 in a flow; else 28 where the section has a footer"),
            in: [.flow, .grid, .list, .waterfall, .mosaic], overriding: .variantsAndSections,
            "The size of a section's footer; in a vertical layout only its height counts."),
    ]

    static let ofEveryLayout: [KeyEntry] = [
        KeyEntry(
            .scrollDirection, .word(["vertical", "horizontal"]), default: .json("\"vertical\""),
            in: .all.subtracting(.carousel), overriding: .variants, "The way the content scrolls."),
        KeyEntry(
            .semanticContentAttribute, .word(SemanticContentAttribute.allCases.map { $0.rawValue }),
            default: .json("\"unspecified\""), overriding: .variants,
            "Which way the content is read: `unspecified` as the device does. From right to left everything is mirrored, "
                + "`sectionInset` too."),
        KeyEntry(
            .sectionInset, .insets, default: .json("0"), in: .all.subtracting(.compositional),
            overriding: .variantsAndSections,
            "The distance of a section's items from its edges."),
        KeyEntry(
            .sectionInsetReference, .word(["contentInset", "safeArea", "layoutMargins"]),
            default: .json("\"contentInset\""), in: .all.subtracting(.compositional),
            overriding: .variants, "What `sectionInset` is counted from, across the scroll direction."),
        KeyEntry(
            .contentInset, .insets, default: .json("0"), overriding: .variants,
            "The distance of the content from the edges of the view."),
        KeyEntry(
            .contentInsetAdjustmentBehavior, .word(["automatic", "scrollableAxes", "never", "always"]),
            default: .json("\"automatic\""), overriding: .variants,
            "Which sides of the safe area are added to `contentInset`."),
        KeyEntry(
            .cell, .object(.cell), overriding: .variantsAndSections, "What the cells show, over the file's `cell`."),
        KeyEntry(
            .animation, .object(.animation), overriding: .variants,
            "How cells travel to and within this style, instead of the file's `animation`."),
        KeyEntry(
            .effects, .list(.effect), overriding: .variants,
            "What cells do as they scroll, one after the other; formulas know `visible.x`, `visible.y` and `offset`."),
        KeyEntry(.lets, .lets, overriding: .variantsAndSections, "Names for formulas, over the file's."),
        KeyEntry(
            .sections, .overrides(.flow), overriding: .variants,
            "What is different in the section with that id."),
        KeyEntry(
            .variants, .list(.variant(.flow)), "What is different in a situation, as in landscape; later ones win."),
    ]
}

extension KeyEntry {
    /// The entry as it stands in a style of `layout`: keys that hold a style's keys know which.
    func narrowed(to layout: LayoutKind) -> KeyEntry {
        switch shape {
        case .overrides: with(.overrides(layout))
        case .list(.variant): with(.list(.variant(layout)))
        default: self
        }
    }

    private func with(_ shape: ValueShape) -> KeyEntry {
        KeyEntry(name, shape, default: standard, in: layouts, overriding: overriding, sentence)
    }
}
