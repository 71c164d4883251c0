/// What both hellos must agree on.
package enum WireProtocol {
    /// Counted up with every change that an older page or server would misread.
    package static let version = 3
    /// The websocket's subprotocol.
    package static let subprotocol = "roundabout.v1"
    /// The longest message that a page may send.
    package static let maximumClientMessageBytes = 16 << 10
    /// So many texts a `measure` asks for at most, and so many sizes its answer has: well within the longest message.
    package static let maximumMeasures = 256
    /// So many sections that scroll by themselves a page tells of in its hello.
    package static let maximumScrollers = 64
    /// The longest name of an engine, in bytes.
    package static let maximumEngineBytes = 64
    /// 2^53: up to here a JSON number is the same whole number on both sides. (Where an Int has 32 bits, all that it holds.)
    package static let maximumInteger = Int(clamping: 9_007_199_254_740_992 as Int64)
}
