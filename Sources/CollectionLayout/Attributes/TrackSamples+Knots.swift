extension TrackSamples {
    /// Whether all samples are as good as no track at all.
    func changeNothing(within measure: TrackMeasure) -> Bool {
        let none = measure.lanes(.none)
        return values.allSatisfy { measure.length(measure.lanes($0) - none) <= 0.75 }
    }

    /// The fewest of the samples, or nearly so, that lines between them need to keep within three quarters of the tolerance
    /// of all the others; the last quarter is for what lies between the samples.
    ///
    /// Begins with a line from end to end and bends it where it misses most (as Douglas and Peucker thin out a line).
    func knots(within measure: TrackMeasure, limit: Int) -> [Track.Knot] {
        let lanes = values.map(measure.lanes)
        var lines = [line(0, values.count - 1, lanes, measure)]
        while lines.count + 1 < min(limit, Track.maximumKnots) {
            var worst = 0
            for index in lines.indices where lines[index].miss > lines[worst].miss { worst = index }
            let bent = lines[worst]
            guard bent.miss > 0.75 else { break }
            lines[worst] = line(bent.first, bent.farthest, lanes, measure)
            lines.append(line(bent.farthest, bent.last, lanes, measure))
        }
        var places = lines.map { $0.first }.sorted()
        places.append(values.count - 1)
        return knots(at: places)
    }

    /// The knots at these samples, without those at the ends that only repeat their neighbour: beyond its ends a track is
    /// constant anyway.
    private func knots(at places: [Int]) -> [Track.Knot] {
        var places = places[...]
        while let first = places.first, let next = places.dropFirst().first, values[first] == values[next] {
            places.removeFirst()
        }
        while let last = places.last, let previous = places.dropLast().last, values[last] == values[previous] {
            places.removeLast()
        }
        return places.map { Track.Knot(offset: offsets[$0], values: values[$0]) }
    }

    private func line(
        _ first: Int, _ last: Int, _ lanes: [SIMD8<Double>], _ measure: TrackMeasure
    ) -> Line {
        var line = Line(first: first, last: last, farthest: first, miss: 0)
        let slope = (lanes[last] - lanes[first]) / max(offsets[last] - offsets[first], .leastNormalMagnitude)
        for place in first + 1..<max(first + 1, last) {
            let miss = measure.length(lanes[place] - lanes[first] - slope * (offsets[place] - offsets[first]))
            if miss > line.miss {
                line.miss = miss
                line.farthest = place
            }
        }
        return line
    }
}

/// A line from one sample to another, and the sample between them that it misses most.
private struct Line {
    var first: Int
    var last: Int
    var farthest: Int
    /// By how much, in tolerances.
    var miss: Double
}
