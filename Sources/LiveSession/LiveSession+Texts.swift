import CollectionLayout
import PlaygroundFile
import TextSizing
import WireMessages

extension LiveSession {
    /// Asks the page for the sizes that the layout lacks in what it is to show, so that no estimate is ever painted.
    ///
    /// Sizes that come may bring other rows into the window, and lines are asked for when widths are known: so it may ask again,
    /// up to `measureRounds` times; then the page gets what there is.
    ///
    /// - Returns: whether the picture waits for an answer. The page's reports are answered meanwhile.
    func waitsForMeasures(
        _ page: inout Page, _ shared: SharedLayout, at place: NextPlace, effects: inout [Effect]
    ) -> Bool {
        let requests = shared.unmeasuredTexts(at: place)
        guard !requests.isEmpty, page.measureRounds < LiveSession.measureRounds else {
            page.measureRounds = 0
            return false
        }
        // One question at a time; what was asked for may be all that it takes, or nothing of it.
        if page.measuring == nil {
            measures += 1
            page.measureRounds += 1
            page.measuring = Page.Measuring(number: measures, requests: requests)
            let message = MeasureMessage(
                measure: measures,
                entries: requests.map {
                    MeasureMessage.Entry(text: $0.text, size: $0.size, weight: $0.weight, width: $0.width)
                })
            effects.append(.sendText(page.id, message.encoded()))
        }
        answerUnchanged(&page, effects: &effects)
        return true
    }

    /// Takes what a page measured, for every page of the same engine that shows what it is about.
    func measured(_ id: PageID, _ number: Int, _ sizes: [MeasuredSize], effects: inout [Effect]) {
        // An answer to a question of before the page's last hello says nothing any more.
        guard let page = pages[id], let measuring = page.measuring, measuring.number == number else { return }
        guard sizes.count == measuring.requests.count else {
            let error = ClientMessageError(
                code: "sizes",
                message: "The question \(number) was about \(measuring.requests.count) texts, and the answer has "
                    + "\(sizes.count) sizes.")
            refuse(id, error, effects: &effects)
            return
        }
        pages[id]?.measuring = nil
        let engine = engines.engine(named: page.engine)
        for (request, size) in zip(measuring.requests, sizes) {
            engine.texts.store(TextSize(width: size.width, lines: size.lines), for: request)
        }
        // What cannot be changed cell by cell is made anew.
        let isOfEngine: (SharedLayout) -> Bool = { $0.key.engine == engine.id }
        let isStale: (SharedLayout) -> Bool = { shared in
            isOfEngine(shared) && !shared.style.sizesItemByItem && shared.style.estimated(anyOf: measuring.requests)
        }
        if shelf.drop(where: isStale) { movements = [:] }
        if let shared = page.shown?.shared, isOfEngine(shared) { pages[id]?.due = max(page.due, .still) }
        pushIfPossible(id, effects: &effects)
        // Whoever shows a layout that is now another sees the content at its new length, and the same of it.
        for other in pageIDs where other != id {
            guard let page = pages[other], let shared = page.shown?.shared, isOfEngine(shared),
                shelf[shared.key] !== shared
            else { continue }
            pages[other]?.due = max(page.due, .still)
            pushIfPossible(other, effects: &effects)
        }
    }

    /// The layout with the sizes that its texts have been measured to give, as far as the page is to see them.
    ///
    /// Only the cells in its window are looked at: where they grow, what is below moves in bulk, and nobody asks a million
    /// others anew. Those come to their sizes when they come into a window.
    func upToDate(_ shared: SharedLayout, for page: Page) throws(LayoutShelf.Full) -> SharedLayout {
        guard shared.style.isEstimated, shared.style.sizesItemByItem else { return shared }
        var shared = shared
        // Cells that shrink let others into the window.
        for _ in 0..<LiveSession.measureRounds {
            let changes = shared.outdatedSizes(at: nextPlace(of: page, in: shared))
            guard !changes.isEmpty else { return shared }
            if let resized = SharedLayout(shared, resizing: changes, now: now) {
                shelf.replace(resized)
                shared = resized
            } else {
                shelf.drop(shared.key)
                shared = try sharedLayout(
                    style: shared.key.style, viewport: shared.key.viewport, of: shared.revision, engine: page.engine,
                    after: nil)
            }
            // Two layouts of one key were never compared under it.
            movements = [:]
        }
        return shared
    }

    /// So many times a page is asked before it is shown what there is.
    static let measureRounds = 8
}

extension SharedLayout {
    /// What of the texts in the window at a place nobody has measured.
    func unmeasuredTexts(at place: NextPlace) -> [TextRequest] {
        guard style.isEstimated else { return [] }
        var elements: [Element] = []
        forEachElement(at: place) { elements.append($0) }
        return style.unmeasuredTexts(in: elements, limit: WireProtocol.maximumMeasures)
    }

    /// The cells in the window at a place that have another size by what has been measured since.
    func outdatedSizes(at place: NextPlace) -> [(indexPath: IndexPath, size: Size)] {
        guard style.isEstimated, style.sizesItemByItem else { return [] }
        var changes: [(indexPath: IndexPath, size: Size)] = []
        forEachElement(at: place) { element in
            guard element.kind == .cell, let size = style.size(at: element.indexPath), size != element.frame.size
            else { return }
            changes.append((element.indexPath, size))
        }
        return changes
    }

    /// What a page is sent of the layout that looks there.
    private func forEachElement(at place: NextPlace, _ body: (Element) -> Void) {
        layout.forEachElement(
            in: scrollRange.window(at: place.offset, screens: 1), scrollers: place.seen.windows, body)
    }
}
