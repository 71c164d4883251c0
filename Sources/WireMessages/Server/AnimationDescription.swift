import JSONText

/// How cells travel: what the page needs to know of a style's animation.
package struct AnimationDescription: Equatable, Sendable {
    package enum Curve: Equatable, Sendable {
        case linear
        case easeIn
        case easeOut
        case easeInOut
        /// UIKit's `UISpringTimingParameters(duration:bounce:)`; a bounce of 0 is critically damped.
        case spring(bounce: Double)
    }

    /// Seconds.
    package var duration: Double
    package var curve: Curve

    package init(duration: Double, curve: Curve) {
        self.duration = duration
        self.curve = curve
    }

    func encode(into writer: inout JSONWriter) {
        writer.member("duration", duration)
        switch curve {
        case .linear: writer.member("curve", "linear")
        case .easeIn: writer.member("curve", "easeIn")
        case .easeOut: writer.member("curve", "easeOut")
        case .easeInOut: writer.member("curve", "easeInOut")
        case .spring(let bounce):
            writer.member("curve", "spring")
            writer.member("bounce", bounce)
        }
    }
}
