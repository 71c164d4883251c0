/// What the author of a style makes of a cell's place in the visible bounds, whatever the layout: zoom, fade, parallax.
package struct ItemEffects {
    /// What tilted cells are seen in where the layout has no perspective of its own, points.
    package static let perspective = 500.0

    /// Writes, for one cell, the values at every one of the content offsets (along the scroll). The frame is the cell's own,
    /// in content coordinates, before any transform.
    package var values: (IndexPath, Rect, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Track.Values>) -> Void
    /// Whether some of them tilt.
    package var tilts: Bool
    /// How far the tracks may be from the values.
    package var tolerance: Track.Tolerance

    package init(
        tilts: Bool = false, tolerance: Track.Tolerance = .standard,
        values:
            @escaping (IndexPath, Rect, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Track.Values>) -> Void
    ) {
        self.values = values
        self.tilts = tilts
        self.tolerance = tolerance
    }
}
