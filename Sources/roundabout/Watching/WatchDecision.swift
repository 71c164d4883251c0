/// Decides when a watched file is read and what of it is told: events in, actions out, without a file or a clock.
///
/// Nothing is put off by a timer when all is well: no proper prefix of a playground's text is a whole one, so a text
/// that reads as whole *is* whole and is told at once. Only what does not (an empty file, half a text, no file) may be
/// a save in the midst of happening, and is looked at again a few times before anybody hears of it. The very first
/// reading is told whatever it is: there is no good picture yet that it could spoil.
struct WatchDecision {
    /// When to look again at what seems broken, in milliseconds after it was first seen: waits of 10, 20, 40, 80, 160
    /// and 300.
    static let secondLooks: [UInt64] = [10, 30, 70, 150, 310, 610]
    /// After something was told, so many milliseconds pass before the next look: one frame of a display. A file that is
    /// saved a thousand times a second costs sixty readings.
    static let breather: UInt64 = 16

    enum Action: Equatable {
        /// Read the file now, and say what came of it.
        case read
        /// Say so when so many milliseconds have passed; forget an earlier wait.
        case wait(UInt64)
        /// Tell the owner.
        case publish(FileReading)
        /// There is nothing to do until the next hint.
        case rest
    }

    /// What was told last.
    private(set) var published: FileReading?
    private var publishedAt: UInt64?
    /// When the present doubt began.
    private var doubtfulSince: UInt64?

    /// Something may have happened to the file.
    mutating func hinted(at now: UInt64) -> Action {
        if let publishedAt, now < publishedAt + Self.breather { return .wait(publishedAt + Self.breather - now) }
        return .read
    }

    /// The wait is over.
    mutating func waited(at now: UInt64) -> Action { .read }

    /// The file was read.
    ///
    /// - Parameters:
    ///   - reading: nil when somebody was writing just then.
    ///   - isWhole: whether a text makes sense to the owner.
    mutating func didRead(_ reading: FileReading?, isWhole: Bool, at now: UInt64) -> Action {
        if let reading, reading == published {
            doubtfulSince = nil
            return .rest
        }
        if let reading, isWhole || published == nil { return publish(reading, at: now) }
        let since = doubtfulSince ?? now
        doubtfulSince = since
        if let next = Self.secondLooks.first(where: { since + $0 > now }) { return .wait(since + next - now) }
        // Written to without a pause: there is nothing to tell, and no reason to give up.
        guard let reading else { return .wait(Self.secondLooks[0]) }
        return publish(reading, at: now)
    }

    private mutating func publish(_ reading: FileReading, at now: UInt64) -> Action {
        doubtfulSince = nil
        published = reading
        publishedAt = now
        return .publish(reading)
    }
}
