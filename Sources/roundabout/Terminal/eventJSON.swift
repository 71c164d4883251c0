import CollectionLayout
import JSONText
import LiveSession

/// A report as lines of JSON: one an event, one a problem, each with its line end.
///
/// A list of problems replaces the one before it: its first line has the `index` 0, and each the `count` of them all,
/// of which at most a hundred are written. `problemsCleared` says that none is left.
func eventJSON(_ report: Report) -> [UInt8] {
    switch report {
    case .laidOut(let laidOut):
        return eventJSON("laidOut") { $0.members(of: laidOut) }
    case .problems(let problems):
        guard !problems.isEmpty else { return eventJSON("problemsCleared") }
        return problems.prefix(100).enumerated().flatMap { index, problem in
            eventJSON("problem") {
                $0.key("index")
                $0.number(index)
                $0.key("count")
                $0.number(problems.count)
                $0.key("problem")
                encode(problem, into: &$0)
            }
        }
    case .pageConnected(let page):
        return eventJSON("pageConnected") { $0.member("page", page.value) }
    case .pageDisconnected(let page):
        return eventJSON("pageDisconnected") { $0.member("page", page.value) }
    case .itemSelected(let indexPath, let id):
        return eventJSON("itemSelected") {
            $0.key("section")
            $0.number(indexPath.section)
            $0.key("item")
            $0.number(indexPath.item)
            $0.member("id", id)
        }
    case .messageRefused(let page, let why):
        return eventJSON("messageRefused") {
            $0.member("page", page.value)
            $0.member("message", why)
        }
    }
}

/// One line: an object whose first member is `event`.
func eventJSON(_ event: String, _ members: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("event", event)
    members(&writer)
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
}
