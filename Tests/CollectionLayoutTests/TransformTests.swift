import CollectionLayout
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Transforms against matrices multiplied by hand, as Core Animation defines its own: rows are points.
@Suite struct TransformTests {
    private typealias Matrix = [[Double]]

    private func times(_ a: Matrix, _ b: Matrix) -> Matrix {
        (0..<4).map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
    }

    /// CATransform3DMakeScale(s, s, 1).
    private func scaling(_ s: Double) -> Matrix { [[s, 0, 0, 0], [0, s, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]] }

    /// CATransform3DMakeRotation(a, 0, 1, 0): what is at the right goes away from the eye, to negative z.
    private func turnAboutY(_ a: Double) -> Matrix {
        [[cos(a), 0, -sin(a), 0], [0, 1, 0, 0], [sin(a), 0, cos(a), 0], [0, 0, 0, 1]]
    }

    /// CATransform3DMakeRotation(a, 0, 0, 1): clockwise where y runs down.
    private func turnAboutZ(_ a: Double) -> Matrix {
        [[cos(a), sin(a), 0, 0], [-sin(a), cos(a), 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    }

    /// The identity with m34 = −1 / d.
    private func perspective(_ d: Double) -> Matrix {
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -1 / d], [0, 0, 0, 1]]
    }

    private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    @Test(arguments: 1...200)
    func theMatrixIsTheProductOfItsSteps(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let attributes = LayoutAttributes(
            scale: random.points(-2...2), rotation: random.points(-4...4), tilt: random.points(0.25...1.25))
        let distance = random.points(100...900)
        let expected = times(
            times(times(scaling(attributes.scale), turnAboutY(attributes.tilt)), turnAboutZ(attributes.rotation)),
            perspective(distance))
        let transform = attributes.transform(perspective: distance)
        #expect(isClose(transform.numbers, expected.flatMap { $0 }), "seed \(seed): \(transform.numbers) \(expected)")
        #expect(!transform.isAffine)
        // Without perspective the last column is that of the identity.
        let flat = times(times(scaling(attributes.scale), turnAboutY(attributes.tilt)), turnAboutZ(attributes.rotation))
        #expect(isClose(attributes.transform(perspective: 0).numbers, flat.flatMap { $0 }))
    }

    /// In the plane six numbers say it all, as CGAffineTransform's a, b, c, d, tx, ty: a quarter turn takes right to below.
    @Test func whatStaysInThePlaneIsAffine() {
        let quarter = LayoutAttributes(scale: 2, rotation: .pi / 2).transform(perspective: 500)
        #expect(quarter.isAffine)
        #expect(isClose(quarter.affine, [0, 2, -2, 0, 0, 0]))
        let right = quarter.projected(Point(x: 10, y: 0))
        #expect(abs(right.x) < 1e-12 && abs(right.y - 20) < 1e-12)
        #expect(LayoutAttributes.plain.transform(perspective: 500) == .identity)
        #expect(LayoutAttributes(scale: 0.5).transform(perspective: 500).affine == [0.5, 0, 0, 0.5, 0, 0])
        #expect(Transform3D.identity.numbers == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    }

    /// 100 to the right of the centre, tilted by 30°, seen from 500: 100 × sin 30° = 50 behind the screen, 100 × cos 30° = 86.6
    /// aside, and all that shrinks by 500 / 550.
    @Test func fartherThingsLookSmaller() {
        let transform = LayoutAttributes(tilt: .pi / 6).transform(perspective: 500)
        let right = transform.projected(Point(x: 100, y: 40))
        #expect(abs(right.x - 100 * cos(.pi / 6) * 500 / 550) < 1e-12)
        #expect(abs(right.y - 40 * 500 / 550) < 1e-12)
        let left = transform.projected(Point(x: -100, y: 40))
        #expect(abs(left.x + 100 * cos(.pi / 6) * 500 / 450) < 1e-12)
        #expect(abs(left.y - 40 * 500 / 450) < 1e-12)
    }

    /// What a track says comes on top: alphas and scales multiply, angles add up, the zIndex goes to the nearest whole number.
    @Test func attributesFollowTheirTrack() {
        let attributes = LayoutAttributes(alpha: 0.5, zIndex: 3, scale: 2, rotation: 1, tilt: 0.25)
        let values = Track.Values(dx: 9, dy: 9, scale: 0.5, rotation: -2, tilt: 0.5, alpha: 0.5, zIndex: -4.6)
        #expect(
            attributes.following(values)
                == LayoutAttributes(alpha: 0.25, zIndex: -2, scale: 1, rotation: -1, tilt: 0.75))
        #expect(attributes.following(.none) == attributes)
        #expect(attributes.following(Track.Values(zIndex: 1e300)).zIndex == .max)
    }
}
