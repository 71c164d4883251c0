/// What a look at a watched file brought.
enum FileReading: Equatable {
    /// The whole file, neither torn nor growing while it was read.
    case text([UInt8])
    /// Nothing has that name, or a folder on the way is not there.
    case missing
    /// It is there and may not be read; why, in the system's words.
    case unreadable(String)
    /// A directory, a pipe, a device, a socket.
    case notRegular
    /// So many bytes: more than may be read.
    case tooLarge(Int)
}
