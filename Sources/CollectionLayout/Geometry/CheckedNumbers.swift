// The only ways from a number that came from outside to one that a layout calculates with. They agree with the file's rule:
// what is not finite, beyond ±1,000,000, or negative where a length is due, counts as 0.

/// The greatest length and distance, in points, and the greatest count of columns and blanks.
package let greatestValue = 1_000_000.0

/// `value` where a length is due.
@inline(__always)
func length(_ value: Double) -> Double {
    value >= 0 && value <= greatestValue ? value : 0
}

/// `value` where a spacing, an inset or a position is due, which may be negative.
@inline(__always)
func distance(_ value: Double) -> Double {
    abs(value) <= greatestValue ? value : 0
}

extension Size {
    /// Width ÷ height, if both are above 0 and the ratio is between a millionth and a million.
    var ratio: Double? {
        guard width > 0, height > 0 else { return nil }
        let ratio = width / height
        return ratio >= 1 / greatestValue && ratio <= greatestValue ? ratio : nil
    }

    /// Both lengths as layouts take them, and whether they were so already.
    var asLengths: (size: Size, isValid: Bool) {
        let size = Size(width: length(width), height: length(height))
        return (size, size == self)
    }
}

extension EdgeInsets {
    var asDistances: EdgeInsets {
        EdgeInsets(top: distance(top), left: distance(left), bottom: distance(bottom), right: distance(right))
    }
}

/// The whole part of `value`, held within `range`; what is no number counts as the lower bound.
@inline(__always)
func wholeNumber(_ value: Double, in range: ClosedRange<Int>) -> Int {
    guard value > Double(range.lowerBound) else { return range.lowerBound }
    guard value < Double(range.upperBound) else { return range.upperBound }
    return Int(value)
}
