/// Swift's rules of rounding to a whole number, by their names.
enum RoundingRule {
    static let names = ["up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero", "toNearestOrEven"]

    /// What the rule does; nil if there is none of that name.
    static func operation(_ name: String) -> Operation? {
        switch name {
        case "up": .ceil
        case "down": .floor
        case "towardZero": .trunc
        case "awayFromZero": .roundOutward
        case "toNearestOrAwayFromZero": .roundAway
        case "toNearestOrEven": .roundEven
        default: nil
        }
    }
}
