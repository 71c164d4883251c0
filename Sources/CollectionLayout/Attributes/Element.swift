/// One element of a prepared layout: which it is, and its frame in content coordinates before pixel alignment.
///
/// Headers, footers and decorations have `indexPath.item` 0.
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
