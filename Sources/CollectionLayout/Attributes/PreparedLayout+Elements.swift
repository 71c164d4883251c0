extension PreparedLayout {
    /// Calls `body` with what can be seen in `rect` (half-open), section by section: header, cells by item, footer, background.
    ///
    /// Mostly that is what intersects it. A pinned header or footer is there wherever its section is, since it stays in sight
    /// as long: `track(of:at:over:)` says where. Frames are those at rest.
    ///
    /// O(log n + k) for n elements of which k are found.
    package func forEachElement(in rect: Rect, _ body: (Element) -> Void) {
        let query = inward(rect)
        reach.forEachCandidate(from: query.minY - overhang, to: query.maxY + overhang) { index in
            let section = sections[index]
            let y = section.originY
            // Asked for a hair more in the section's own coordinates, then looked at in the content's: a sum rounds.
            let isExact = y == 0 && !isFlipped
            let slack = isExact ? 0 : max(ReachIndex.slack(at: y), ReachIndex.slack(at: contentSize.width))
            let own = Rect(
                x: query.x - slack, y: query.y - y - slack, width: query.width + 2 * slack,
                height: query.height + 2 * slack)
            if let header = ownFrame(.header, ofSection: index), isSeen(.header, ofSection: index, in: rect) {
                body(element(.header, index, 0, header, y))
            }
            section.cells.forEach(in: own) { item, frame in
                if isExact || outward(section.cells.covered(frame, item), y).intersects(rect) {
                    body(element(.cell, index, item, frame, y))
                }
            }
            for kind in [ElementKind.footer, .decoration] {
                if let frame = ownFrame(kind, ofSection: index), isSeen(kind, ofSection: index, in: rect) {
                    body(element(kind, index, 0, frame, y))
                }
            }
        }
    }

    /// Whether `forEachElement(in: rect)` gives that element of this layout. O(1).
    package func isSeen(_ element: Element, in rect: Rect) -> Bool {
        let index = element.indexPath.section
        guard element.kind == .cell else {
            return sections.indices.contains(index) && isSeen(element.kind, ofSection: index, in: rect)
        }
        guard contains(element.indexPath) else { return false }
        let section = sections[index]
        let item = element.indexPath.item
        return !section.cells.attributes(item).isHidden
            && outward(section.cells.covered(section.cells.frame(item), item), section.originY).intersects(rect)
    }

    private func isSeen(_ kind: ElementKind, ofSection index: Int, in rect: Rect) -> Bool {
        guard var course = ownFrame(kind, ofSection: index) else { return false }
        let section = sections[index]
        if options.pins(kind) {
            let (lower, upper) = kind == .header ? section.headerCourse : section.footerCourse
            course.y = lower
            course.height = upper - lower
        }
        return outward(course, section.originY).intersects(rect)
    }

    /// Calls `body` with all elements, section by section: header, cells by item, footer, background.
    package func forEachElement(_ body: (Element) -> Void) {
        for index in sections.indices {
            let section = sections[index]
            let y = section.originY
            if let header = ownFrame(.header, ofSection: index) { body(element(.header, index, 0, header, y)) }
            section.cells.forEach(0..<section.itemCount) { item, frame in
                body(element(.cell, index, item, frame, y))
            }
            for kind in [ElementKind.footer, .decoration] {
                if let frame = ownFrame(kind, ofSection: index) { body(element(kind, index, 0, frame, y)) }
            }
        }
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
