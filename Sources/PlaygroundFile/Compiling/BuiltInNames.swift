import Formula

/// Where a formula stands, which decides what it knows. Each row of `values` knows what the one before it knows.
enum ScopeRow: UInt8, Comparable, Sendable {
    /// Text in braces of a section's header or footer.
    case headerText
    /// Text in braces of an item. The two know nothing of the viewport, and no other row adds to them.
    case itemText
    case viewport
    case inset
    case spacing
    case size
    case cell
    case effect

    static func < (a: ScopeRow, b: ScopeRow) -> Bool { a.rawValue < b.rawValue }

    /// Where names of the row are known, for a formula that stands elsewhere.
    var phrase: String {
        switch self {
        case .headerText, .itemText: "in texts"
        case .viewport: "in all formulas outside texts"
        case .inset: "from 'sectionInset' inward"
        case .spacing: "in spacings, numbers of a layout and what is within"
        case .size: "in sizes and cell values"
        case .cell: "in cell values"
        case .effect: "in effects"
        }
    }
}

/// The names that formulas know without being told, and the slots of their values.
enum BuiltInNames {
    /// One name, and the first row that knows it.
    struct Entry: Sendable {
        let name: String
        let kind: FormulaKind
        let reach: FormulaReach
        let row: ScopeRow
        /// Whether item texts, or all texts, know it as well.
        let texts: Texts
        let slot: Slot

        /// Where it is known, for a formula that stands elsewhere.
        var place: String {
            switch slot {
            case .width, .height: "in heights beside a width, and in cell values"
            case .textWidth: "in sizes"
            case .textHeight: "in heights beside a width"
            case .previousMaxX, .previousMaxY: Self.previousPlace
            default: row.phrase
            }
        }

        /// Where `previous.…` is known.
        static let previousPlace = "in rows of a 'list' style and in a 'formula' style"
    }

    enum Texts: Sendable { case none, items, all }

    /// An index into the inputs of every formula. Those of `data` follow after the last.
    enum Slot: Int, CaseIterable, Sendable {
        case boundsWidth, boundsHeight
        case safeAreaTop, safeAreaLeft, safeAreaBottom, safeAreaRight
        case displayScale, isLandscape, isRegular, isCompact, horizontalSizeClass, verticalSizeClass
        case isAccessibilitySize, sections
        case section, sectionID, count
        case contentInsetTop, contentInsetLeft, contentInsetBottom, contentInsetRight
        case adjustedTop, adjustedLeft, adjustedBottom, adjustedRight
        case availableWidth, availableHeight
        case sectionInsetTop, sectionInsetLeft, sectionInsetBottom, sectionInsetRight
        case item, index, sizeWidth, sizeHeight
        case minimumLineSpacing, minimumInteritemSpacing, spacing, lineSpacing
        case width, height
        case visibleX, visibleY, offset
        case textWidth, textHeight, previousMaxX, previousMaxY
    }

    static let entries: [Entry] = {
        var entries: [Entry] = []
        func add(
            _ row: ScopeRow, _ reach: FormulaReach, _ kind: FormulaKind, texts: Texts = .none, _ names: [(String, Slot)]
        ) {
            for (name, slot) in names {
                entries.append(Entry(name: name, kind: kind, reach: reach, row: row, texts: texts, slot: slot))
            }
        }
        add(
            .viewport, .viewport, .double,
            [
                ("bounds.width", .boundsWidth), ("bounds.height", .boundsHeight),
                ("safeAreaInsets.top", .safeAreaTop), ("safeAreaInsets.left", .safeAreaLeft),
                ("safeAreaInsets.bottom", .safeAreaBottom), ("safeAreaInsets.right", .safeAreaRight),
                ("displayScale", .displayScale),
            ])
        add(
            .viewport, .viewport, .bool,
            [
                ("isLandscape", .isLandscape), ("isRegular", .isRegular), ("isCompact", .isCompact),
                ("isAccessibilitySize", .isAccessibilitySize),
            ])
        add(
            .viewport, .viewport, .word,
            [
                ("traitCollection.horizontalSizeClass", .horizontalSizeClass),
                ("traitCollection.verticalSizeClass", .verticalSizeClass),
            ])
        add(.viewport, .constant, .int, [("sections", .sections)])
        add(.inset, .section, .int, texts: .all, [("section", .section), ("count", .count)])
        add(.inset, .section, .word, texts: .all, [("section.id", .sectionID)])
        add(
            .inset, .viewport, .double,
            [
                ("contentInset.top", .contentInsetTop), ("contentInset.left", .contentInsetLeft),
                ("contentInset.bottom", .contentInsetBottom), ("contentInset.right", .contentInsetRight),
                ("adjustedContentInset.top", .adjustedTop), ("adjustedContentInset.left", .adjustedLeft),
                ("adjustedContentInset.bottom", .adjustedBottom), ("adjustedContentInset.right", .adjustedRight),
            ])
        add(
            .spacing, .section, .double,
            [
                ("available.width", .availableWidth), ("available.height", .availableHeight),
                ("sectionInset.top", .sectionInsetTop), ("sectionInset.left", .sectionInsetLeft),
                ("sectionInset.bottom", .sectionInsetBottom), ("sectionInset.right", .sectionInsetRight),
            ])
        add(.size, .item, .int, texts: .items, [("item", .item), ("index", .index)])
        add(.size, .item, .double, [("size.width", .sizeWidth), ("size.height", .sizeHeight)])
        add(
            .size, .item, .double,
            [
                ("text.width", .textWidth), ("text.height", .textHeight), ("previous.maxX", .previousMaxX),
                ("previous.maxY", .previousMaxY),
            ])
        add(.cell, .item, .double, [("width", .width), ("height", .height)])
        add(.effect, .item, .double, [("visible.x", .visibleX), ("visible.y", .visibleY), ("offset", .offset)])
        return entries
    }()

    /// The spacings that sizes in a layout know by their keys.
    static func spacings(of layout: LayoutKind) -> [(name: String, slot: Slot)] {
        switch layout {
        case .flow:
            [("minimumLineSpacing", .minimumLineSpacing), ("minimumInteritemSpacing", .minimumInteritemSpacing)]
        case .grid, .waterfall, .mosaic: [("spacing", .spacing), ("lineSpacing", .lineSpacing)]
        case .list, .carousel: [("spacing", .spacing)]
        case .circle: [("spacing", .spacing), ("ringSpacing", .lineSpacing)]
        case .spiral, .stack, .formula, .compositional: []
        }
    }

    /// What a `let` may not be called: the first word of every name that a formula knows somewhere, and the language's own.
    static let reserved: Set<String> = {
        var reserved: Set<String> = [
            "data", "previous", "text", "visible", "offset", "collectionView", "view", "layout", "indexPath", "frame",
            "traitCollection", "true", "false", "pi", "infinity", "nan", "CGFloat", "Double", "Float", "Int", "Bool",
            "abs", "min", "max", "floor", "ceil", "round", "trunc", "sqrt", "pow", "exp", "log", "sin", "cos", "tan",
            "asin", "acos", "atan", "atan2", "hypot", "random", "let", "self",
        ]
        for entry in entries { reserved.insert(firstWord(of: entry.name)) }
        for layout in LayoutKind.allCases {
            for spacing in spacings(of: layout) { reserved.insert(spacing.name) }
        }
        return reserved
    }()
}

/// What stands before the first point of a name.
func firstWord(of name: String) -> String {
    String(decoding: name.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
}
