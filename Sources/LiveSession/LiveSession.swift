import CollectionLayout
import JSONText
import PlaygroundFile
import WireMessages

/// Decides who must be sent what: events in, effects out, and nothing else.
///
/// It holds the present revision, the layouts that pages look at, and what each page was last sent. It knows no socket,
/// no file and no clock of its own. Used from one thread.
package final class LiveSession {
    let instance: String
    let version: String
    let fileName: String
    let now: () -> UInt64

    var revision: Revision?
    /// What is wrong with the text last read, errors or warnings; not what is wrong at one viewport only.
    var fileProblems: [Problem] = []
    var reportedProblems: [Problem] = []
    /// The text that they are about.
    var fileSource: SourceText?
    var pictures: [String: String] = [:]
    var interner = KeyInterner()
    var shelf: LayoutShelf
    var pages: [PageID: Page] = [:]
    var pushes = 0
    var measures = 0
    var engines = EngineTable()
    /// Movements measured for the pushes of the present revision: pages with the same step share one measurement.
    var movements: [Step: Movement] = [:]

    struct Step: Hashable {
        var from: LayoutKey
        var to: LayoutKey
    }

    /// - Parameters:
    ///   - instance: unlike any other server's, so that a page knows whether it meets the same one again.
    ///   - memoryLimit: bytes that layouts may take together.
    ///   - now: a monotonic clock in nanoseconds, for the figures in reports.
    package init(
        instance: String, version: String, fileName: String, memoryLimit: Int = 512 << 20, now: @escaping () -> UInt64
    ) {
        self.instance = instance
        self.version = version
        self.fileName = fileName
        self.now = now
        shelf = LayoutShelf(byteLimit: memoryLimit)
    }

    /// What is to be done because of `event`, in order.
    ///
    /// Complexity: that of the layouts that the event makes due, each once however many pages ask for it.
    package func handle(_ event: Event) -> [Effect] {
        var effects: [Effect] = []
        switch event {
        case .fileWasRead(let reading, let nanoseconds):
            fileWasRead(reading, parseNanoseconds: nanoseconds, effects: &effects)
        case .fileWasUnreadable(let problem):
            fileWasUnreadable(problem, effects: &effects)
        case .picturesDidChange(let addresses):
            picturesDidChange(addresses, effects: &effects)
        case .pageDidConnect(let id):
            pages[id] = Page(id: id)
            effects.append(.report(.pageConnected(id)))
        case .pageDidSend(let id, let bytes):
            pageDidSend(id, bytes, effects: &effects)
        case .pageDidDisconnect(let id):
            if pages.removeValue(forKey: id) != nil { effects.append(.report(.pageDisconnected(id))) }
        }
        return effects
    }

    /// The layouts in memory.
    package var layoutCount: Int { shelf.count }

    /// Pages in the order of their connection, so that effects do not depend on hashing.
    var pageIDs: [PageID] { pages.keys.sorted { $0.value < $1.value } }
}
