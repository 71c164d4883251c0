// Where content is read from right to left its picture is mirrored: every layout is written once, from the left, and what
// comes out is flipped about the middle of the content. Flipping twice gives back the same frame, but for rounding.

extension Rect {
    /// The same distance from the right of something `width` wide as this one has from its left.
    ///
    /// `Rect(x: 10, y: 5, width: 30, height: 20).mirrored(in: 100)` begins at x 60.
    package func mirrored(in width: Double) -> Rect {
        Rect(x: width - x - self.width, y: y, width: self.width, height: height)
    }
}

extension Point {
    package func mirrored(in width: Double) -> Point { Point(x: width - x, y: y) }
}

extension EdgeInsets {
    package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension LayoutAttributes {
    /// As in a mirror: what turned one way turns the other.
    ///
    /// UNSURE whether UIKit, which flips frames, flips transforms as well; without it a fan would open to the wrong side.
    var mirrored: LayoutAttributes {
        var mirrored = self
        mirrored.rotation = 0 - rotation
        mirrored.tilt = 0 - tilt
        return mirrored
    }
}

extension Arrival {
    func mirrored(in width: Double) -> Arrival {
        switch self {
        case .fade, .scale: self
        case .point(let point): .point(point.mirrored(in: width))
        case .offset(let distance): .offset(Point(x: 0 - distance.x, y: distance.y))
        }
    }
}

extension SnapOffsets {
    /// The same offsets counted from the other end.
    ///
    /// - Parameter outward: gives a greater offset for a smaller one.
    func mirrored(_ outward: (Double) -> Double) -> SnapOffsets {
        switch self {
        case .even(let start, let pitch, let count):
            .even(start: outward(start + Double(max(0, count - 1)) * pitch), pitch: pitch, count: count)
        case .list(let offsets): .list(offsets.reversed().map(outward))
        }
    }
}
