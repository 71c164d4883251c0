import CollectionLayout

extension KeyTable {
    static let compositional: [KeyEntry] =
        groups + edges + [
            KeyEntry(
                .interSectionSpacing, .number(.distance), default: .json("0"), in: .compositional,
                overriding: .variants, "The distance between sections, in points."),
            KeyEntry(
                .snapEdges, .flag, default: .json("false"), in: .compositional, overriding: .variants,
                "Rounds edges to whole pixels, so that cells that touch go on touching; UIKit rounds every number by itself."
            ),
        ]

    /// What the cells of a section are made of, in the short form.
    private static let groups: [KeyEntry] = [
        KeyEntry(
            .group, .group, default: .described("[\".fractionalWidth(1)\", 44]"), in: .compositional,
            overriding: .variantsAndSections,
            "The size of a group, which is repeated along the section; or all of the group by UIKit's names."),
        KeyEntry(
            .item, .layoutSize, default: .described("all of the group"), in: .compositional,
            overriding: .variantsAndSections, "The size of an item, of which the group holds as many as fit."),
        KeyEntry(
            .axis, .word(axes), default: .json("\"horizontal\""), in: .compositional,
            overriding: .variantsAndSections, "Which way the items of a group follow each other."),
        KeyEntry(
            .count, .number(.groupCount), in: .compositional, overriding: .variantsAndSections,
            "So many items share the group's length, as in iOS 13."),
        KeyEntry(
            .repeating, .number(.groupCount), in: .compositional, overriding: .variantsAndSections,
            "So many items stand in a group at their own size, as in iOS 16."),
        KeyEntry(
            .interItemSpacing, .layoutSpacing, default: .described("0"), in: .compositional,
            overriding: .variantsAndSections,
            "The distance between items of a group, in points or as \".flexible(10)\": at least so much, and all that is left over."
        ),
        KeyEntry(
            .badge, .object(.supplementaryItem), in: .compositional, overriding: .variantsAndSections,
            "What stands beside every cell; hidden where it has no text."),
        KeyEntry(
            .interGroupSpacing, .number(.distance), default: .json("0"), in: .compositional,
            overriding: .variantsAndSections, "The distance between groups, in points."),
        KeyEntry(
            .orthogonalScrolling, .word(OrthogonalScrollingBehavior.allCases.map { $0.name }),
            default: .described("none"), in: .compositional, overriding: .variantsAndSections,
            "How the section scrolls by itself, across the scroll of all."),
        KeyEntry(
            .orthogonalScrollingBehavior, .word(OrthogonalScrollingBehavior.allCases.map { $0.name }),
            in: .compositional, overriding: .variantsAndSections, "The same by UIKit's full name."),
    ]

    /// What is about the cells of a section, whether they stand in groups or in rows.
    private static let edges: [KeyEntry] = [
        KeyEntry(
            .contentInsets, .insets, default: .json("0"), in: .compositional, overriding: .variantsAndSections,
            "The distance of the section's groups from its edges; between 0 and 1 it is a share of the container."),
        KeyEntry(
            .contentInsetsReference, .word(references), default: .described("`safeArea`; in a section the style's"),
            in: .compositional, overriding: .variantsAndSections,
            "What is kept free beside the section, across the scroll."),
        KeyEntry(
            .header, .edgeItem, default: .described("\".estimated(44)\" where the section has a header"),
            in: .compositional, overriding: .variantsAndSections,
            "How high the header is, or all of it as a boundary item; 0 for none."),
        KeyEntry(
            .footer, .edgeItem, default: .described("\".estimated(28)\" where the section has a footer"),
            in: .compositional, overriding: .variantsAndSections,
            "How high the footer is, or all of it as a boundary item; 0 for none."),
        KeyEntry(
            .boundarySupplementaryItems, .list(.boundaryItem), in: .compositional, overriding: .variantsAndSections,
            "What else stands at the edges of the section."),
        KeyEntry(
            .supplementaryContentInsetsReference, .word(references), default: .json("\"automatic\""),
            in: .compositional, overriding: .variantsAndSections,
            "What is kept free beside headers, footers and the like; `automatic` is what is kept free beside the groups."
        ),
    ]

    private static let axes = ["horizontal", "vertical"]
    private static let references = ContentInsetsReference.allCases.map { $0.rawValue }

    /// The `layout` of an entry of `sections`.
    static let sectionLayout = KeyEntry(
        .layout, .word([LayoutKind.list.name]), default: .described("groups"),
        "Makes the section a list, which has a list's keys.")

    /// The keys of an entry of `sections` that is a list: how rows are, and what is about them.
    static let listSection: [KeyEntry] =
        [sectionLayout] + list.filter { $0.name != .anchor } + edges
        + (sectioned + ofEveryLayout).filter { [.sectionBackground, .cell, .lets].contains($0.name) }

    static let layoutSize: [KeyEntry] = [
        KeyEntry(
            .widthDimension, .dimension, default: .described("\".fractionalWidth(1)\""),
            "The width in points, or as \".fractionalWidth(0.5)\"."),
        KeyEntry(
            .heightDimension, .dimension, default: .described("\".fractionalHeight(1)\""),
            "The height in points, or as \".fractionalHeight(0.5)\"."),
    ]

    /// What items and groups have alike.
    private static let placed: [KeyEntry] = [
        KeyEntry(
            .layoutSize, .layoutSize, default: .described("all of what contains it"),
            "Its size, of what the containing group's insets leave."),
        KeyEntry(
            .contentInsets, .insets, default: .json("0"),
            "How much smaller its content is; between 0 and 1 a share of its own size. Not looked at where the size is estimated."
        ),
        KeyEntry(
            .edgeSpacing, .object(.edgeSpacing),
            "The room about it, which moves it and what follows and leaves its size."),
    ]

    static let layoutItem: [KeyEntry] =
        placed + [
            KeyEntry(.supplementaryItems, .list(.supplementaryItem), "What stands beside the item's cell.")
        ]

    static let layoutGroup: [KeyEntry] =
        placed + [
            KeyEntry(
                .axis, .word(axes), default: .json("\"horizontal\""), "Which way the items follow each other."),
            KeyEntry(
                .subitems, .subitems, "Items and groups that are placed in turn, as long as they fit."),
            KeyEntry(
                .subitem, .subitem, default: .described("an item that fills the group"),
                "The item or group of which there are `count` or `repeating`."),
            KeyEntry(
                .repeatingSubitem, .subitem, "The item or group of which there are `count` at their own size."),
            KeyEntry(.count, .number(.groupCount), "So many items share the group's length."),
            KeyEntry(.repeating, .number(.groupCount), "So many items stand in the group at their own size."),
            KeyEntry(.custom, .object(.customItems), "Where each cell of the group is, by formulas."),
            KeyEntry(
                .interItemSpacing, .layoutSpacing, default: .described("0"),
                "The distance between items, in points or as \".flexible(10)\"."),
        ]

    static let customItems: [KeyEntry] = [
        KeyEntry(.count, .number(.groupCount), "How many cells the group has."),
        KeyEntry(
            .frame, .rect,
            "The frame of a cell in the group: [x, y, width, height]; formulas know `item`, `count` and the group's `available.width` and `available.height`."
        ),
        KeyEntry(.zIndex, .number(.depth), default: .json("0"), "Cells of more are drawn above those of less."),
    ]

    static let edgeSpacing: [KeyEntry] = [
        KeyEntry(.leading, .layoutSpacing, default: .described("0"), "The room where reading begins."),
        KeyEntry(.top, .layoutSpacing, default: .described("0"), "The room above."),
        KeyEntry(.trailing, .layoutSpacing, default: .described("0"), "The room where reading ends."),
        KeyEntry(.bottom, .layoutSpacing, default: .described("0"), "The room below."),
    ]

    static let supplementaryItem: [KeyEntry] = [
        KeyEntry(.layoutSize, .layoutSize, "Its size, of the cell's."),
        KeyEntry(.elementKind, .text, "What an app would call it."),
        KeyEntry(
            .containerAnchor, .object(.anchor), default: .json("{ \"edges\": [\"top\", \"trailing\"] }"),
            "The point of the cell that it is put on."),
        KeyEntry(
            .itemAnchor, .object(.anchor), default: .described("the point that corresponds to the cell's"),
            "The point of itself that is put there."),
        KeyEntry(.zIndex, .number(.depth), default: .json("1"), "What is of more is drawn above what is of less."),
        KeyEntry(
            .text, .template, default: .described("the item's `badge`"), "What it says; hidden where that is nothing."),
    ]

    static let anchor: [KeyEntry] = [
        KeyEntry(
            .edges, .words(["top", "leading", "bottom", "trailing"]), default: .json("[]"),
            "The edges that the point is on; the middle where none is named."),
        KeyEntry(.absoluteOffset, .point, default: .json("[0, 0]"), "How far it is from there: [x, y] in points."),
        KeyEntry(
            .fractionalOffset, .point, default: .json("[0, 0]"),
            "How far it is from there: [x, y] as shares of the supplementary item's own size."),
    ]

    static let boundaryItem: [KeyEntry] = [
        KeyEntry(
            .layoutSize, .layoutSize, default: .described("as wide as the section; a header 44 high and a footer 28"),
            "Its size, of what is kept free for supplementary items."),
        KeyEntry(
            .elementKind, .text, "What an app would call it; \"header\" and \"footer\" make it another one of those."),
        KeyEntry(
            .alignment, .word(BoundaryAlignment.allCases.map { $0.rawValue }),
            default: .described("top; of a footer bottom"), "The edge, or corner, of the section that it stands at."),
        KeyEntry(
            .absoluteOffset, .point, default: .json("[0, 0]"), "How far it is from there: [x, y] in points."),
        KeyEntry(
            .extendsBoundary, .flag, default: .json("true"),
            "Whether the section grows by it; else it lies over the section's edge."),
        KeyEntry(
            .pinToVisibleBounds, .flag,
            default: .described(
                "`sectionHeadersPinToVisibleBounds`, or `sectionFootersPinToVisibleBounds`; false for others"),
            "Keeps it in sight as long as the section is."),
        KeyEntry(.zIndex, .number(.depth), default: .json("0"), "What is of more is drawn above what is of less."),
        KeyEntry(
            .text, .template, default: .described("the section's `header` or `footer`; of others the `elementKind`"),
            "What it says."),
    ]
}

/// UIContentInsetsReference, as far as it means something without a view controller: readable content is not known here.
enum ContentInsetsReference: String, Sendable, CaseIterable {
    case automatic, none, safeArea, layoutMargins
}

/// NSRectAlignment by its words.
enum BoundaryAlignment: String, Sendable, CaseIterable {
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var alignment: BoundaryItem.Alignment {
        switch self {
        case .top: .top
        case .topLeading: .topLeading
        case .leading: .leading
        case .bottomLeading: .bottomLeading
        case .bottom: .bottom
        case .bottomTrailing: .bottomTrailing
        case .trailing: .trailing
        case .topTrailing: .topTrailing
        }
    }
}
