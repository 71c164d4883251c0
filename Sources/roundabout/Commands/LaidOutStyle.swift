import CollectionLayout
import JSONText
import LiveSession
import PlaygroundFile

/// One style laid out once for one viewport, outside any session.
struct LaidOutStyle {
    var name: String
    var viewport: Viewport
    var playground: Playground
    var style: ResolvedStyle
    var layout: PreparedLayout
    var problems: [Problem]
    /// Where it is looked at from.
    var contentOffset: Point

    /// - Parameter scrolled: the content offset along the scroll; nil for that of a view that nobody has scrolled.
    init(_ index: Int, of playground: Playground, viewport: Viewport, scrolled: Double? = nil) {
        name = playground.styles[index].name
        self.viewport = viewport
        self.playground = playground
        style = playground.resolve(style: index, viewport: viewport)
        layout = style.prepared()
        problems = style.problems + style.problems(of: layout)
        contentOffset =
            ScrollRange(
                contentSize: layout.contentSize, contentInset: style.adjustedContentInset, bounds: viewport.size,
                direction: layout.scrollDirection, restsAtEnd: layout.restsAtEnd,
                restsInMiddle: layout.isSeenFromMiddle
            ).rest
        guard let scrolled else { return }
        switch layout.scrollDirection {
        case .vertical: contentOffset.y = scrolled
        case .horizontal: contentOffset.x = scrolled
        }
    }

    /// Every element as it is seen from the content offset: section by section, in the layout's order. Hidden ones, too.
    func forEachElement(_ body: (SeenElement) -> Void) {
        let alignment = PixelAlignment(scale: viewport.scale, rule: layout.pixelRule)
        let scrolled = layout.scrollDirection == .vertical ? contentOffset.y : contentOffset.x
        layout.forEachElement { element in
            let appearance =
                element.kind == .cell
                ? style.appearance(at: element.indexPath, size: element.frame.size)
                : style.appearance(of: element.kind, at: element.indexPath)
            var frame = alignment.aligned(element.frame)
            var attributes = layout.attributes(of: element.kind, at: element.indexPath)
            if layout.hasTracks,
                let track = layout.track(of: element.kind, at: element.indexPath, over: scrolled...scrolled)
            {
                let values = track.values(at: scrolled)
                frame = frame.offset(x: values.dx, y: values.dy)
                attributes = attributes.following(values)
            }
            attributes.alpha *= appearance.alpha
            body(
                SeenElement(
                    kind: element.kind, indexPath: element.indexPath,
                    id: playground.textForm(
                        of: element.kind, at: element.indexPath,
                        badgesPerItem: layout.badgesPerItem(inSection: element.indexPath.section)), frame: frame,
                    appearance: appearance, attributes: attributes))
        }
    }
}
