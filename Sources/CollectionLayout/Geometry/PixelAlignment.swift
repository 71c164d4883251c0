/// Moves a frame to whole device pixels: the last step before a frame is shown, never part of a layout.
///
/// Numbers go to the nearest multiple of 1/scale, ties away from zero. Positions are summed unrounded, so the rounding never adds
/// up: rows of 100.12 pt without spacing stand at 200.333 and 500.667 at three pixels a point, as measured on a device
/// (reibang.com/p/58d0414eccac). Which way UIKit breaks ties is not known.
package struct PixelAlignment: Equatable, Sendable {
    /// What of a frame goes to whole pixels.
    package enum Rule: UInt8, Sendable, BitwiseCopyable {
        /// The origin; the size stays as given.
        case origin
        /// Origin and size, each number by itself: a compositional layout's way. Measured at two pixels a point, widths of 84.18,
        /// 37.48, 84.58, 84.18 and 84.58 come out as 84, 37.5, 84.5, 84 and 84.5 (codepudding.com/os/270336.html), and a hairline
        /// of half a point is left between two of them.
        case everyNumber
        /// The edges, so that what touches goes on touching.
        case edges
    }

    /// Device pixels a point, or 0 for none.
    package let scale: Double
    package let rule: Rule

    /// - Parameter scale: device pixels a point; 0, or what is no positive finite number, leaves frames alone.
    package init(scale: Double, rule: Rule = .origin) {
        self.scale = scale > 0 && scale.isFinite ? scale : 0
        self.rule = rule
    }

    package func aligned(_ rect: Rect) -> Rect {
        let (x, y) = (aligned(rect.x), aligned(rect.y))
        return switch rule {
        case .origin: Rect(x: x, y: y, width: rect.width, height: rect.height)
        case .everyNumber: Rect(x: x, y: y, width: aligned(rect.width), height: aligned(rect.height))
        case .edges: Rect(x: x, y: y, width: aligned(rect.maxX) - x, height: aligned(rect.maxY) - y)
        }
    }

    /// `PixelAlignment(scale: 2).aligned(0.3)` is 0.5, `.aligned(0.25)` is 0.5, `.aligned(-0.25)` is -0.5.
    package func aligned(_ value: Double) -> Double {
        scale == 0 ? value : (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
