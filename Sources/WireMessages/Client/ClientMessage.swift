package import CollectionLayout

/// What a page tells the server. The cases are the messages' `type`, their labels the fields.
package enum ClientMessage: Equatable, Sendable {
    case hello(ClientHello)
    /// `seq` counts one page's reports of all kinds; each is answered.
    case viewportDidChange(seq: Int, viewport: Viewport, animated: Bool)
    case scrollDidChange(seq: Int, offset: Point)
    /// A section that scrolls by itself has another offset, in the layout `push`, which the page shows.
    case sectionDidScroll(seq: Int, section: Int, offset: Double, push: Int)
    case styleDidChange(seq: Int, name: String, pinned: Bool)
    /// A cell was clicked, as the page saw it in `revision`.
    case itemSelected(section: Int, item: Int, revision: Int)
    /// The page took in the layout `push`; the next may come.
    case applied(push: Int)
    /// How large the texts of the question `measure` came out, in its order.
    case measured(measure: Int, sizes: [MeasuredSize])
}
