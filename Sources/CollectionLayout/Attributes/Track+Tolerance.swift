extension Track {
    /// How far a sampled track may be from what it was sampled from.
    package struct Tolerance: Equatable, Sendable {
        /// How far any corner of the cell may be from its place, points.
        package var distance: Double
        package var alpha: Double
        /// Below a half, the rounded zIndex is late or early by the stretch in which the values differ by as much.
        package var zIndex: Double

        package init(distance: Double, alpha: Double = 0.01, zIndex: Double = 0.49) {
            self.distance = distance
            self.alpha = alpha
            self.zIndex = zIndex
        }

        /// A quarter of a pixel where a point has so many pixels.
        ///
        /// - Parameter scale: what is no positive finite number counts as 1.
        package init(scale: Double) {
            self.init(distance: 0.25 / (scale > 0 && scale.isFinite ? scale : 1))
        }

        /// A quarter of a pixel on the finest screens that are common, of three pixels a point.
        package static let standard = Tolerance(scale: 3)
    }
}
