import CollectionLayout
import JSONText
import PlaygroundFile
import TextSizing
import WireMessages

/// One style of one revision laid out for one viewport, shared by every page that asks for just that.
final class SharedLayout {
    let key: LayoutKey
    let revision: Revision
    let style: ResolvedStyle
    let layout: PreparedLayout
    let alignment: PixelAlignment
    /// What is wrong or odd at this viewport only.
    let problems: [Problem]
    let layoutNanoseconds: UInt64
    /// Counts up with every use; the smallest is the least recently used.
    var lastUse = 0

    /// - Parameter former: a layout to take over from what nothing has changed since: mostly what the page shows that asks.
    init(key: LayoutKey, revision: Revision, texts: TextSizes?, after former: SharedLayout?, now: () -> UInt64) {
        self.key = key
        self.revision = revision
        let start = now()
        let style = revision.playground.resolve(style: key.style, viewport: key.viewport, texts: texts)
        self.style = style
        layout = former.map { style.prepared(after: $0.style, $0.layout) } ?? style.prepared()
        layoutNanoseconds = now() &- start
        alignment = PixelAlignment(scale: key.viewport.scale, rule: layout.pixelRule)
        problems = style.problems + style.problems(of: layout)
    }

    /// The same with other sizes for some cells, because their texts have been measured; nil where it is to be made anew.
    init?(_ former: SharedLayout, resizing changes: [(indexPath: IndexPath, size: Size)], now: () -> UInt64) {
        let start = now()
        guard let layout = former.layout.resizing(changes) else { return nil }
        self.layout = layout
        layoutNanoseconds = now() &- start
        key = former.key
        revision = former.revision
        style = former.style
        alignment = former.alignment
        problems = former.problems
        lastUse = former.lastUse
    }

    /// What it holds in memory.
    var byteCount: Int { layout.memoryBytes + style.estimateBytes }

    var styleName: String { revision.playground.styles[key.style].name }

    var scrollRange: ScrollRange {
        ScrollRange(
            contentSize: layout.contentSize, contentInset: style.adjustedContentInset, bounds: key.viewport.size,
            direction: layout.scrollDirection, restsAtEnd: layout.restsAtEnd,
            restsInMiddle: layout.isSeenFromMiddle)
    }

    /// What is seen of the content at an offset, within the insets.
    func visibleRect(at offset: Point) -> Rect {
        let visible = Rect(origin: offset, size: key.viewport.size).inset(by: style.adjustedContentInset)
        return Rect(x: visible.x, y: visible.y, width: max(0, visible.width), height: max(0, visible.height))
    }

    /// The nearest offset at which scrolling comes to rest.
    func snapped(_ offset: Point) -> Point {
        guard let snap = layout.snapOffsets else { return offset }
        var offset = offset
        switch layout.scrollDirection {
        case .vertical: offset.y = snap.nearest(to: offset.y)
        case .horizontal: offset.x = snap.nearest(to: offset.x)
        }
        return scrollRange.clamped(offset)
    }

    /// Where scrolling comes to rest, as far as a page can come from an offset before it is sent the next window.
    func snapOffsets(around offset: Point) -> SnapOffsets? {
        layout.snapOffsets?.around(layout.scrollDirection == .vertical ? offset.y : offset.x)
    }

    /// The identity of an element, nil for one that has none.
    func key(of kind: ElementKind, at indexPath: IndexPath) -> UInt32? {
        revision.identities.key(
            of: kind, at: indexPath,
            badgesPerItem: kind == .badge ? layout.badgesPerItem(inSection: indexPath.section) : 0)
    }

    /// The element of that identity; nil where the revision has none.
    func place(of key: UInt32) -> (ElementKind, IndexPath)? {
        revision.identities.place(of: key, badgesPerItem: layout.badgesPerItem)
    }

    /// This layout as one side of a transition, as far as it can be seen from `offset`.
    func side(at offset: Point, _ sections: SeenSections) -> TransitionSide {
        let style = style
        return TransitionSide(
            layout: layout, alignment: alignment, offset: offset, bounds: key.viewport.size,
            window: scrollRange.window(at: offset, screens: 1),
            scrollers: { sections[$0] }, key: key, place: place, cell: style.appearance, supplementary: style.appearance
        )
    }

    /// What a page must know to draw an element, apart from where it is.
    func look(
        _ kind: ElementKind, at indexPath: IndexPath, key: UInt32, pictures: [String: String]
    ) -> ItemsMessage.Entry {
        let playground = revision.playground
        switch kind {
        case .cell:
            let item = style.item(at: indexPath)
            return ItemsMessage.Entry(
                key: key, kind: .cell, id: playground.textForm(at: indexPath), title: item.title,
                subtitle: item.subtitle, value: item.value,
                accessory: item.accessory == .none ? nil : item.accessory.rawValue,
                image: item.image.flatMap { pictureAddress($0, pictures: pictures) }, color: item.color,
                hasOwnColor: item.hasOwnColor)
        case .decoration:
            let background = style.background(inSection: indexPath.section)
            return ItemsMessage.Entry(
                key: key, kind: kind, id: playground.textForm(of: kind, at: indexPath),
                color: background?.color ?? "#000000", hasOwnColor: background?.hasOwnColor ?? false)
        case .header, .footer, .supplementary, .badge:
            return ItemsMessage.Entry(
                key: key, kind: kind,
                id: playground.textForm(
                    of: kind, at: indexPath, badgesPerItem: layout.badgesPerItem(inSection: indexPath.section)),
                color: "#000000", text: style.supplementaryText(kind, at: indexPath) ?? "")
        }
    }
}

/// Where a picture is fetched: the user's own under an address that changes with its content, else the built-in one.
///
/// nil where there is none: the page draws the cell without it, and the file's problems say so.
private func pictureAddress(_ name: String, pictures: [String: String]) -> String? {
    pictures[name] ?? (isBuiltInPicture(name) ? "/images/\(name)" : nil)
}
