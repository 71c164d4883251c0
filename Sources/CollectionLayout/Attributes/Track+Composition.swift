extension Track {
    /// Beyond the stretch that was asked for a track still holds for so many points: a page scrolls on while it waits for more.
    static let overrun = 8192.0

    /// The track within `offsets` and `overrun` beyond either end; nil where it changes nothing there.
    ///
    /// A header that is pinned for a million points has its knots where they are needed, and so close by that a Float tells
    /// them apart.
    func clipped(to offsets: ClosedRange<Double>) -> Track? {
        let lower = offsets.lowerBound - Self.overrun
        let upper = offsets.upperBound + Self.overrun
        var kept = knots.filter { $0.offset > lower && $0.offset < upper }
        if let first = knots.first, first.offset <= lower || kept.isEmpty {
            kept.insert(Knot(offset: lower, values: values(at: lower)), at: 0)
        }
        if let last = knots.last, last.offset >= upper { kept.append(Knot(offset: upper, values: values(at: upper))) }
        return kept.allSatisfy { $0.values == .none } ? nil : Track(knots: kept)
    }

    /// This track, and then the other: distances add up, scales and alphas multiply.
    ///
    /// Exact as long as one of the two stands still between any two knots; where both scale, or both fade, the product is bent
    /// and sampled anew.
    ///
    /// - Parameter reach: how far the corners of what moves are from its centre, points.
    func followed(by other: Track, reach: Double, tolerance: Tolerance = .standard) -> Track {
        var offsets = (knots + other.knots).map { $0.offset }
        offsets.sort()
        var places: [Double] = []
        for offset in offsets where offset != places.last {
            if let last = places.last, isBent(between: last, and: offset, with: other), let end = offsets.last {
                let sampled = sampledTrack(over: offsets[0]...end, reach: reach, tolerance: tolerance) {
                    offsets, values in
                    for (place, offset) in offsets.enumerated() {
                        values[place] = self.values(at: offset).followed(by: other.values(at: offset))
                    }
                }
                return sampled ?? Track(knots: [Knot(offset: offset, values: .none)])
            }
            places.append(offset)
        }
        return Track(
            knots: places.map { Knot(offset: $0, values: values(at: $0).followed(by: other.values(at: $0))) }
        ).thinned(by: TrackMeasure(tolerance, reach: reach, greatestScale: 1))
    }

    /// Whether the product of two straight stretches is no straight one.
    private func isBent(between start: Double, and end: Double, with other: Track) -> Bool {
        let (a, b) = (values(at: start), values(at: end))
        let (c, d) = (other.values(at: start), other.values(at: end))
        return (b.scale - a.scale) * (d.scale - c.scale) != 0 || (b.alpha - a.alpha) * (d.alpha - c.alpha) != 0
    }

    /// At most `maximumKnots`: those go first that lie nearest to the line between their neighbours.
    private func thinned(by measure: TrackMeasure) -> Track {
        var knots = knots
        while knots.count > Self.maximumKnots {
            var least = (index: 1, miss: Double.infinity)
            for index in 1..<knots.count - 1 {
                let line = Track(knots: [knots[index - 1], knots[index + 1]]).values(at: knots[index].offset)
                let miss = measure.length(measure.lanes(line) - measure.lanes(knots[index].values))
                if miss < least.miss { least = (index, miss) }
            }
            knots.remove(at: least.index)
        }
        return Track(knots: knots)
    }
}

extension Track.Values {
    /// `share` 0 gives this, 1 the other.
    func mixed(with other: Track.Values, share: Double) -> Track.Values {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Track.Values(
            dx: mix(dx, other.dx), dy: mix(dy, other.dy), scale: mix(scale, other.scale),
            rotation: mix(rotation, other.rotation), tilt: mix(tilt, other.tilt), alpha: mix(alpha, other.alpha),
            zIndex: mix(zIndex, other.zIndex))
    }

    /// One after the other: both distances, both scales, …
    package func followed(by other: Track.Values) -> Track.Values {
        Track.Values(
            dx: dx + other.dx, dy: dy + other.dy, scale: scale * other.scale, rotation: rotation + other.rotation,
            tilt: tilt + other.tilt, alpha: alpha * other.alpha, zIndex: zIndex + other.zIndex)
    }
}
