import CMath

/// How many cells go on a ring, and which rings hold them all.
struct RingMeasure {
    /// The radius of a ring and how many cells stand on it.
    struct Ring: Equatable {
        var radius: Double
        var count: Int

        /// From centre to centre, in a straight line.
        var distanceBetweenNeighbours: Double { 2 * radius * sin(.pi / Double(count)) }
    }

    /// From centre to centre of neighbours on a ring, at least.
    let chord: Double
    /// From ring to ring.
    let pitch: Double

    /// The most cells that stand on a ring with `chord` between neighbours; one where there is no room for two.
    ///
    /// n centres on a ring of radius r are 2 r sin(π / n) apart: at a radius of one chord there are six. Where cells need no
    /// room, or no ring is farther out than another, one ring holds any number.
    func capacity(ofRadius radius: Double) -> Int {
        guard chord > 0, pitch > 0 else { return .max }
        let share = chord / (2 * radius)
        guard share < 1 + 1e-12 else { return 1 }
        // The sine of a rounded angle: six must not become 5.999….
        return wholeNumber(.pi / asin(min(share, 1)) + 1e-9, in: 1...Int(greatestValue))
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

extension Size {
    /// The diameter of the circle around a cell of that size: through its corners, closer where they are rounded.
    ///
    /// A square of 60 has 84.85, one with a corner radius of 30 has 60.
    func diameter(cornerRadius: Double) -> Double {
        let radius = clampedCornerRadius(cornerRadius, for: self)
        return 2 * (hypot(width / 2 - radius, height / 2 - radius) + radius)
    }
}
