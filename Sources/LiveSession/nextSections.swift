import CollectionLayout
import PlaygroundFile
import WireMessages

/// Where the page is in sections that scroll by themselves once it shows `new`: what it sees first of each keeps its place, in
/// whatever section it is now, as near to it as that comes to rest. What is at rest stays at rest.
///
/// Complexity: O(s (log n + k)) for s sections that are not at rest, of each of which k cells are in sight.
func nextSections(of page: Page, in new: SharedLayout) -> SectionPlaces {
    guard let old = page.shown?.shared else {
        return page.greeting.map { places(of: $0, in: new) } ?? SectionPlaces()
    }
    if old === new || page.sections.isAtRest { return page.sections }
    var next = SectionPlaces()
    var parked: Set<UInt32> = []
    var placed: Set<Int> = []
    func place(_ kept: KeptCell) {
        guard let section = kept.indexPath(in: new)?.section else { return }
        guard let scroller = new.layout.scroller(ofSection: section) else {
            if parked.insert(kept.key).inserted { next.parked.append(kept) }
            return
        }
        guard next.kept[section] == nil, let offset = kept.offset(in: new) else { return }
        next.kept[section] = kept
        if offset != scroller.rest { next.offsets[section] = offset }
    }
    let sections = Set(page.sections.offsets.keys).union(page.sections.kept.keys)
    for section in sections.sorted() {
        if let kept = page.sections.kept[section], kept.indexPath(in: new) != nil {
            place(kept)
            placed.insert(section)
        } else if let offset = page.sections.offsets[section],
            let kept = KeptCell(visibleIn: old, section: section, at: offset, alsoIn: new)
        {
            place(kept)
            placed.insert(section)
        }
    }
    for kept in page.sections.parked { place(kept) }
    // Nothing of what was seen is there any more: as far as the section itself is.
    for (section, offset) in page.sections.offsets.sorted(by: { $0.key < $1.key }) {
        guard !placed.contains(section), let same = old.section(section, in: new),
            next.kept[same] == nil, let scroller = new.layout.scroller(ofSection: same)
        else { continue }
        let offset = scroller.restingPlace(near: offset)
        if offset != scroller.rest { next.offsets[same] = offset }
    }
    return next
}

/// What a page that comes back has said of its sections: where they are scrolled to, or else which items they show.
private func places(of greeting: Page.Greeting, in new: SharedLayout) -> SectionPlaces {
    var places = SectionPlaces()
    func place(_ section: Int, _ offset: (SectionScroller) -> Double) {
        guard places.offsets[section] == nil, let scroller = new.layout.scroller(ofSection: section) else { return }
        let offset = offset(scroller)
        if offset != scroller.rest { places.offsets[section] = offset }
    }
    if greeting.isOfThisRevision {
        for told in greeting.scrollers { place(told.section) { $0.restingPlace(near: told.offset) } }
        return places
    }
    let indexPaths = new.revision.playground.indexPaths(
        textForms: Set(greeting.scrollers.compactMap { $0.anchor?.id }))
    for anchor in greeting.scrollers.lazy.compactMap({ $0.anchor }) {
        guard let indexPath = indexPaths[anchor.id] else { continue }
        place(indexPath.section) { scroller in
            new.offset(
                of: scroller, showing: indexPath, VisibleEdge(readingOf: scroller, in: new), distance: anchor.distance)
        }
    }
    return places
}

extension SharedLayout {
    /// The number that a section has in `new`; nil where it is gone.
    fileprivate func section(_ section: Int, in new: SharedLayout) -> Int? {
        let indexPath = IndexPath(section: section, item: 0)
        return key(of: .header, at: indexPath).flatMap(new.place)?.1.section
    }
}
