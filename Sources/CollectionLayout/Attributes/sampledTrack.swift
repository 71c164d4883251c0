/// The track of a cell whose values are known for any offset, as few knots as keep within a tolerance.
///
///     sampledTrack(over: 0...1000, reach: 35) { offsets, values in
///         for index in offsets.indices { values[index].dy = abs(offsets[index] - 300) / 2 }
///     }                       // knots at 0, 300 and 1000: a kink is found by halving
///
/// Values are asked for by the run: first evenly over the offsets, then wherever a straight line does not do, down to
/// `smallestStep`. Of these samples those become knots that a line between the others misses by most, until none is missed.
/// What is narrower than the first samples' distance (a 512th of the offsets where there may be 64 knots, or half a point if
/// that is more) can be missed;
/// a jump becomes a slope of at most `smallestStep`.
///
/// Values that need more knots than `Track.maximumKnots` are off by more than the tolerance: the knots are where lines would
/// be off by most without them. A smooth curve is then off by at most four times of what as many even knots would give.
///
/// - Parameters:
///   - offsets: where the track is needed, content offsets along the scroll.
///   - reach: how far the corners of the cell are from its centre, points, as the layout scales it: scale, rotation and tilt
///     are judged by how far they move a corner. A tilt counts as if seen without perspective.
///   - limit: so many knots at most, at least 2; with fewer of them fewer samples are looked at, too.
///   - values: writes the values at every one of the offsets, which rise within a call. What is not finite, or beyond
///     ±1,000,000, counts as the value that changes nothing.
/// - Returns: nil where nothing ever changes anything that could be seen.
/// - Complexity: O(samples × log knots), at most 32 samples for each of the knots that there may be.
package func sampledTrack(
    over offsets: ClosedRange<Double>, reach: Double, tolerance: Track.Tolerance = .standard,
    knots limit: Int = Track.maximumKnots,
    values: (UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Track.Values>) -> Void
) -> Track? {
    guard (offsets.upperBound - offsets.lowerBound).isFinite else { return nil }
    var samples = TrackSamples(over: offsets, knots: limit, values)
    if let only = samples.onlyValues {
        return only == .none ? nil : Track(knots: [Track.Knot(offset: offsets.lowerBound, values: only)])
    }
    let measure = TrackMeasure(tolerance, reach: reach, greatestScale: samples.greatestScale)
    samples.refine(by: measure, values)
    return samples.changeNothing(within: measure) ? nil : Track(knots: samples.knots(within: measure, limit: limit))
}
