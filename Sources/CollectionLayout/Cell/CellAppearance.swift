/// How a cell looks apart from where it is.
package struct CellAppearance: Equatable, Sendable {
    /// In points, at least 0; what is more than half the shorter side is drawn as that.
    package var cornerRadius: Double
    /// From 0 to 1.
    package var alpha: Double
    package var content: CellContent

    package init(cornerRadius: Double = 0, alpha: Double = 1, content: CellContent = .photo) {
        self.cornerRadius = cornerRadius
        self.alpha = alpha
        self.content = content
    }
}

extension CellContent {
    /// The radius of a cell whose file says nothing of it: a photo is round (half its shorter side), a card has 4 points.
    package func defaultCornerRadius(for size: Size) -> Double {
        switch self {
        case .photo: length(min(size.width, size.height) / 2)
        case .card: 4
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
