extension LayoutBuilder {
    /// Lays out the next section of a compositional layout. O(places of a group + boundary items) where no cell sizes itself and
    /// rows are one for all; else O(items).
    mutating func append(_ section: CompositionalLayout.Section) {
        let count = max(0, section.itemCount)
        let measures = SectionMeasures(section, visible: visibleSize, isTransposed: isTransposed)
        let (reference, container, insets) = (measures.reference, measures.container, measures.insets)
        let (edges, room) = (measures.edges, measures.room)
        let content: SectionContent
        switch section.content {
        case _ where count == 0: content = SectionContent()
        case .groups(let groups): content = cells(groups, count: count, room)
        case .list(let rows): content = list(rows, count: count, room)
        }
        let contentBottom = room.frame.y + content.length + insets.bottom
        let boundary = edges.places(contentBottom: contentBottom)
        let places = memory.take(boundary.count, of: SupplementaryPlace.self)
        for (index, place) in boundary.enumerated() { places.advanced(by: index).initialize(to: place) }
        let length = contentBottom + edges.bottomLength
        let background = Rect(x: reference.left, y: 0, width: container.width, height: length)
        var reach = Reach()
        reach.include(from: 0, to: length)
        for place in boundary { reach.include(from: place.frame.minY, to: place.frame.maxY) }
        if let overhang = content.badges?.overhang, let extent = content.cells.extent {
            reach.include(from: extent.lower + overhang.top, to: extent.upper - overhang.bottom)
        }
        let parts = memory.take(1, of: SectionParts.self)
        parts.initialize(
            to: SectionParts(
                reach: (reach.lower, reach.upper), boundary: UnsafePointer(places),
                boundaryCount: boundary.count, badges: content.badges,
                scroller: scroller(content, section, room, reference, container), background: background))
        appendBelow(
            PreparedSection(
                itemCount: count, headerLength: edges.topLength, footerY: contentBottom,
                footerLength: edges.bottomLength, cells: content.cells, isInvalid: content.isInvalid,
                parts: UnsafePointer(parts)))
    }

    /// What the layout as a whole has because one of its sections has it.
    mutating func note(_ parts: SectionParts) {
        if parts.scroller != nil { traits.hasScrollers = true }
        for place in 0..<parts.boundaryCount where parts.boundary[place].course != nil { traits.hasPinned = true }
    }

    /// The scroll view of a section that has one: as wide as the container, its insets within.
    private func scroller(
        _ content: SectionContent, _ section: CompositionalLayout.Section, _ room: SectionRoom,
        _ reference: EdgeInsets, _ container: Size
    ) -> ScrollerPlace? {
        guard case .groups(let groups) = section.content, groups.orthogonalScrolling != .none, !content.isInvalid,
            let row = content.groups
        else { return nil }
        let frame = Rect(x: reference.left, y: room.frame.y, width: max(0, container.width), height: content.length)
        var fromFrame = row
        fromFrame.start -= frame.x
        return ScrollerPlace(
            frame: frame, contentLength: content.breadth + room.insets.left + room.insets.right,
            behavior: groups.orthogonalScrolling, groups: fromFrame, ownGroups: content.ownGroups)
    }

    private mutating func list(_ rows: ListLayout.Rows, count: Int, _ room: SectionRoom) -> SectionContent {
        let lines = ListLines(left: room.frame.x, available: room.frame.width, top: room.frame.y)
        var content = SectionContent()
        (content.cells, content.isInvalid) = cells(rows, count: count, lines)
        content.length = max(0, (content.cells.extent?.upper ?? room.frame.y) - room.frame.y)
        return content
    }
}

/// What the boundary items and insets of a section leave to its cells, in its own coordinates.
struct SectionRoom {
    /// Begins where the first group does; its size is what sizes of groups are shares of.
    var frame: Rect
    var insets: EdgeInsets
}

/// The cells of a section and how much room they take.
struct SectionContent {
    var cells = SectionCells.none
    var isInvalid = false
    /// Along the scroll, from the first group's beginning to the last one's end.
    var length = 0.0
    /// Across the scroll, likewise; of a section that scrolls by itself.
    var breadth = 0.0
    /// Where groups begin across the scroll, in a section that scrolls by itself.
    var groups: Progression?
    /// … where they are of lengths of their own: beginning and length of each, by turns, from the scroll view's beginning.
    var ownGroups: UnsafePointer<Double>?
    var badges: SectionBadges?
}
