/// How an element follows the scroll: knots at content offsets along the scroll, linear between them, constant beyond.
///
///     value   ──────╮
///                    ╲
///                     ╰──────  offset →
///
/// The page interpolates by itself at the display's rate; nothing is asked of the server while it scrolls.
package struct Track: Equatable, Sendable {
    /// What is added to an element's place and attributes, or multiplied with them, at one offset.
    package struct Values: Equatable, Sendable, BitwiseCopyable {
        /// Points, added to the frame.
        package var dx: Double
        package var dy: Double
        /// Multiplied.
        package var scale: Double
        /// Radians, added.
        package var rotation: Double
        /// Radians, added.
        package var tilt: Double
        /// Multiplied.
        package var alpha: Double
        /// Added; the sum is rounded to the nearest whole number.
        package var zIndex: Double

        package init(
            dx: Double = 0, dy: Double = 0, scale: Double = 1, rotation: Double = 0, tilt: Double = 0,
            alpha: Double = 1,
            zIndex: Double = 0
        ) {
            self.dx = dx
            self.dy = dy
            self.scale = scale
            self.rotation = rotation
            self.tilt = tilt
            self.alpha = alpha
            self.zIndex = zIndex
        }

        package static let none = Values()
    }

    package struct Knot: Equatable, Sendable, BitwiseCopyable {
        /// The content offset along the scroll, points.
        package var offset: Double
        package var values: Values

        package init(offset: Double, values: Values) {
            self.offset = offset
            self.values = values
        }
    }

    /// By offset, rising; at least one, at most `maximumKnots`.
    package var knots: [Knot]

    package static let maximumKnots = 64

    package init(knots: [Knot]) {
        self.knots = knots
    }

    /// The values at an offset. O(log knots).
    package func values(at offset: Double) -> Values {
        var low = 0
        var high = knots.count
        while low < high {
            let middle = (low + high) >> 1
            if knots[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return knots.first?.values ?? .none }
        guard low < knots.count else { return knots[low - 1].values }
        let (a, b) = (knots[low - 1], knots[low])
        return a.values.mixed(with: b.values, share: (offset - a.offset) / (b.offset - a.offset))
    }
}
