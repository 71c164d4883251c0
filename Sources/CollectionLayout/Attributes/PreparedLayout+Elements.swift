extension PreparedLayout {
    /// Calls `body` with what intersects `rect` (half-open), section by section: header, cells by item, footer.
    ///
    /// O(log n + k) for n elements of which k are found.
    package func forEachElement(in rect: Rect, _ body: (Element) -> Void) {
        let query = isTransposed ? rect.transposed : rect
        reach.forEachCandidate(from: query.minY, to: query.maxY) { index in
            let section = sections[index]
            let y = section.originY
            // Asked for a hair more in the section's own coordinates, then looked at in the content's: a sum rounds.
            let slack = y == 0 ? 0 : ReachIndex.slack(at: y)
            let own = Rect(
                x: query.x, y: query.y - y - slack, width: query.width, height: query.height + 2 * slack)
            if let header = supplementaryFrame(.header, of: section), header.offset(x: 0, y: y).intersects(query) {
                body(element(.header, index, 0, header, y))
            }
            section.cells.forEach(in: own) { item, frame in
                if y == 0 || section.cells.covered(frame, item).offset(x: 0, y: y).intersects(query) {
                    body(element(.cell, index, item, frame, y))
                }
            }
            if let footer = supplementaryFrame(.footer, of: section), footer.offset(x: 0, y: y).intersects(query) {
                body(element(.footer, index, 0, footer, y))
            }
        }
    }

    /// Calls `body` with all elements, section by section: header, cells by item, footer.
    package func forEachElement(_ body: (Element) -> Void) {
        for index in sections.indices {
            let section = sections[index]
            let y = section.originY
            if let header = supplementaryFrame(.header, of: section) { body(element(.header, index, 0, header, y)) }
            section.cells.forEach(0..<section.itemCount) { item, frame in
                body(element(.cell, index, item, frame, y))
            }
            if let footer = supplementaryFrame(.footer, of: section) { body(element(.footer, index, 0, footer, y)) }
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
