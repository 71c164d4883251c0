/// How a cell looks apart from where it is.
package struct CellAppearance: Equatable, Sendable {
    /// In points, at least 0; what is more than half the shorter side is drawn as that.
    package var cornerRadius: Double
    /// From 0 to 1.
    package var alpha: Double
    package var content: CellContent
    /// The corners that the radius rounds, as `CACornerMask` counts them: minXminY 1, maxXminY 2, minXmaxY 4, maxXmaxY 8.
    package var corners: UInt8
    /// How far from its leading edge the line along its bottom edge begins, points; nil for no line.
    package var separator: Double?
    package var side: CellSide

    package init(
        cornerRadius: Double = 0, alpha: Double = 1, content: CellContent = .photo,
        corners: UInt8 = CellAppearance.allCorners, separator: Double? = nil, side: CellSide = .none
    ) {
        self.cornerRadius = cornerRadius
        self.alpha = alpha
        self.content = content
        self.corners = corners
        self.separator = separator
        self.side = side
    }

    package static let allCorners: UInt8 = 15
}

extension CellContent {
    /// The radius of a cell whose file says nothing of it: a photo is round (half its shorter side), a card has 4 points, a
    /// bubble 18; texts and rows have none.
    package func defaultCornerRadius(for size: Size) -> Double {
        switch self {
        case .photo: length(min(size.width, size.height) / 2)
        case .card: 4
        case .text, .row: 0
        case .bubble: 18
        }
    }
}

/// `radius` as it can be drawn: 0 for what is no number or negative, at most half the shorter side of `size`.
///
/// A radius is taken from the cell's bounds each time they change, else it stays what it was before a rotation.
package func clampedCornerRadius(_ radius: Double, for size: Size) -> Double {
    guard radius > 0 else { return 0 }
    return min(radius, length(min(size.width, size.height) / 2))
}
