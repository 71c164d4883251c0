import CollectionLayout
import JSONText
import TextSizing
import WireMessages

/// What the session knows of one open page.
struct Page {
    /// The picture that the page was last sent, until the next one is.
    struct Shown {
        var shared: SharedLayout
        var offset: Point
        var window: Rect
        /// The keys of the last layout sent that stay after its motion: what the page can start from by itself.
        var held: Set<UInt32>
    }

    /// What the page was asked to measure.
    struct Measuring {
        var number: Int
        var requests: [TextRequest]
    }

    /// Why a layout is due, strongest last.
    enum Due: Comparable {
        case nothing
        /// The window moved, or this is the first picture: no motion.
        case still
        /// New revision, new style, or a viewport that the page wants animated.
        case animated
    }

    var id: PageID
    /// nil until the page has said hello; nothing is sent before.
    var viewport: Viewport?
    var offset = Point.zero
    /// The style by name, so that it survives edits that move it.
    var style = ""
    var isPinned = false

    var highestSeq = 0
    var answeredSeq = 0

    var shown: Shown?
    /// What its fonts are told by.
    var engine = ""
    /// The question that waits for its answer.
    var measuring: Measuring?
    /// How often it was asked for the layout that is due.
    var measureRounds = 0
    /// Why that one is due, where the terminal is to hear of it.
    var waitingCause: Report.LaidOut.Cause?
    /// The push that waits for its `applied`.
    var inFlight: Int?
    var due = Due.nothing
    /// The first visible item of an earlier connection, and where it was in the visible bounds.
    var anchor: ClientHello.Anchor?
    /// The item whose place was kept by the last layout, for as long as the page does not scroll by itself.
    var kept: KeptPlace?
    /// A page that was never told an offset starts where its content does.
    var isAtRest = true

    var sentProblems: SentProblems?
    var refusedMessages = 0

    struct SentProblems: Equatable {
        var revision: Int
        var problems: [Problem]
    }
}
