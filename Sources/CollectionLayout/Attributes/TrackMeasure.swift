/// How far two values of a track are from each other, in tolerances: 1 is as far as they may be.
struct TrackMeasure {
    private let weights: SIMD8<Double>

    /// - Parameter greatestScale: the greatest scale that the track itself gives, which takes corners farther out.
    init(_ tolerance: Track.Tolerance, reach: Double, greatestScale: Double) {
        let reach = reach >= 0 && reach <= greatestValue ? reach : greatestValue
        let point = 1 / max(tolerance.distance, 1e-6)
        let turn = point * reach * max(1, greatestScale)
        weights = SIMD8(
            point, point, point * reach, turn, turn, 1 / max(tolerance.alpha, 1e-6), 1 / max(tolerance.zIndex, 1e-6), 0)
    }

    /// The values as lanes that can be compared.
    func lanes(_ values: Track.Values) -> SIMD8<Double> {
        SIMD8(values.dx, values.dy, values.scale, values.rotation, values.tilt, values.alpha, values.zIndex, 0)
            * weights
    }

    /// How long a difference is. What moves a corner adds up; alpha and zIndex stand for themselves.
    func length(_ difference: SIMD8<Double>) -> Double {
        let way = (difference[0] * difference[0] + difference[1] * difference[1]).squareRoot()
        return max(
            way + abs(difference[2]) + abs(difference[3]) + abs(difference[4]),
            max(abs(difference[5]), abs(difference[6])))
    }
}
