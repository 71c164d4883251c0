/// The numbers that a key takes, both ends included unless said otherwise.
struct NumberRange: Equatable, Sendable {
    var minimum: Double
    var maximum: Double
    /// The minimum itself is not allowed: a ratio is more than 0.
    var excludesMinimum = false
    /// What one of the number is called: "pt", "s", or nothing.
    var unit = ""

    func contains(_ number: Double) -> Bool {
        // A comparison with NaN is false, so NaN is in no range.
        (excludesMinimum ? number > minimum : number >= minimum) && number <= maximum
    }

    /// "between 0 and 1000000 pt", "more than 0, at most 1000 pt": what would be right.
    var sentence: String {
        let unit = unit.isEmpty ? "" : " \(unit)"
        let low = plainNumber(minimum)
        let high = plainNumber(maximum)
        return excludesMinimum ? "more than \(low) and at most \(high)\(unit)" : "between \(low) and \(high)\(unit)"
    }

    /// Nothing in the file reaches farther than this many points, so that sums stay exact and finite.
    static let farthest = 1_000_000.0

    /// A size, a radius: never negative.
    static let extent = NumberRange(minimum: 0, maximum: farthest, unit: "pt")
    /// A size that nothing can be of if it is none: the height of rows.
    static let extentAboveZero = NumberRange(minimum: 0, maximum: farthest, excludesMinimum: true, unit: "pt")
    /// A distance that may go either way: an inset, a spacing.
    static let distance = NumberRange(minimum: -farthest, maximum: farthest, unit: "pt")
    /// Whatever a number can be.
    static let any = NumberRange(minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude)
    /// How many of something.
    static let count = NumberRange(minimum: 0, maximum: farthest)
    /// How many items one group has.
    static let groupCount = NumberRange(minimum: 1, maximum: 10_000)
    /// A share of a container, which may be more than all of it.
    static let fraction = NumberRange(minimum: 0, maximum: 1000)
    static let ratio = NumberRange(minimum: 0, maximum: farthest, excludesMinimum: true)
    /// Radians; any number of turns.
    static let angle = NumberRange(minimum: -farthest, maximum: farthest)
    /// Radians, not so far that only an edge is seen.
    static let tilt = NumberRange(minimum: -1.5, maximum: 1.5)
    /// A part of a whole.
    static let part = NumberRange(minimum: 0, maximum: 1)
    /// How many times as large.
    static let factor = NumberRange(minimum: -1000, maximum: 1000)
    /// Of what is held within 0 and 1.
    static let share = NumberRange(minimum: -farthest, maximum: farthest)
    /// What is above what.
    static let depth = NumberRange(minimum: -farthest, maximum: farthest)
    static let seconds = NumberRange(minimum: 0, maximum: 60, unit: "s")
    static let springSeconds = NumberRange(minimum: 0, maximum: 60, excludesMinimum: true, unit: "s")
    static let stagger = NumberRange(minimum: 0, maximum: 1, unit: "s")
    static let bounce = NumberRange(minimum: -1, maximum: 1)
    static let dampingRatio = NumberRange(minimum: 0, maximum: 10, excludesMinimum: true)
}

/// A number as a person would write it: without ".0" where it is whole.
func plainNumber(_ number: Double) -> String {
    if number.magnitude < 9_007_199_254_740_992, let whole = Int(exactly: number) { return "\(whole)" }
    return "\(number)"
}
