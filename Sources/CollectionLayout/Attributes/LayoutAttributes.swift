/// What a layout gives an element beside its frame, in the words of `UICollectionViewLayoutAttributes`.
///
/// The frame is the one before the transform, as `center` and `size` describe it. The transform keeps the centre: it scales,
/// then turns about the vertical axis (`tilt`), then in the plane (`rotation`).
package struct LayoutAttributes: Equatable, Sendable, BitwiseCopyable {
    /// 0…1.
    package var alpha: Double
    /// What is higher is drawn above.
    package var zIndex: Int32
    package var scale: Double
    /// Radians, clockwise on the screen.
    package var rotation: Double
    /// Radians about the vertical axis through the centre; positive where the right side goes away from the eye. Seen in the
    /// perspective of the layout.
    package var tilt: Double
    /// Has a place and is not there: no rectangle holds it, it is not drawn.
    package var isHidden: Bool

    package init(
        alpha: Double = 1, zIndex: Int32 = 0, scale: Double = 1, rotation: Double = 0, tilt: Double = 0,
        isHidden: Bool = false
    ) {
        self.alpha = alpha
        self.zIndex = zIndex
        self.scale = scale
        self.rotation = rotation
        self.tilt = tilt
        self.isHidden = isHidden
    }

    /// As an element of a layout that says nothing but frames.
    package static let plain = LayoutAttributes()
}
