/// Where elements that come in start from, and those that go end: a layout's
/// `initialLayoutAttributesForAppearingItem(at:)` and `finalLayoutAttributesForDisappearingItem(at:)` in one word.
package enum Arrival: Equatable, Sendable {
    /// In place, from alpha 0: what a layout does that says nothing.
    case fade
    /// From a point, at a tenth of the size and alpha 0.
    case point(Point)
    /// From so many points away, from alpha 0.
    case offset(Point)
    /// In place, from that scale and alpha 0.
    case scale(Double)
}

extension Arrival {
    /// The frame, alpha and scale that an element with this frame at rest starts from, or ends at.
    package func origin(of frame: Rect, scale: Double) -> (frame: Rect, alpha: Double, scale: Double) {
        switch self {
        case .fade: (frame, 0, scale)
        case .point(let point):
            (
                Rect(
                    x: point.x - frame.width / 2, y: point.y - frame.height / 2, width: frame.width,
                    height: frame.height),
                0, scale / 10
            )
        case .offset(let distance): (frame.offset(x: distance.x, y: distance.y), 0, scale)
        case .scale(let factor): (frame, 0, scale * factor)
        }
    }
}
