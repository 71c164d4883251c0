import CollectionLayout
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct SampledTrackTests {
    private typealias Curve = (Double) -> Track.Values

    private func track(
        over offsets: ClosedRange<Double>, reach: Double = 50, _ tolerance: Track.Tolerance = .standard,
        curve: @escaping Curve
    ) -> Track? {
        sampledTrack(over: offsets, reach: reach, tolerance: tolerance) { offsets, values in
            for index in offsets.indices { values[index] = curve(offsets[index]) }
        }
    }

    /// How far a corner of the cell is from its place, in points, and how far the rest is off.
    private func errors(_ a: Track.Values, _ b: Track.Values, reach: Double) -> (way: Double, alpha: Double) {
        // The corner in direction (1, 0) from the centre, scaled, turned and moved.
        func corner(_ values: Track.Values) -> (x: Double, y: Double) {
            (
                values.dx + values.scale * reach * cos(values.rotation),
                values.dy + values.scale * reach * sin(values.rotation)
            )
        }
        let (one, other) = (corner(a), corner(b))
        return (hypot(one.x - other.x, one.y - other.y), abs(a.alpha - b.alpha))
    }

    @Test func nothingIsSentWhereNothingChanges() {
        #expect(track(over: -100...900) { _ in .none } == nil)
        // Beyond the range there is no one to see it.
        #expect(track(over: 0...100) { Track.Values(dy: max(0, $0 - 100)) } == nil)
        // A hundredth of the tolerance of 1/12 of a point.
        #expect(track(over: 0...1000) { Track.Values(dy: sin($0 / 100) / 1200) } == nil)
    }

    @Test func whatIsTheSameEverywhereIsOneKnot() {
        let half = Track.Values(alpha: 0.5)
        #expect(track(over: 20...900) { _ in half } == Track(knots: [Track.Knot(offset: 20, values: half)]))
        #expect(
            track(over: 7...7) { Track.Values(dx: $0) }?.knots == [Track.Knot(offset: 7, values: Track.Values(dx: 7))])
    }

    /// A straight line has no need of more than its ends.
    @Test func aLineIsTwoKnots() {
        let line = track(over: -50...950) { Track.Values(dy: 3 - $0 / 7) }
        #expect(line?.knots.map(\.offset) == [-50, 950])
    }

    /// What is level at first and last says so by ending: 150…250 of 0…1000 is a ramp from 0 to 100.
    @Test func levelEndsAreLeftOut() throws {
        let ramp = try #require(track(over: 0...1000) { Track.Values(dx: min(max($0 - 150, 0), 100)) })
        #expect(ramp.knots.count <= 4)
        for (offset, dx) in [(0.0, 0.0), (150, 0), (200, 50), (250, 100), (1000, 100)] {
            #expect(abs(ramp.values(at: offset).dx - dx) < 1.0 / 12, "at \(offset)")
        }
        #expect((ramp.knots.first?.offset ?? 0) > 149)
        #expect((ramp.knots.last?.offset ?? 1000) < 251)
    }

    /// |offset − 333.3|: the kink falls between the first samples, which are 1000 / 512 points apart.
    @Test func aKinkIsFound() throws {
        let valley = try #require(track(over: 0...1000) { Track.Values(dy: abs($0 - 333.3) * 5) })
        #expect(valley.knots.count <= 5)
        #expect(valley.knots.contains { abs($0.offset - 333.3) <= 1.0 / 64 })
        for step in 0...10_000 {
            let offset = Double(step) / 10
            #expect(abs(valley.values(at: offset).dy - abs(offset - 333.3) * 5) <= 1.0 / 12)
        }
    }

    @Test func aJumpIsAShortSlope() throws {
        let jump = try #require(track(over: 0...1000) { Track.Values(alpha: $0 < 400.123 ? 0.25 : 1) })
        #expect(jump.knots.count == 2)
        #expect(jump.knots[1].offset - jump.knots[0].offset <= 1.0 / 64)
        #expect(jump.values(at: 400.1).alpha == 0.25)
        #expect(jump.values(at: 400.15).alpha == 1)
    }

    /// A sine of amplitude A and length L bends by A (2π / L)² at most, and a line over h points misses it by an eighth of
    /// that times h²: 40 pt and 400 pt at 1/12 pt allow h = 8.2, so 1200 points need some 150 knots where 64 are allowed.
    @Test func beyondTheMostKnotsTheErrorIsSpread() throws {
        let wave: Curve = { Track.Values(dy: 40 * sin($0 * 2 * .pi / 400)) }
        let sampled = try #require(track(over: 0...1200, curve: wave))
        #expect(sampled.knots.count == Track.maximumKnots)
        // Even knots: h = 1200 / 63, off by 40 (2π / 400)² h² / 8 at the tops. Halving leaves no stretch over twice as long as
        // another, which is off by four times as much.
        let bend = 40 * (2 * Double.pi / 400) * (2 * Double.pi / 400)
        let even = bend * (1200.0 / 63) * (1200.0 / 63) / 8
        for step in 0...12_000 {
            let offset = Double(step) / 10
            #expect(abs(sampled.values(at: offset).dy - wave(offset).dy) <= 4 * even)
        }
    }

    @Test func whatMakesNoSenseChangesNothing() throws {
        let odd: Curve = {
            Track.Values(
                dx: .nan, dy: .infinity, scale: -.infinity, rotation: 1e300, tilt: .nan, alpha: .nan,
                zIndex: $0 < 50 ? .nan : 3)
        }
        let sampled = try #require(track(over: 0...100, curve: odd))
        #expect(sampled.values(at: 0) == .none)
        #expect(sampled.values(at: 100) == Track.Values(zIndex: 3))
        for range in [-Double.infinity...0, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude] {
            #expect(track(over: range) { Track.Values(dx: $0) } == nil)
        }
    }

    /// Sums, products, clamps and kinks of the offset, as effects are made of.
    @Test(arguments: 1...40)
    func aTrackKeepsWithinItsTolerance(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let reach = Double.random(in: 10...200, using: &random)
        let start = Double.random(in: -2000...5000, using: &random)
        let range = start...start + Double.random(in: 300...2500, using: &random)
        let curve = randomCurve(range, &random)
        let tolerance = Track.Tolerance(scale: Double(Int.random(in: 1...3, using: &random)))
        guard let sampled = track(over: range, reach: reach, tolerance, curve: curve) else { return }
        #expect(sampled.knots.count <= Track.maximumKnots)
        // Where 64 knots are not enough there is no promise; few seeds come to that.
        guard sampled.knots.count < Track.maximumKnots else { return }
        for _ in 0..<1000 {
            let offset = Double.random(in: range, using: &random)
            let (way, alpha) = errors(sampled.values(at: offset), curve(offset), reach: reach)
            #expect(way <= tolerance.distance && alpha <= tolerance.alpha, "at \(offset): \(way) pt, alpha \(alpha)")
        }
    }

    @Test func mostRandomCurvesNeedFewerThanTheMostKnots() {
        let counts = (1...40).map { (seed: Int) -> Int in
            var random = SeededGenerator(seed: UInt64(seed))
            return track(over: 0...1500, .init(scale: 2), curve: randomCurve(0...1500, &random))?.knots.count ?? 0
        }
        #expect(counts.filter { $0 < Track.maximumKnots }.count >= 30)
    }

    private func randomCurve(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Curve {
        let parts = (0..<4).map { _ in randomPart(range, &random) }
        let (dx, dy, scale, rest) = (parts[0], parts[1], parts[2], parts[3])
        return { offset in
            Track.Values(
                dx: 60 * dx(offset), dy: 60 * dy(offset), scale: 1 + 0.3 * scale(offset), rotation: 0.3 * rest(offset),
                alpha: 0.5 + 0.5 * rest(offset))
        }
    }

    /// A function of the offset, between −1 and 1 or nearly.
    private func randomPart(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> (Double) -> Double {
        let middle = Double.random(in: range, using: &random)
        let width = Double.random(in: 100...800, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0: return { _ in 0 }
        case 1: return { max(-1, min(1, ($0 - middle) / width)) }
        case 2: return { max(0, 1 - abs($0 - middle) / width) }
        case 3: return { 0.5 * sin(($0 - middle) / width) }
        case 4:
            return {
                let x = ($0 - middle) / width; return 1 / (1 + x * x)
            }
        default: return { abs(sin(($0 - middle) / width)) / 2 }
        }
    }
}
