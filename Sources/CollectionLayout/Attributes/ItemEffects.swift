/// What the author of a style makes of a cell's place in the visible bounds, whatever the layout: zoom, fade, parallax.
package struct ItemEffects {
    /// Writes, for one cell, the values at every one of the content offsets (along the scroll). The frame is the cell's own.
    package var values:
        (IndexPath, Rect, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Track.Values>) -> Void

    package init(
        values: @escaping (IndexPath, Rect, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Track.Values>) -> Void
    ) {
        self.values = values
    }
}
