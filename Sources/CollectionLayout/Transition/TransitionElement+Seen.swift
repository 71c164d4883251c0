extension TransitionElement {
    /// Where it is seen, and how, with its track's values upon it.
    func origin(with values: Track.Values?) -> Origin {
        var origin = Origin(
            frame: frame, cornerRadius: cornerRadius, alpha: alpha, scale: scale, rotation: rotation, tilt: tilt)
        guard let values else { return origin }
        origin.frame = frame.offset(x: values.dx, y: values.dy)
        origin.alpha *= values.alpha
        origin.scale *= values.scale
        origin.rotation += values.rotation
        origin.tilt += values.tilt
        return origin
    }

    func zIndex(with values: Track.Values?) -> Int32 {
        values.map { LayoutAttributes(zIndex: zIndex).following($0).zIndex } ?? zIndex
    }

    /// Whether it is drawn the same, apart from where.
    func looks(like other: TransitionElement) -> Bool {
        content == other.content && corners == other.corners && separator == other.separator && side == other.side
    }
}

extension TransitionElement.Origin {
    /// Whether nobody can tell the two apart: a sum of offsets may leave a difference in its last bits.
    func isSeen(as other: TransitionElement.Origin) -> Bool {
        var other = other
        func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1.0 / 1024 }
        if isNear(frame.x, other.frame.x), isNear(frame.y, other.frame.y), isNear(frame.width, other.frame.width),
            isNear(frame.height, other.frame.height)
        {
            other.frame = frame
        }
        return self == other
    }

    /// Whether what is drawn there shares a point with `rect`.
    func covers(_ rect: Rect) -> Bool {
        frame.transformed(by: LayoutAttributes(scale: scale, rotation: rotation)).intersects(rect)
    }
}
