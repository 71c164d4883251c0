import TestSupport
import Testing

@testable import CollectionLayout

@Suite struct TrackCompositionTests {
    private func track(_ knots: [(Double, Track.Values)]) -> Track {
        Track(knots: knots.map { Track.Knot(offset: $0.0, values: $0.1) })
    }

    /// What only moves adds up, knot for knot: at 5 half of 10 and a quarter of 40.
    @Test func distancesAddUpExactly() {
        let first = track([(0, .none), (10, Track.Values(dy: 10))])
        let second = track([(0, .none), (20, Track.Values(dx: -3, dy: 40))])
        let both = first.followed(by: second, reach: 50)
        #expect(both.knots.map(\.offset) == [0, 10, 20])
        #expect(both.values(at: 5).dy == 5 + 10)
        #expect(both.values(at: 15).dy == 10 + 30)
        #expect(both.values(at: 99) == Track.Values(dx: -3, dy: 50))
        #expect(both.values(at: -99) == .none)
    }

    /// Where two scale at once the product is a parabola: from 1 to 3 and from 2 to 0.5 it is (1 + 2t)(2 − 1.5t).
    @Test func whatBendsIsSampled() {
        let first = track([(0, .none), (100, Track.Values(scale: 3))])
        let second = track([(0, Track.Values(scale: 2)), (100, Track.Values(scale: 0.5))])
        let tolerance = Track.Tolerance(distance: 0.25)
        let both = first.followed(by: second, reach: 50, tolerance: tolerance)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<1000 {
            let t = Double.random(in: 0...1, using: &generator)
            let product = (1 + 2 * t) * (2 - 1.5 * t)
            let miss = abs(both.values(at: 100 * t).scale - product) * 50
            #expect(miss <= 0.25, "off by \(miss) pt at \(t)")
        }
        #expect(both.knots.count <= Track.maximumKnots)
    }

    /// More knots than may be: those go that change least, so that the line stays as it was.
    @Test func tooManyKnotsAreThinnedWhereNothingBends() {
        let straight = track((0..<64).map { (Double($0), Track.Values(dx: Double($0))) })
        let kinked = track((0..<64).map { (Double($0) + 0.5, Track.Values(dy: max(0, Double($0) - 32))) })
        let both = straight.followed(by: kinked, reach: 10)
        #expect(both.knots.count == Track.maximumKnots)
        for offset in stride(from: -1.0, through: 66, by: 0.25) {
            let (actual, a, b) = (both.values(at: offset), straight.values(at: offset), kinked.values(at: offset))
            #expect(abs(actual.dx - a.dx) < 1e-9, "\(offset)")
            #expect(abs(actual.dy - b.dy) < 1e-9, "\(offset)")
        }
    }

    @Test func aStretchOfATrackHoldsBeyondItsEnds() {
        let whole = track([(0, .none), (100_000, Track.Values(dy: 100_000))])
        let part = whole.clipped(to: 50_000...51_000)
        #expect(part?.knots.map(\.offset) == [50_000 - 8_192, 51_000 + 8_192])
        #expect(part?.values(at: 50_123) == Track.Values(dy: 50_123))
        #expect(whole.clipped(to: -30_000 ... -20_000) == nil)
    }
}
