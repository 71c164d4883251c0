import CollectionLayout
import PlaygroundFile
import WireMessages

extension LiveSession {
    /// Sends the page its next layout, unless the last one is still on its way or none is due.
    ///
    /// `cause`: why, where the terminal should hear of it.
    func pushIfPossible(_ id: PageID, cause: Report.LaidOut.Cause? = nil, effects: inout [Effect]) {
        guard var page = pages[id], let viewport = page.viewport, page.inFlight == nil else { return }
        defer { pages[id] = page }
        guard page.due > .nothing, let revision,
            let style = revision.playground.styleIndex(named: page.style)
        else {
            answerUnchanged(&page, effects: &effects)
            return
        }
        let shared: SharedLayout
        do {
            shared = try upToDate(
                sharedLayout(
                    style: style, viewport: viewport, of: revision, engine: page.engine, after: page.shown?.shared),
                for: page)
        } catch {
            refuseViewport(&page, effects: &effects)
            return
        }
        let place = nextPlace(of: page, in: shared)
        page.waitingCause = cause ?? page.waitingCause
        if waitsForMeasures(&page, shared, at: place, effects: &effects) { return }
        let before = page.shown?.shared
        pushes += 1
        page.inFlight = pushes
        let movement = measuredMovement(of: page, to: shared, at: place)
        let push = composePush(pushes, to: &page, shared, at: place, movement: movement, pictures: pictures)
        if !push.looks.entries.isEmpty { effects.append(.sendText(id, push.looks.encoded())) }
        effects.append(.sendBinary(id, push.layout.encoded()))
        sendProblems(to: &page, effects: &effects)
        let cause = page.waitingCause
        page.waitingCause = nil
        if let cause, before !== shared {
            effects.append(.report(.laidOut(laidOut(cause, shared, movement: movement, kept: place.keptID))))
        }
    }

    /// Answers what the page reported although there is nothing new to draw.
    func answerUnchanged(_ page: inout Page, effects: inout [Effect]) {
        guard page.answeredSeq < page.highestSeq else { return }
        page.answeredSeq = page.highestSeq
        effects.append(.sendText(page.id, UnchangedMessage(seq: page.highestSeq).encoded()))
    }

    private func refuseViewport(_ page: inout Page, effects: inout [Effect]) {
        page.due = .nothing
        page.answeredSeq = page.highestSeq
        let message = ErrorMessage(
            seq: page.highestSeq, code: "viewport.tooMany",
            message: "The layouts of the pages that are open fill the memory that the server may use. Close a page, or "
                + "make this one as large as another.")
        effects.append(.sendText(page.id, message.encoded()))
    }
}
