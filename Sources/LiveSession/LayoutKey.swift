import CollectionLayout

/// What a layout depends on, and all that it depends on: equal keys share one layout among all pages.
struct LayoutKey: Hashable {
    var revision: Int
    var style: Int
    var viewport: Viewport
    /// Whose measures of texts it is laid out by; 0 where no size depends on a text, and where nobody looks.
    var engine = 0
}
