package import JSONText
package import PlaygroundFile

/// What happened outside, as values: the only way into a session.
package enum Event {
    /// The file was read whole: a playground, or the problems that keep it from being one.
    case fileWasRead(PlaygroundReading, parseNanoseconds: UInt64)
    /// The file could not be read at all: missing, unreadable, too large, not a file.
    case fileWasUnreadable(Problem)
    /// The addresses under which the user's own pictures can be fetched now, by file name.
    case picturesDidChange([String: String])
    case pageDidConnect(PageID)
    /// One whole text message, not yet looked at.
    case pageDidSend(PageID, [UInt8])
    case pageDidDisconnect(PageID)
}
