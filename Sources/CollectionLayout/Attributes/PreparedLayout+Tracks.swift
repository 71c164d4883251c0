extension PreparedLayout {
    /// Whether anything in the layout follows the scroll.
    package var hasTracks: Bool {
        options.sectionHeadersPinToVisibleBounds || options.sectionFootersPinToVisibleBounds || traits.hasPinned
            || traits.carousel != nil || traits.effects != nil
    }

    /// How an element follows the scroll while the content offset (along the scroll) is in `offsets`; nil where it does not.
    ///
    /// All that makes elements follow the scroll comes together here: each source is a function in a file of its own, and
    /// they apply one after the other.
    ///
    /// - Parameter limit: at most so many knots of effects, with fewer samples looked at: where thousands of cells follow.
    /// - Complexity: O(knots).
    package func track(
        of kind: ElementKind, at indexPath: IndexPath, over offsets: ClosedRange<Double>,
        knots limit: Int = Track.maximumKnots
    ) -> Track? {
        guard hasTracks, let frame = frame(of: kind, at: indexPath) else { return nil }
        let sources = [
            pinning(of: kind, at: indexPath, over: offsets),
            passing(of: kind, at: indexPath, over: offsets),
            effects(of: kind, at: indexPath, frame, over: offsets, knots: limit),
        ]
        return sources.reduce(nil) { track, next in
            guard let track, let next else { return track ?? next }
            return track.followed(by: next, reach: frame.reach)
        }
    }

    /// A content offset along the scroll, counted in the layout's own direction, as the scroll view counts it. It is its own
    /// inverse.
    func outward(offset: Double) -> Double {
        // What is seen at the left is `offset` from the left, and as far as the rest reaches from the right.
        isFlipped && isTransposed ? contentSize.width - bounds.height - offset : offset
    }

    /// A track in the layout's own axes and offsets, as content coordinates have it.
    func outward(_ track: Track) -> Track {
        guard isTransposed || isFlipped else { return track }
        var knots = track.knots
        for index in knots.indices {
            var values = knots[index].values
            if isTransposed { (values.dx, values.dy) = (values.dy, values.dx) }
            if isFlipped {
                values.dx = 0 - values.dx
                values.rotation = 0 - values.rotation
                values.tilt = 0 - values.tilt
            }
            knots[index] = Track.Knot(offset: outward(offset: knots[index].offset), values: values)
        }
        if isFlipped, isTransposed { knots.reverse() }
        return Track(knots: knots)
    }
}

extension Rect {
    /// How far the corners are from the centre.
    var reach: Double { (width * width + height * height).squareRoot() / 2 }
}
