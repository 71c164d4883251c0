/// How a cell's speed changes on the way; UIKit's names.
package enum AnimationCurve: String, Sendable {
    case easeInOut, linear, easeIn, easeOut
}

/// How cells travel from one layout to the next.
package struct Animation: Equatable, Sendable {
    package enum Timing: Equatable, Sendable {
        case curve(AnimationCurve)
        /// `bounce` as in UIKit's springs: 0 comes to rest without swinging, towards 1 swings ever longer, below 0 creeps.
        case spring(bounce: Double)
    }

    /// In seconds; of a spring, its perceptual duration.
    package var duration: Double
    package var timing: Timing
    /// From the beginning of one cell's motion to that of the next, seconds.
    package var stagger: Double

    package init(duration: Double, timing: Timing, stagger: Double = 0) {
        self.duration = duration
        self.timing = timing
        self.stagger = stagger
    }
}
