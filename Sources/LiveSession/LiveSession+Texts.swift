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
        _ page: inout Page, _ shared: SharedLayout, at offset: Point, effects: inout [Effect]
    ) -> Bool {
        let requests = shared.unmeasuredTexts(at: offset)
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

    /// Takes what a page measured: layouts that were made without it are made anew, for every page of the same engine.
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
        let isStale: (SharedLayout) -> Bool = { shared in
            shared.key.engine == engine.id && shared.style.estimated(anyOf: measuring.requests)
        }
        shelf.drop(where: isStale)
        // Two layouts of one key were never compared under it.
        movements = [:]
        for other in pageIDs {
            guard var page = pages[other] else { continue }
            let isAffected = page.shown.map { isStale($0.shared) } ?? false
            if isAffected { page.due = max(page.due, .still) }
            pages[other] = page
            if isAffected || other == id { pushIfPossible(other, effects: &effects) }
        }
    }

    /// So many times a page is asked before it is shown what there is.
    static let measureRounds = 8
}

extension SharedLayout {
    /// What of the texts in the window at `offset` nobody has measured.
    func unmeasuredTexts(at offset: Point) -> [TextRequest] {
        guard style.isEstimated else { return [] }
        var elements: [Element] = []
        layout.forEachElement(in: scrollRange.window(at: offset, screens: 1)) { elements.append($0) }
        return style.unmeasuredTexts(in: elements, limit: WireProtocol.maximumMeasures)
    }
}
