import CollectionLayout
import TextSizing

/// The one table of keys: what can stand where, what it means, what holds without it.
///
/// The reader's checks and suggestions, the schema and the reference page come from here.
enum KeyTable {
    /// The keys of a kind of object, in the order in which a person would write them.
    static func keys(of kind: ObjectKind) -> [KeyEntry] {
        switch kind {
        case .file: file
        case .item: item
        case .generator: generator
        case .section: section
        case .cell: cell
        case .animation: animation
        case .spring: spring
        case .insets: insets
        case .adaptiveColumns: adaptiveColumns
        case .background: background
        case .effect: effect
        case .layoutSize: layoutSize
        case .layoutItem: layoutItem
        case .layoutGroup: layoutGroup
        case .customItems: customItems
        case .edgeSpacing: edgeSpacing
        case .supplementaryItem: supplementaryItem
        case .anchor: anchor
        case .boundaryItem: boundaryItem
        case .style(let layout):
            style.filter { $0.layouts.contains(LayoutSet(layout)) }.map { $0.narrowed(to: layout) }
        case .variant(let layout):
            [when]
                + keys(of: .style(layout)).filter { $0.overriding != .never }
        case .override(let layout):
            (layout == .compositional ? [sectionLayout] : [])
                + keys(of: .style(layout)).filter {
                    $0.overriding == .variantsAndSections && !(layout.runsOnceOverAll && $0.name == .sectionInset)
                }
        case .listSection: listSection
        }
    }

    /// The entry of a key, or nil if the kind of object has no such key.
    static func entry(_ name: KeyName, of kind: ObjectKind) -> KeyEntry? {
        keys(of: kind).first { $0.name == name }
    }

    /// The words that formulas know in every file: those of traits, and those that keys can choose among.
    static let words: [String] = {
        var words = ["compact", "regular"]
        for layout in LayoutKind.allCases {
            for entry in keys(of: .style(layout)) {
                guard case .choice(let choices) = entry.shape else { continue }
                for word in choices where !words.contains(word) { words.append(word) }
            }
        }
        return words
    }()

    /// The keys that an object of the kind cannot do without.
    static func required(of kind: ObjectKind) -> [KeyName] {
        switch kind {
        case .generator: [.count]
        case .variant: [.when]
        case .adaptiveColumns: [.minimum]
        case .customItems: [.count, .frame]
        case .supplementaryItem: [.layoutSize]
        default: []
        }
    }

    private static let file: [KeyEntry] = [
        KeyEntry(.schema, .text, "The address of the schema that the file is written against, for editors."),
        KeyEntry(.title, .text, default: .json("\"Playground\""), "The title that the page shows."),
        KeyEntry(
            .items, .items, default: .json("30"),
            "The items: a count of built-in fruits, a list, or a generator."),
        KeyEntry(.sections, .list(.section), "The items in sections, instead of `items`."),
        KeyEntry(.cell, .object(.cell), "What the cells show; a style may override it key by key."),
        KeyEntry(.animation, .object(.animation), "How cells travel from one layout to the next."),
        KeyEntry(.lets, .lets, "Names for formulas, known in every style."),
        KeyEntry(.show, .text, default: .described("the first style"), "The name of the style in view."),
        KeyEntry(
            .styles, .styles, default: .described("one style, `round`"), "The layouts to switch between, by name."),
    ]

    private static let item: [KeyEntry] = [
        KeyEntry(.id, .template, "What the item is across changes of the file; unique in the file."),
        KeyEntry(.title, .template, "The text on the item's card, of its row, in its bubble."),
        KeyEntry(.subtitle, .template, "The smaller text under the title of a row."),
        KeyEntry(.value, .template, "The text at the trailing side of a row."),
        KeyEntry(
            .accessory, .word(ItemAccessory.allCases.map { $0.rawValue }), default: .json("\"none\""),
            "What stands at the end of a row, as in UIKit's lists."),
        KeyEntry(
            .badge, .template, "The text of the badge beside the item's cell in a compositional style; none hides it."),
        KeyEntry(
            .image, .picture,
            "The name of a picture under images/ beside the file, else of a built-in one, as \"apple.svg\"."),
        KeyEntry(
            .color, .color, default: .described("`cell.color`, else a colour that suits the picture or the place"),
            "The ground that the picture sits on, as \"#ff3b30\"."),
        KeyEntry(
            .size, .size, default: .json("50"), "The item's own size, used by a flow style without `itemSize`."),
        KeyEntry(.data, .data, "Numbers, booleans and words that formulas read as `data.…`."),
    ]

    private static let generator: [KeyEntry] =
        [KeyEntry(.count, .plainCount(maximum: Limits.generatedItems), "How many items to make.")]
        + item

    private static let section: [KeyEntry] = [
        KeyEntry(.id, .text, "What a style's `sections` calls the section; unique in the file."),
        KeyEntry(.header, .template, "The text above the section's items."),
        KeyEntry(.footer, .template, "The text below the section's items."),
        KeyEntry(.data, .data, "Numbers, booleans and words that formulas read as `section.data.…`."),
        KeyEntry(.items, .items, default: .json("0"), "The section's items: a count, a list, or a generator."),
    ]

    private static let cell: [KeyEntry] = [
        KeyEntry(
            .content, .word(CellContent.allCases.map { $0.name }), default: .json("\"photo\""),
            "A picture clipped to the corner radius, a card with picture and label, a text, a row of a list, or a bubble."
        ),
        KeyEntry(
            .textStyle, .word(TextStyle.allCases.map { $0.name }), default: .json("\"body\""),
            "The text style of titles, as UIFont names it; how large it is follows the content size category."),
        KeyEntry(
            .cornerRadius, .number(.extent),
            default: .described(
                "`min(width, height) / 2` for a photo, 4 for a card, 18 for a bubble, 10 for rows of an inset group"),
            "The radius of the corners in points; formulas know the cell's `width` and `height`."),
        KeyEntry(
            .color, .color, default: .described("a colour that suits the picture or the place"),
            "The ground of every cell whose item names no colour of its own."),
        KeyEntry(
            .cornerRadiusFollowsBounds, .flag, default: .json("true"),
            "False keeps the radius a cell came with while only the viewport changes: a fault often met in apps."),
    ]

    private static let animation: [KeyEntry] = [
        KeyEntry(.duration, .number(.seconds), default: .json("0.3"), "How long cells travel, in seconds."),
        KeyEntry(
            .curve, .word(["easeInOut", "linear", "easeIn", "easeOut"]), default: .json("\"easeInOut\""),
            "How the speed changes on the way."),
        KeyEntry(.spring, .object(.spring), "A spring instead of a curve."),
        KeyEntry(
            .dampingRatio, .number(.dampingRatio),
            "A spring that settles within `duration`: 1 comes to rest without swinging, less swings."),
        KeyEntry(
            .stagger, .number(.stagger), default: .json("0"),
            "Seconds from one cell's start to the next one's, in the new layout's order; the last starts after 1 s at most."
        ),
    ]

    private static let spring: [KeyEntry] = [
        KeyEntry(.duration, .number(.springSeconds), default: .json("0.5"), "How fast the spring pulls, in seconds."),
        KeyEntry(
            .bounce, .number(.bounce), default: .json("0"),
            "0 comes to rest without swinging, 1 never rests, less than 0 creeps."),
        KeyEntry(.dampingRatio, .number(.dampingRatio), "The same said the other way: 1 for a bounce of 0."),
    ]

    private static let insets: [KeyEntry] = [
        KeyEntry(.top, .number(.distance), default: .json("0"), "The upper side, in points."),
        KeyEntry(.left, .number(.distance), default: .json("0"), "The left side, in points."),
        KeyEntry(.bottom, .number(.distance), default: .json("0"), "The lower side, in points."),
        KeyEntry(.right, .number(.distance), default: .json("0"), "The right side, in points."),
        KeyEntry(.leading, .number(.distance), default: .json("0"), "The side where reading begins, in points."),
        KeyEntry(.trailing, .number(.distance), default: .json("0"), "The side where reading ends, in points."),
        KeyEntry(.horizontal, .number(.distance), default: .json("0"), "Left and right, in points."),
        KeyEntry(.vertical, .number(.distance), default: .json("0"), "Upper and lower side, in points."),
    ]

    private static let adaptiveColumns: [KeyEntry] = [
        KeyEntry(.minimum, .number(.extent), "As many columns as fit if each is at least so wide, in points.")
    ]

    private static let when = KeyEntry(
        .when, .condition, "The variant holds where this is true; formulas know the viewport.")
}
