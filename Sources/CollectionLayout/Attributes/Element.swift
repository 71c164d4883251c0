/// One element of a prepared layout: which it is, and its frame in content coordinates before pixel alignment.
///
/// Headers, footers, decorations and supplementaries count by `indexPath.item` within their section and kind, mostly 0. The badges
/// of an item i have the items i × b, i × b + 1, …, b being `PreparedLayout.badgesPerItem(inSection:)`.
package struct Element: Equatable, Sendable {
    package var kind: ElementKind
    package var indexPath: IndexPath
    package var frame: Rect

    package init(kind: ElementKind, indexPath: IndexPath, frame: Rect) {
        self.kind = kind
        self.indexPath = indexPath
        self.frame = frame
    }
}
