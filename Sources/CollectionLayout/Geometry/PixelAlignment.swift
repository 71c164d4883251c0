/// Moves a frame to whole device pixels: the last step before a frame is shown, never part of a layout.
///
/// The origin goes to the nearest multiple of 1/scale, ties away from zero; the size stays as given. Positions are summed
/// unrounded, so the rounding never adds up: rows of 100.12 pt without spacing stand at 200.333 and 500.667 at three pixels a
/// point, as measured on a device (reibang.com/p/58d0414eccac). Which way UIKit breaks ties is not known.
package struct PixelAlignment: Equatable, Sendable {
    /// Device pixels a point, or 0 for none.
    package let scale: Double

    /// - Parameter scale: device pixels a point; 0, or what is no positive finite number, leaves frames alone.
    package init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 0
    }

    package func aligned(_ rect: Rect) -> Rect {
        Rect(x: aligned(rect.x), y: aligned(rect.y), width: rect.width, height: rect.height)
    }

    /// `PixelAlignment(scale: 2).aligned(0.3)` is 0.5, `.aligned(0.25)` is 0.5, `.aligned(-0.25)` is -0.5.
    package func aligned(_ value: Double) -> Double {
        scale == 0 ? value : (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
