extension PreparedLayout {
    /// Calls `body` with what intersects `rect` (half-open), section by section: header, cells by item, footer.
    ///
    /// O(log n + k) for n elements of which k are found.
    package func forEachElement(in rect: Rect, _ body: (Element) -> Void) {
        let query = isTransposed ? rect.transposed : rect
        reach.forEachCandidate(from: query.minY, to: query.maxY) { index in
            let section = sections[index]
            if let header = supplementaryFrame(.header, of: section), header.intersects(query) {
                body(element(.header, index, 0, header))
            }
            section.cells.forEach(in: query) { item, frame in
                body(element(.cell, index, item, frame))
            }
            if let footer = supplementaryFrame(.footer, of: section), footer.intersects(query) {
                body(element(.footer, index, 0, footer))
            }
        }
    }

    /// Calls `body` with all elements, section by section: header, cells by item, footer.
    package func forEachElement(_ body: (Element) -> Void) {
        for index in sections.indices {
            let section = sections[index]
            if let header = supplementaryFrame(.header, of: section) { body(element(.header, index, 0, header)) }
            section.cells.forEach(0..<section.itemCount) { item, frame in
                body(element(.cell, index, item, frame))
            }
            if let footer = supplementaryFrame(.footer, of: section) { body(element(.footer, index, 0, footer)) }
        }
    }

    @inline(__always)
    private func element(_ kind: ElementKind, _ section: Int, _ item: Int, _ frame: Rect) -> Element {
        Element(
            kind: kind, indexPath: IndexPath(section: section, item: item),
            frame: isTransposed ? frame.transposed : frame)
    }
}
