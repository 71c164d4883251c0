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
        /// The number of the layout that it was.
        var push: Int
        /// What of the sections that scroll by themselves was in it, by section.
        var sectionWindows: [Int: ClosedRange<Double>]
    }

    /// What a page that comes back has said of the sections that scroll by themselves.
    struct Greeting {
        var scrollers: [ClientHello.Scroller]
        /// Whether its sections are those of the present revision.
        var isOfThisRevision: Bool
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
    /// Where it is in the sections of the layout shown that scroll by themselves.
    var sections = SectionPlaces()
    /// Where it takes each section to be, by its number, whatever layout that was; without an entry, at rest; no number where
    /// that is not known.
    var toldSections: [Int: Double] = [:]
    /// Until there is a layout.
    var greeting: Greeting?
    /// A page that was never told an offset starts where its content does.
    var isAtRest = true

    var sentProblems: SentProblems?
    var refusedMessages = 0

    /// What it sees of the sections of the layout that it shows.
    func seenSections(of shared: SharedLayout) -> SeenSections {
        SeenSections(of: shared.layout, offsets: sections.offsets)
    }

    struct SentProblems: Equatable {
        var revision: Int
        var problems: [Problem]
    }
}
