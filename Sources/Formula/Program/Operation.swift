/// What an instruction does. The suffix names the kind of its operands: `D` Double, `I` Int (whole numbers, words' numbers
/// and Bools as well, where only equality counts).
enum Operation: UInt8, Sendable {
    /// A value that is known. Words stand apart, since their numbers differ from file to file.
    case constant, word
    case load

    case addD, subtractD, multiplyD, divideD, remainderD, minimumD, maximumD
    case negateD, magnitudeD
    case floor, ceil, trunc, roundAway, roundEven, roundOutward
    case nextDown, nextUp
    case sqrt, exp, log, sin, cos, tan, asin, acos, atan
    case pow, atan2, hypot
    case random

    case addI, subtractI, multiplyI, divideI, remainderI, minimumI, maximumI
    case negateI, magnitudeI

    case toDouble, toInt

    case equalD, notEqualD, lessD, lessOrEqualD, greaterD, greaterOrEqualD
    case equalI, notEqualI, lessI, lessOrEqualI, greaterI, greaterOrEqualI
    case and, or, not
    /// `a ? b : c`
    case select
}
