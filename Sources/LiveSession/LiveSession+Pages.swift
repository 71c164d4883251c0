import CollectionLayout
import PlaygroundFile
import WireMessages

extension LiveSession {
    func pageDidSend(_ id: PageID, _ bytes: [UInt8], effects: inout [Effect]) {
        guard pages[id] != nil else { return }
        let message: ClientMessage
        do {
            message = try decodeClientMessage(bytes)
        } catch {
            // A page of another age learns from our hello which one this is, and asks for a reload.
            if error.isOfAnotherProtocol {
                effects.append(.sendText(id, ServerHello(instance: instance, version: version).encoded()))
            }
            refuse(id, error, effects: &effects)
            return
        }
        if case .hello(let hello) = message {
            greet(id, hello, effects: &effects)
            return
        }
        guard pages[id]?.viewport != nil else {
            let error = ClientMessageError(
                code: "hello.missing", message: "A page says hello before anything else.", seq: message.seq)
            refuse(id, error, effects: &effects)
            return
        }
        if let seq = message.seq {
            guard let page = pages[id], seq > page.highestSeq else {
                let error = ClientMessageError(
                    code: "seq.order", message: "seq counts up with every report of a page.", seq: seq)
                refuse(id, error, effects: &effects)
                return
            }
            pages[id]?.highestSeq = seq
        }
        switch message {
        case .hello: break
        case .viewportDidChange(_, let viewport, let animated):
            viewportDidChange(id, viewport, isAnimated: animated, effects: &effects)
        case .scrollDidChange(_, let offset): scrollDidChange(id, offset, effects: &effects)
        case .sectionDidScroll(_, let section, let offset, let push):
            sectionDidScroll(id, section, offset, push: push, effects: &effects)
        case .styleDidChange(let seq, let name, let pinned):
            styleDidChange(id, name, isPinned: pinned, seq: seq, effects: &effects)
        case .itemSelected(let section, let item, let number):
            itemSelected(IndexPath(section: section, item: item), revision: number, effects: &effects)
        case .applied(let push): applied(id, push, effects: &effects)
        case .measured(let measure, let sizes): measured(id, measure, sizes, effects: &effects)
        }
    }

    private func greet(_ id: PageID, _ hello: ClientHello, effects: inout [Effect]) {
        effects.append(.sendText(id, ServerHello(instance: instance, version: version).encoded()))
        var page = Page(id: id)
        page.viewport = hello.viewport
        page.isPinned = hello.pinned
        page.refusedMessages = pages[id]?.refusedMessages ?? 0
        page.engine = hello.engine
        page.due = .still
        let isOfThisRevision = hello.instance == instance && hello.revision == revision?.number
        page.greeting = Page.Greeting(scrollers: hello.scrollers, isOfThisRevision: isOfThisRevision)
        // Wherever these are now, the page hears of it.
        for scroller in hello.scrollers { page.toldSections[scroller.section] = .nan }
        if isOfThisRevision {
            page.offset = hello.offset
            page.isAtRest = false
        } else if let anchor = hello.anchor {
            page.offset = hello.offset
            page.isAtRest = false
            page.anchor = anchor
        }
        if let revision {
            let wanted = hello.style.flatMap { revision.playground.styleIndex(named: $0) == nil ? nil : $0 }
            page.style = wanted ?? revision.playground.defaultStyleName
            page.isPinned = hello.pinned && wanted != nil
            effects.append(.sendText(id, playgroundMessage(revision).encoded()))
        } else {
            page.style = hello.style ?? ""
        }
        pages[id] = page
        pushIfPossible(id, effects: &effects)
        // Without a picture there may be only problems to show, or nothing yet.
        if var page = pages[id], page.sentProblems == nil {
            sendProblems(to: &page, effects: &effects)
            pages[id] = page
        }
    }

    private func viewportDidChange(_ id: PageID, _ viewport: Viewport, isAnimated: Bool, effects: inout [Effect]) {
        guard var page = pages[id] else { return }
        if page.viewport != viewport || page.shown == nil {
            page.viewport = viewport
            page.due = max(page.due, isAnimated ? .animated : .still)
        }
        pages[id] = page
        pushIfPossible(id, cause: .viewport, effects: &effects)
    }

    private func scrollDidChange(_ id: PageID, _ offset: Point, effects: inout [Effect]) {
        guard var page = pages[id] else { return }
        if let shown = page.shown {
            let range = shown.shared.scrollRange
            let before = page.offset
            page.offset = range.clamped(offset)
            // A page answers the offset that it was sent with the same one, but for rounding.
            if abs(page.offset.x - before.x) >= 1 || abs(page.offset.y - before.y) >= 1 { page.kept = nil }
            if !range.isCovered(by: shown.window, at: page.offset) { page.due = max(page.due, .still) }
        } else {
            page.offset = offset
        }
        pages[id] = page
        pushIfPossible(id, effects: &effects)
    }

    private func styleDidChange(
        _ id: PageID, _ name: String, isPinned: Bool, seq: Int, effects: inout [Effect]
    ) {
        guard var page = pages[id] else { return }
        guard let playground = revision?.playground, playground.styleIndex(named: name) != nil else {
            page.answeredSeq = page.highestSeq
            pages[id] = page
            let message = ErrorMessage(
                seq: seq, code: "style.unknown", message: "The file has no style \"\(name)\".")
            effects.append(.sendText(id, message.encoded()))
            return
        }
        page.isPinned = isPinned
        if page.style != name {
            page.style = name
            page.due = .animated
        }
        pages[id] = page
        pushIfPossible(id, cause: .style, effects: &effects)
    }

    private func itemSelected(_ indexPath: IndexPath, revision number: Int, effects: inout [Effect]) {
        // A click on a picture that has just been replaced means nothing any more.
        guard let revision, number == revision.number, revision.playground.contains(indexPath) else { return }
        effects.append(.report(.itemSelected(indexPath, id: revision.playground.textForm(at: indexPath))))
    }

    private func applied(_ id: PageID, _ push: Int, effects: inout [Effect]) {
        guard pages[id]?.inFlight == push else { return }
        pages[id]?.inFlight = nil
        pushIfPossible(id, effects: &effects)
    }

    /// Says why, counts, and closes on the tenth: a page of ours makes no such mistakes.
    func refuse(_ id: PageID, _ error: ClientMessageError, effects: inout [Effect]) {
        guard var page = pages[id] else { return }
        page.refusedMessages += 1
        let count = page.refusedMessages
        pages[id] = page
        effects.append(.sendText(id, ErrorMessage(error).encoded()))
        if count == 1 { effects.append(.report(.messageRefused(id, error.message))) }
        if count == LiveSession.refusedMessagesAllowed {
            effects.append(.close(id, code: 1008, reason: "ten messages made no sense"))
        }
    }

    static let refusedMessagesAllowed = 10
}
