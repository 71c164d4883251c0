import CollectionLayout
import JSONText
import PlaygroundFile
import WireMessages

extension LiveSession {
    func fileWasRead(_ reading: PlaygroundReading, parseNanoseconds: UInt64, effects: inout [Effect]) {
        fileProblems = reading.problems
        fileSource = reading.source
        if let playground = reading.playground, playground != revision?.playground {
            show(playground, of: reading.source, parseNanoseconds: parseNanoseconds, effects: &effects)
        }
        // Broken, or the same model as before: the last good picture stays. The list of problems may still differ.
        sendProblems(effects: &effects)
    }

    func fileWasUnreadable(_ problem: Problem, effects: inout [Effect]) {
        fileProblems = [problem]
        fileSource = nil
        sendProblems(effects: &effects)
    }

    private func show(
        _ playground: Playground, of source: SourceText, parseNanoseconds: UInt64, effects: inout [Effect]
    ) {
        let old = revision
        let new = Revision(
            number: (old?.number ?? 0) + 1, playground: playground,
            identities: IdentityTable(of: playground, interner: &interner), source: source,
            parseNanoseconds: parseNanoseconds)
        revision = new
        movements = [:]
        let message = playgroundMessage(new)
        // What stands around the picture is mostly as it was; then the picture goes first: it is what a hand waits for.
        let isPictureFirst = old.map { message.shows(asIn: playgroundMessage($0)) } ?? false
        let text = message.encoded()
        for id in pageIDs {
            guard var page = pages[id], page.viewport != nil else { continue }
            let choice = chooseStyle(for: page, from: old?.playground, to: playground)
            page.style = choice.name
            page.isPinned = choice.isPinned
            page.due = .animated
            pages[id] = page
            if !isPictureFirst { effects.append(.sendText(id, text)) }
        }
        report(new, effects: &effects)
        for id in pageIDs {
            pushIfPossible(id, effects: &effects)
            if isPictureFirst, pages[id]?.viewport != nil { effects.append(.sendText(id, text)) }
        }
        shelf.drop(revisionsBefore: new.number)
    }

    /// One line a revision, in the terms of the page that came first; where nobody looks, of a phone.
    private func report(_ revision: Revision, effects: inout [Effect]) {
        guard let shared = layoutForTheTerminal(of: revision) else { return }
        let place = firstPage.map { (page: $0, next: nextPlace(of: $0, in: shared)) }
        let movement = place.flatMap { measuredMovement(of: $0.page, to: shared, at: $0.next) }
        effects.append(.report(.laidOut(laidOut(.file, shared, movement: movement, kept: place?.next.keptID))))
    }

    /// What the terminal speaks of: what the page that came first shows, or is about to; where nobody looks, a phone.
    func layoutForTheTerminal(of revision: Revision) -> SharedLayout? {
        let page = firstPage
        let viewport = page?.viewport ?? Viewport(size: Size(width: 390, height: 844), scale: 3)
        let name = page?.style ?? revision.playground.defaultStyleName
        guard let style = revision.playground.styleIndex(named: name) else { return nil }
        return try? sharedLayout(
            style: style, viewport: viewport, of: revision, engine: page?.engine, after: page?.shown?.shared)
    }

    private var firstPage: Page? {
        pageIDs.lazy.compactMap { self.pages[$0] }.first { $0.viewport != nil }
    }

    func laidOut(
        _ cause: Report.LaidOut.Cause, _ shared: SharedLayout, movement: Movement?, kept: String?
    ) -> Report.LaidOut {
        Report.LaidOut(
            cause: cause, revision: shared.revision.number, style: shared.styleName, size: shared.key.viewport.size,
            itemCount: shared.revision.playground.itemCount, movement: movement, kept: kept,
            parseNanoseconds: shared.revision.parseNanoseconds, layoutNanoseconds: shared.layoutNanoseconds,
            pageCount: pages.count)
    }

    /// - Parameters:
    ///   - engine: the name of the engine whose measures of texts count; nil for estimates.
    ///   - former: what the page shows that asks, of which parts may serve again.
    func sharedLayout(
        style: Int, viewport: Viewport, of revision: Revision, engine name: String?, after former: SharedLayout?
    ) throws(LayoutShelf.Full) -> SharedLayout {
        let usesText = revision.playground.styles[style].usesText
        let engine = usesText ? name.map { engines.engine(named: $0) } : nil
        let key = LayoutKey(revision: revision.number, style: style, viewport: viewport, engine: engine?.id ?? 0)
        let pages = self.pages
        return try shelf.layout(for: key) { key in
            pages.values.contains { $0.shown?.shared.key == key }
        } make: {
            SharedLayout(key: key, revision: revision, texts: engine?.texts, after: former, now: now)
        }
    }

    /// How the cells move when `page` goes to another layout; nil where it does not.
    ///
    /// Measured once for all pages that make the same step, unless there are so many cells that only those near the
    /// page's own window are compared.
    func measuredMovement(of page: Page, to new: SharedLayout, at place: NextPlace) -> Movement? {
        guard let old = page.shown?.shared, old !== new else { return nil }
        let step = Step(from: old.key, to: new.key)
        if let known = movements[step] { return known }
        let measured = movement(
            from: old.side(at: page.offset, page.seenSections(of: old)), to: new.side(at: place.offset, place.seen))
        if !measured.isSampled { movements[step] = measured }
        return measured
    }
}
