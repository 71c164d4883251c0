package import CollectionLayout

/// One element of a layout message, in content coordinates after pixel alignment.
package struct LayoutElement: Equatable, Sendable {
    /// What happens to the element between the page's last layout and this one. The raw value goes over the wire.
    package enum Change: UInt8, Sendable {
        case resting, appearing, moving, disappearing
    }

    /// Where an element starts that the page does not hold.
    package struct Start: Equatable, Sendable {
        package var frame: Rect
        package var cornerRadius: Double
        package var alpha: Double

        package init(frame: Rect, cornerRadius: Double, alpha: Double) {
            self.frame = frame
            self.cornerRadius = cornerRadius
            self.alpha = alpha
        }
    }

    package var key: UInt32
    package var kind: ElementKind
    package var indexPath: IndexPath
    package var frame: Rect
    package var cornerRadius: Double
    package var alpha: Double
    package var zIndex: Int32
    package var content: CellContent
    /// 0 for a row, 1 for a column.
    package var axis: UInt8
    /// Its size made no sense: it keeps its place, is not drawn, and has a badge.
    package var isInvalid: Bool
    package var change: Change
    /// Nil where the page starts from what it shows.
    package var from: Start?

    package init(
        key: UInt32, kind: ElementKind, indexPath: IndexPath, frame: Rect, cornerRadius: Double = 0, alpha: Double = 1,
        zIndex: Int32 = 0, content: CellContent = .photo, axis: UInt8 = 0, isInvalid: Bool = false,
        change: Change = .resting, from: Start? = nil
    ) {
        self.key = key
        self.kind = kind
        self.indexPath = indexPath
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.alpha = alpha
        self.zIndex = zIndex
        self.content = content
        self.axis = axis
        self.isInvalid = isInvalid
        self.change = change
        self.from = from
    }
}
