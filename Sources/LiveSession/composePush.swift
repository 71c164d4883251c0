import CollectionLayout
import PlaygroundFile
import WireMessages

/// One layout on its way to a page, and the looks that must arrive before it.
struct Push {
    var looks: ItemsMessage
    var layout: LayoutMessage
}

/// Makes the push that shows `shared` on the page, and notes in `page` what the page will hold then.
///
/// With motion, the elements are the union of what is in the window before and after; without, what is in it after.
/// Complexity: O(log n + k) for k elements in the windows.
func composePush(
    _ number: Int, to page: inout Page, _ shared: SharedLayout, at place: NextPlace, movement: Movement?,
    pictures: [String: String]
) -> Push {
    let offset = place.offset
    let window = shared.scrollRange.window(at: offset, screens: 1)
    let old = page.shown
    let isAnimated = page.due == .animated && old != nil && old?.shared !== shared
    let held = old?.held ?? []
    let former = isAnimated ? old.map { $0.shared.side(at: page.offset, page.seenSections(of: $0.shared)) } : nil
    let elements = transition(
        from: former, to: shared.side(at: offset, place.seen), stagger: shared.style.animation.stagger,
        isHeld: held.contains)

    // Texts that go are set as they were.
    let metrics = shared.style.contentMetrics ?? (isAnimated ? old?.shared.style.contentMetrics : nil)
    let movement = movement ?? Movement(total: shared.revision.playground.itemCount)
    let looks = ItemsMessage(entries: elements.compactMap { look(for: $0, from: old, to: shared, pictures: pictures) })
    let sections = sectionDescriptions(of: shared, at: place, window: window, elements: elements, to: &page)
    let layout = LayoutMessage(
        push: number, revision: shared.revision.number, style: shared.styleName, seq: page.highestSeq,
        contentSize: shared.layout.contentSize, window: window, offset: offset == page.offset ? nil : offset,
        kept: place.keptID,
        contentInset: shared.style.adjustedContentInset, scrollDirection: shared.layout.scrollDirection,
        rightToLeft: shared.layout.isFlipped,
        perspective: shared.layout.perspective, snap: shared.snapOffsets(around: offset),
        animated: isAnimated, moved: movement.moved, total: movement.total, farthest: movement.farthest,
        sampled: movement.isSampled, parseMs: Double(shared.revision.parseNanoseconds) / 1e6,
        layoutMs: Double(shared.layoutNanoseconds) / 1e6,
        cornerRadiusFollowsBounds: shared.style.cornerRadiusFollowsBounds,
        animation: AnimationDescription(shared.style.animation),
        text: metrics.map { TextMetricsDescription($0) },
        scrollers: sections, elements: elements)

    page.kept = place.kept
    page.shown = Page.Shown(
        shared: shared, offset: offset, window: window,
        held: Set(elements.lazy.filter { $0.change != .disappearing }.map { $0.key }),
        push: number,
        sectionWindows: Dictionary(uniqueKeysWithValues: sections.map { ($0.scroller.section, $0.window) }))
    page.sections = place.sections
    page.greeting = nil
    page.offset = offset
    page.anchor = nil
    page.due = .nothing
    page.answeredSeq = page.highestSeq
    return Push(looks: looks, layout: layout)
}

/// The look of an element that the page lacks, or whose look is another than it holds.
private func look(
    for element: TransitionElement, from old: Page.Shown?, to new: SharedLayout, pictures: [String: String]
) -> ItemsMessage.Entry? {
    let isHeld = old?.held.contains(element.key) ?? false
    if element.change == .disappearing {
        // Still shown on its way out; its look is the old revision's.
        guard !isHeld, let old else { return nil }
        return old.shared.look(element.kind, at: element.indexPath, key: element.key, pictures: pictures)
    }
    let look = new.look(element.kind, at: element.indexPath, key: element.key, pictures: pictures)
    guard isHeld, let old else { return look }
    if old.shared.revision === new.revision && old.shared.key.style == new.key.style { return nil }
    guard let place = old.shared.place(of: element.key) else { return look }
    return old.shared.look(place.0, at: place.1, key: element.key, pictures: pictures) == look ? nil : look
}
