import CMath

/// How many cells go on a ring, which rings hold them all, and how far these reach.
///
///      ┌───╮  round     Upright cells take the circle around them, at whatever angle they stand. Cells that face the
///      │   │  length    middle take a wedge: what counts is how near its edges the inner corners come.
///      └ · ┘ side
struct RingMeasure {
    /// The radius of a ring and how many cells stand on it.
    struct Ring: Equatable {
        var radius: Double
        var count: Int
    }

    /// From a cell's centre to that of a corner's rounding, towards the middle and along the ring.
    private let length: Double
    private let side: Double
    /// The radius of that rounding.
    private let round: Double
    private let spacing: Double
    /// From ring to ring.
    let pitch: Double

    /// - Parameters:
    ///   - size: of the largest cell.
    ///   - cornerRadius: at most half its shorter side.
    init(_ size: Size, cornerRadius: Double, facesCenter: Bool, spacing: Double, ringSpacing: Double) {
        let half = Size(width: size.width / 2 - cornerRadius, height: size.height / 2 - cornerRadius)
        let around = hypot(half.width, half.height) + cornerRadius
        length = facesCenter ? half.height : 0
        side = facesCenter ? half.width : 0
        round = facesCenter ? cornerRadius : around
        self.spacing = spacing
        // The cell in the middle may be turned any way.
        pitch = around + length + round + ringSpacing
    }

    /// The most cells that stand on a ring with `spacing` between neighbours; one where there is no room for two.
    ///
    /// Of n cells each has π / n to either side. Round ones of diameter d on a ring of radius r are 2 r sin(π / n) − d apart:
    /// where r is d and the spacing together, there are six. Where cells need no room, or no ring is farther out than another,
    /// one ring holds any number.
    func capacity(ofRadius radius: Double) -> Int {
        guard pitch > 0 else { return .max }
        let inner = radius - length
        let corner = hypot(inner, side)
        let share = (spacing / 2 + round) / corner
        guard inner >= 0, share < 1 + 1e-12 else { return spacing / 2 + round > 0 ? 1 : .max }
        let angle = atan2(side, inner) + asin(max(-1, min(share, 1)))
        guard angle > 0 else { return .max }
        // The sine of a rounded angle: six must not become 5.999….
        return wholeNumber(.pi / angle + 1e-9, in: 1...Int(greatestValue))
    }

    /// How far apart neighbours on a ring are; less than 0 where they lie over each other.
    func gap(on ring: Ring) -> Double {
        let angle = Double.pi / Double(ring.count)
        return 2 * ((ring.radius - length) * sin(angle) - side * cos(angle) - round)
    }

    /// How far the cells of a ring reach from the middle.
    func reach(ofRadius radius: Double) -> Double { hypot(radius + length, side) + round }

    /// The greatest radius whose ring reaches no farther than that; 0 where there is none.
    func radius(reaching reach: Double) -> Double {
        let corner = max(0, reach - round)
        return max(0, max(0, corner * corner - side * side).squareRoot() - length)
    }

    /// The rings from the innermost outward, each filled but the last.
    ///
    /// - Parameters:
    ///   - radius: of the innermost ring; nil to choose it. A chosen one that has room for a single cell is the middle itself.
    ///   - farthest: the greatest radius within what is visible.
    /// - Complexity: O(rings).
    func rings(for count: Int, radius wanted: Double?, farthest: Double) -> [Ring] {
        var radius = wanted ?? innermost(for: count, farthest: farthest)
        var rings: [Ring] = []
        var placed = 0
        while placed < count {
            let capacity = capacity(ofRadius: radius)
            let isMiddle = wanted == nil && placed == 0 && capacity == 1 && count > 1
            let taken = min(capacity, count - placed)
            rings.append(Ring(radius: isMiddle ? 0 : radius, count: taken))
            placed += taken
            radius += pitch
        }
        return rings
    }

    /// The innermost of as few rings as hold `count` cells, the outermost being `farthest`; 0 where all rings within do not.
    private func innermost(for count: Int, farthest: Double) -> Double {
        var radius = farthest
        var room = 0
        while radius >= 0 {
            let capacity = capacity(ofRadius: radius)
            if capacity >= count - room { return radius }
            room += capacity
            radius -= pitch
        }
        return 0
    }
}
