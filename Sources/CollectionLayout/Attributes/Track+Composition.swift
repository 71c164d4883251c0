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
    /// Exact as long as one of the two stands still; where both scale, or both fade, the product is bent, and gets knots of its
    /// own until what is straight between them is right to a tenth of a point and a hundredth of alpha.
    ///
    /// - Parameter extent: the longer side of what moves, points.
    func followed(by other: Track, extent: Double) -> Track {
        var offsets = (knots + other.knots).map { $0.offset }
        offsets.sort()
        var places: [Double] = []
        for offset in offsets where offset != places.last {
            if let last = places.last {
                let parts = bends(between: last, and: offset, with: other, extent: extent)
                for part in 1..<max(1, parts) {
                    places.append(last + (offset - last) * Double(part) / Double(parts))
                }
            }
            places.append(offset)
        }
        return Track(
            knots: places.map { Knot(offset: $0, values: values(at: $0).followed(by: other.values(at: $0))) }
        ).thinned(extent: extent)
    }

    /// At most `maximumKnots`: those go first that lie nearest to the line between their neighbours.
    private func thinned(extent: Double) -> Track {
        var knots = knots
        while knots.count > Self.maximumKnots {
            var least = (index: 1, miss: Double.infinity)
            for index in 1..<knots.count - 1 {
                let line = Track(knots: [knots[index - 1], knots[index + 1]]).values(at: knots[index].offset)
                let miss = line.distance(to: knots[index].values, extent: extent)
                if miss < least.miss { least = (index, miss) }
            }
            knots.remove(at: least.index)
        }
        return Track(knots: knots)
    }

    /// Into how many parts a stretch without knots is divided so that each is nearly straight.
    ///
    /// A product of two straight lines leaves the line between its ends by a quarter of the product of what each gained.
    private func bends(between start: Double, and end: Double, with other: Track, extent: Double) -> Int {
        let (a, b) = (values(at: start), values(at: end))
        let (c, d) = (other.values(at: start), other.values(at: end))
        let scale = abs((b.scale - a.scale) * (d.scale - c.scale)) / 4 * extent / 2
        let alpha = abs((b.alpha - a.alpha) * (d.alpha - c.alpha)) / 4
        return wholeNumber(max(scale / 0.1, alpha / 0.01).squareRoot().rounded(.up), in: 1...8)
    }
}

extension Track.Values {
    /// How much the two differ on the screen, in points; a hundredth of alpha counts as a tenth of a point.
    func distance(to other: Track.Values, extent: Double) -> Double {
        let moved = max(abs(dx - other.dx), abs(dy - other.dy))
        let turned = max(abs(rotation - other.rotation), abs(tilt - other.tilt), abs(scale - other.scale)) * extent / 2
        return max(moved, turned, abs(alpha - other.alpha) * 10, abs(zIndex - other.zIndex))
    }

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
