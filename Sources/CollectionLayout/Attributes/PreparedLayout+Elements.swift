extension PreparedLayout {
    /// Calls `body` with what can be seen in `rect` (half-open), section by section: headers, cells by item, each with its
    /// badges, footers and what else is at the section's edges, background.
    ///
    /// Mostly that is what intersects it. A pinned header or footer is there wherever its section is, since it stays in sight
    /// as long: `track(of:at:over:)` says where. Frames are those at rest.
    ///
    /// O(log n + k) for n elements of which k are found.
    ///
    /// - Parameter scrollers: in a section that scrolls by itself, which stretch of its cells' coordinates is asked for instead
    ///   of the rectangle's; nil for what is seen at the offset 0.
    package func forEachElement(
        in rect: Rect, scrollers: ScrollerWindows = { _ in nil }, _ body: (Element) -> Void
    ) {
        let query = inward(rect)
        reach.forEachCandidate(from: query.minY - overhang, to: query.maxY + overhang) { index in
            let section = sections[index]
            let y = section.originY
            // Asked for a hair more in the section's own coordinates, then looked at in the content's: a sum rounds.
            let isExact = y == 0 && !isFlipped && section.parts == nil
            // Only cells and their badges go with a section's own scroll; what is around them stays.
            let cellRect = self.rect(rect, ofSection: index, scrollers)
            let query = section.parts?.pointee.scroller == nil ? query : inward(cellRect)
            let slack = isExact ? 0 : max(ReachIndex.slack(at: y), ReachIndex.slack(at: contentSize.width))
            let own = Rect(
                x: query.x - slack, y: query.y - y - slack, width: query.width + 2 * slack,
                height: query.height + 2 * slack)
            forEachSupplementary(ofSection: index) { place in
                if place.kind == .header, isSeen(place, ofSection: index, in: rect) { body(element(place, index)) }
            }
            forEachCell(ofSection: index, in: own) { item, frame in
                if isExact || outward(section.cells.covered(frame, item), y).intersects(cellRect) {
                    body(element(.cell, index, item, frame, y))
                }
                section.forEachBadge(of: item, frame) { place in
                    if isSeen(place, ofSection: index, in: cellRect) { body(element(place, index)) }
                }
            }
            forEachSupplementary(ofSection: index) { place in
                if place.kind != .header, isSeen(place, ofSection: index, in: rect) { body(element(place, index)) }
            }
            if let background = backgroundPlace(ofSection: index), isSeen(background, ofSection: index, in: rect) {
                body(element(background, index))
            }
        }
    }

    /// The cells that reach into `query`, and those whose badges may, in order.
    @inline(__always)
    private func forEachCell(ofSection index: Int, in query: Rect, _ body: (Int, Rect) -> Void) {
        let section = sections[index]
        guard let badges = section.parts?.pointee.badges else { return section.cells.forEach(in: query, body) }
        // What hangs out above is seen where its cell is still below.
        let reach = EdgeInsets(
            top: badges.overhang.bottom, left: badges.overhang.right, bottom: badges.overhang.top,
            right: badges.overhang.left)
        section.cells.forEach(in: query.inset(by: reach), body)
    }

    /// Whether `forEachElement(in: rect, scrollers: scrollers)` gives that element of this layout. O(1).
    package func isSeen(
        _ element: Element, in rect: Rect, scrollers: ScrollerWindows = { _ in nil }
    ) -> Bool {
        let index = element.indexPath.section
        guard sections.indices.contains(index) else { return false }
        guard element.kind == .cell else {
            guard let place = place(of: element.kind, at: element.indexPath) else { return false }
            let rect = element.kind == .badge ? self.rect(rect, ofSection: index, scrollers) : rect
            return isSeen(place, ofSection: index, in: rect)
        }
        guard contains(element.indexPath) else { return false }
        let section = sections[index]
        let item = element.indexPath.item
        return !section.cells.attributes(item).isHidden
            && outward(section.cells.covered(section.cells.frame(item), item), section.originY)
                .intersects(self.rect(rect, ofSection: index, scrollers))
    }

    private func isSeen(_ place: SupplementaryPlace, ofSection index: Int, in rect: Rect) -> Bool {
        var frame = place.frame
        if let course = place.course {
            frame.y = course.lower
            frame.height = course.upper - course.lower
        }
        return outward(frame, sections[index].originY).intersects(rect)
    }

    /// Calls `body` with all elements, section by section: headers, cells by item with their badges, the rest of what is at the
    /// section's edges, background.
    package func forEachElement(_ body: (Element) -> Void) {
        for index in sections.indices {
            let section = sections[index]
            let y = section.originY
            forEachSupplementary(ofSection: index) { if $0.kind == .header { body(element($0, index)) } }
            section.cells.forEach(0..<section.itemCount) { item, frame in
                body(element(.cell, index, item, frame, y))
                section.forEachBadge(of: item, frame) { body(element($0, index)) }
            }
            forEachSupplementary(ofSection: index) { if $0.kind != .header { body(element($0, index)) } }
            if let background = backgroundPlace(ofSection: index) { body(element(background, index)) }
        }
    }

    private func element(_ place: SupplementaryPlace, _ section: Int) -> Element {
        element(place.kind, section, place.item, place.frame, sections[section].originY)
    }

    @inline(__always)
    private func element(
        _ kind: ElementKind, _ section: Int, _ item: Int, _ frame: Rect, _ originY: Double
    ) -> Element {
        Element(
            kind: kind, indexPath: IndexPath(section: section, item: item),
            frame: outward(frame, originY))
    }
}
