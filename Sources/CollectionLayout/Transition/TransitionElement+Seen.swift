extension TransitionElement {
    /// Where it is seen, and how, at a content offset along the scroll: with its track's values upon it.
    func origin(seenAt offset: Double) -> Origin {
        var origin = Origin(
            frame: frame, cornerRadius: cornerRadius, alpha: alpha, scale: scale, rotation: rotation, tilt: tilt)
        guard let values = track?.values(at: offset) else { return origin }
        origin.frame = frame.offset(x: values.dx, y: values.dy)
        origin.alpha *= values.alpha
        origin.scale *= values.scale
        origin.rotation += values.rotation
        origin.tilt += values.tilt
        return origin
    }

    func zIndex(seenAt offset: Double) -> Int32 {
        guard let track else { return zIndex }
        let sum = Double(zIndex) + track.values(at: offset).zIndex.rounded(.toNearestOrAwayFromZero)
        return Int32(clamping: wholeNumber(sum, in: Int(Int32.min)...Int(Int32.max)))
    }

    /// Whether it is drawn the same, apart from where.
    func looks(like other: TransitionElement) -> Bool {
        content == other.content && corners == other.corners && separator == other.separator && side == other.side
    }
}

extension TransitionElement.Origin {
    /// Whether what is drawn there shares a point with `rect`.
    func covers(_ rect: Rect) -> Bool {
        frame.transformed(by: LayoutAttributes(scale: scale, rotation: rotation)).intersects(rect)
    }
}
