extension PreparedLayout {
    /// Calls `body` with the section's headers, footers and what else is at its edges, in its own coordinates.
    func forEachSupplementary(ofSection index: Int, _ body: (SupplementaryPlace) -> Void) {
        let section = sections[index]
        if let parts = section.parts {
            for place in 0..<parts.pointee.boundaryCount { body(parts.pointee.boundary[place]) }
            return
        }
        if section.headerLength > 0 { body(edgePlace(.header, y: 0, section.headerLength, section.headerCourse)) }
        if section.footerLength > 0 {
            body(edgePlace(.footer, y: section.footerY, section.footerLength, section.footerCourse))
        }
    }

    /// A header or footer as wide as the content.
    private func edgePlace(
        _ kind: ElementKind, y: Double, _ length: Double, _ course: (lower: Double, upper: Double)
    ) -> SupplementaryPlace {
        let isPinned = options.pins(kind)
        return SupplementaryPlace(
            kind: kind, item: 0, frame: Rect(x: 0, y: y, width: supplementaryWidth, height: length),
            zIndex: isPinned ? Self.pinnedZIndex : 0,
            course: isPinned
                ? PinnedCourse(lower: course.lower, upper: course.upper, isAtEnd: kind == .footer) : nil)
    }

    /// The place of a header, a footer, a background, a badge or another supplementary; nil for cells, and for what is not there.
    /// O(boundary items).
    func place(of kind: ElementKind, at indexPath: IndexPath) -> SupplementaryPlace? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        switch kind {
        case .cell: return nil
        case .decoration: return indexPath.item == 0 ? backgroundPlace(ofSection: indexPath.section) : nil
        case .badge: return badgePlace(at: indexPath)
        case .header, .footer, .supplementary:
            var found: SupplementaryPlace?
            forEachSupplementary(ofSection: indexPath.section) {
                if $0.kind == kind, $0.item == indexPath.item { found = $0 }
            }
            return found
        }
    }

    /// A section's background: from below the header to the footer, of a compositional layout the whole section; less its own
    /// inset. nil where it has none, and where nothing is left of it.
    func backgroundPlace(ofSection index: Int) -> SupplementaryPlace? {
        guard let inset = options.background(ofSection: index) else { return nil }
        let section = sections[index]
        let own = isTransposed ? inset.transposed : inset
        let all =
            section.parts?.pointee.background
            ?? Rect(
                x: 0, y: section.headerLength, width: supplementaryWidth,
                height: section.footerY - section.headerLength)
        let frame = all.inset(by: own)
        guard frame.width > 0, frame.height > 0 else { return nil }
        return SupplementaryPlace(kind: .decoration, item: 0, frame: frame, zIndex: -1)
    }

    private func badgePlace(at indexPath: IndexPath) -> SupplementaryPlace? {
        let perItem = badgesPerItem(inSection: indexPath.section)
        guard perItem > 0, indexPath.item >= 0 else { return nil }
        let section = sections[indexPath.section]
        let item = indexPath.item / perItem
        guard item < section.itemCount else { return nil }
        var found: SupplementaryPlace?
        section.forEachBadge(of: item, section.cells.frame(item)) { if $0.item == indexPath.item { found = $0 } }
        return found
    }

    /// How many badges the items of a section have at most: badge k of item i is at the index path's item i × that + k.
    package func badgesPerItem(inSection section: Int) -> Int {
        guard sections.indices.contains(section) else { return 0 }
        return sections[section].parts?.pointee.badges?.perItem ?? 0
    }
}
