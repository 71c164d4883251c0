/// What both hellos must agree on.
package enum WireProtocol {
    /// Counted up with every change that an older page or server would misread.
    package static let version = 1
    /// The websocket's subprotocol.
    package static let subprotocol = "roundabout.v1"
    /// The longest message that a page may send.
    package static let maximumClientMessageBytes = 16 << 10
    /// 2^53: up to here a JSON number is the same whole number on both sides.
    package static let maximumInteger = 9_007_199_254_740_992
}
