/// Values of a track at many offsets, close enough to each other that a line from one to the next is as good as the values.
struct TrackSamples {
    /// Stretches between the first samples for each of the knots that there may be: 512 in all for 64, an even number.
    static let firstStretches = 8
    /// Samples beside the first ones, for each knot: 1,536 for 64.
    static let moreSamples = 24
    /// Points between two samples at the closest.
    static let smallestStep = 1.0 / 64

    typealias Ask = (UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Track.Values>) -> Void

    private(set) var offsets: [Double]
    private(set) var values: [Track.Values]

    private let limit: Int

    /// Samples evenly.
    ///
    /// - Parameter limit: of knots.
    init(over range: ClosedRange<Double>, knots limit: Int, _ ask: Ask) {
        self.limit = min(max(limit, 2), Track.maximumKnots)
        let length = range.upperBound - range.lowerBound
        // Half a point at the closest, and as many as there is room for.
        let halves = wholeNumber(length.rounded(.up), in: 0...Self.firstStretches * self.limit / 2)
        let count = halves * 2 + 1
        offsets = (0..<count).map { index in
            index == count - 1
                ? range.upperBound : range.lowerBound + length * (Double(index) / Double(max(1, count - 1)))
        }
        values = Self.values(at: offsets, ask)
    }

    /// The values if they are the same everywhere.
    var onlyValues: Track.Values? {
        values.allSatisfy { $0 == values[0] } ? values[0] : nil
    }

    var greatestScale: Double { values.reduce(0) { max($0, abs($1.scale)) } }

    /// Samples once more wherever a line over two stretches misses the sample between them, and there more closely again.
    ///
    /// A kink is off the line by at most twice of what is seen in the middle, a smooth curve by as much as is seen: so that
    /// the line from sample to sample is within a quarter of the tolerance.
    mutating func refine(by measure: TrackMeasure, _ ask: Ask) {
        var open: [Stretch] = []
        for middle in stride(from: 1, to: values.count - 1, by: 2) {
            let parts = Stretch.parts(
                Sample(offsets[middle - 1], values[middle - 1]), Sample(offsets[middle], values[middle]),
                Sample(offsets[middle + 1], values[middle + 1]), measure)
            open.append(contentsOf: parts)
        }
        var more: [Sample] = []
        while !open.isEmpty, more.count + open.count <= Self.moreSamples * limit {
            let middles = open.map { $0.start.offset + ($0.end.offset - $0.start.offset) / 2 }
            let found = Self.values(at: middles, ask)
            var next: [Stretch] = []
            for (index, stretch) in open.enumerated() {
                let middle = Sample(middles[index], found[index])
                more.append(middle)
                next.append(contentsOf: Stretch.parts(stretch.start, middle, stretch.end, measure))
            }
            open = next
        }
        merge(more.sorted { $0.offset < $1.offset })
    }

    private mutating func merge(_ more: [Sample]) {
        guard !more.isEmpty else { return }
        var merged: [Sample] = []
        merged.reserveCapacity(values.count + more.count)
        var place = 0
        for sample in more {
            while place < values.count, offsets[place] < sample.offset {
                merged.append(Sample(offsets[place], values[place]))
                place += 1
            }
            merged.append(sample)
        }
        while place < values.count {
            merged.append(Sample(offsets[place], values[place]))
            place += 1
        }
        offsets = merged.map { $0.offset }
        values = merged.map { $0.values }
    }

    private static func values(at offsets: [Double], _ ask: Ask) -> [Track.Values] {
        var values = Array(repeating: Track.Values.none, count: offsets.count)
        offsets.withUnsafeBufferPointer { offsets in
            values.withUnsafeMutableBufferPointer { values in ask(offsets, values) }
        }
        for index in values.indices { values[index] = values[index].sensible }
        return values
    }
}

private struct Sample {
    var offset: Double
    var values: Track.Values

    init(_ offset: Double, _ values: Track.Values) {
        self.offset = offset
        self.values = values
    }
}

/// What lies between two samples.
private struct Stretch {
    var start: Sample
    var end: Sample

    /// Both halves, if the line from end to end misses the middle by too much and they are not too short to be halved.
    static func parts(_ start: Sample, _ middle: Sample, _ end: Sample, _ measure: TrackMeasure) -> [Stretch] {
        let difference =
            measure.lanes(middle.values) - (measure.lanes(start.values) + measure.lanes(end.values)) / 2
        guard measure.length(difference) > 1.0 / 8, end.offset - start.offset > 2 * TrackSamples.smallestStep else {
            return []
        }
        return [Stretch(start: start, end: middle), Stretch(start: middle, end: end)]
    }
}

extension Track.Values {
    /// What is not finite or out of range counts as what changes nothing.
    fileprivate var sensible: Track.Values {
        func factor(_ value: Double) -> Double { abs(value) <= greatestValue ? value : 1 }
        return Track.Values(
            dx: distance(dx), dy: distance(dy), scale: factor(scale), rotation: distance(rotation),
            tilt: distance(tilt),
            alpha: factor(alpha), zIndex: distance(zIndex))
    }
}
