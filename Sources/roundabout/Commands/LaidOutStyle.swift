import CollectionLayout
import JSONText
import PlaygroundFile

/// One style laid out once for one viewport, outside any session.
struct LaidOutStyle {
    var name: String
    var viewport: Viewport
    var playground: Playground
    var style: ResolvedStyle
    var layout: PreparedLayout
    var problems: [Problem]

    init(_ index: Int, of playground: Playground, viewport: Viewport) {
        name = playground.styles[index].name
        self.viewport = viewport
        self.playground = playground
        style = playground.resolve(style: index, viewport: viewport)
        layout = style.prepared()
        problems = style.problems + style.problems(of: layout)
    }

    /// Every element with what is drawn of it: section by section, header, cells by item, footer, background. Aligned to pixels.
    func forEachElement(_ body: (Element, CellAppearance, String) -> Void) {
        let alignment = PixelAlignment(scale: viewport.scale)
        layout.forEachElement { element in
            var aligned = element
            aligned.frame = alignment.aligned(element.frame)
            let appearance =
                element.kind == .cell
                ? style.appearance(at: element.indexPath, size: aligned.frame.size)
                : style.appearance(of: element.kind, at: element.indexPath)
            body(aligned, appearance, playground.textForm(of: element.kind, at: element.indexPath))
        }
    }
}
