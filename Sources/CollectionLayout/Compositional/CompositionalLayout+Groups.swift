extension LayoutBuilder {
    /// The cells of a section of groups: one group repeated, or group by group where cells size themselves.
    mutating func cells(
        _ groups: CompositionalLayout.Groups, count: Int, _ room: SectionRoom
    ) -> SectionContent {
        let tree = GroupTree(isTransposed ? groups.group.transposed : groups.group)
        do {
            if let preferredSize = groups.preferredSize, tree.sizesItself {
                return try sized(groups, tree, count: count, room, by: preferredSize)
            }
            if groups.preferredSize != nil, tree.estimatesCells {
                diagnostics.note(.notSelfSized, section: sectionCount, item: 0, count: count)
            }
            return try repeated(groups, tree, count: count, room)
        } catch {
            return unsolved(error, count: count, room)
        }
    }

    private mutating func repeated(
        _ groups: CompositionalLayout.Groups, _ tree: GroupTree, count: Int, _ room: SectionRoom
    ) throws(GroupFault) -> SectionContent {
        var solver = GroupSolver(placeLimit: count)
        let size = try solver.solve(tree, in: room.frame.size)
        let isSideways = groups.orthogonalScrolling != .none
        let perGroup = solver.places.count
        let groupCount = (count - 1) / perGroup + 1
        let spacing = distance(groups.interGroupSpacing)
        let frames = memory.take(perGroup, of: Rect.self)
        for (place, frame) in solver.places.enumerated() {
            frames.advanced(by: place).initialize(to: isSideways ? frame.transposed : frame)
        }
        let length = isSideways ? size.width : size.height
        let row = Progression(
            start: isSideways ? room.frame.x : room.frame.y, pitch: length + spacing, length: length, count: groupCount)
        let cells = RepeatedCells(
            places: StoredFrames(indexing: frames, count: perGroup, memory: memory), groups: row,
            x: isSideways ? room.frame.y : room.frame.x, count: count, isSideways: isSideways,
            zIndexes: zIndexes(solver, count: perGroup))
        var content = SectionContent(cells: .repeated(cells))
        let whole = max(0, Double(groupCount) * length + Double(groupCount - 1) * spacing)
        if isSideways {
            content.length = size.height
            content.breadth = whole
            content.groups = row
        } else {
            content.length = whole
        }
        content.badges = badges(
            of: tree, kinds: solver.kinds, placesPerGroup: perGroup, frames: solver.places, count: count)
        return content
    }

    /// Group after group, each with the cells that fit at the sizes they prefer.
    private mutating func sized(
        _ groups: CompositionalLayout.Groups, _ tree: GroupTree, count: Int, _ room: SectionRoom,
        by preferredSize: @escaping (Int, Size, LayoutAxes) -> Size
    ) throws(GroupFault) -> SectionContent {
        let isSideways = groups.orthogonalScrolling != .none
        let isTransposed = isTransposed
        let spacing = distance(groups.interGroupSpacing)
        let frames = memory.take(count, of: Rect.self)
        let hasBadges = tree.badges.contains { !$0.isEmpty }
        var kinds: [UInt16] = []
        var ownGroups: [Double] = []
        var (position, breadth) = (isSideways ? room.frame.x : room.frame.y, 0.0)
        var item = 0
        var first = 0
        var solver = GroupSolver(placeLimit: count) { place, size, axes in
            isTransposed
                ? preferredSize(first + place, size.transposed, axes.transposed).transposed
                : preferredSize(first + place, size, axes)
        }
        while item < count {
            first = item
            solver.reset(placeLimit: count - first)
            let size = try solver.solve(tree, in: room.frame.size)
            if item > 0 { position += spacing }
            let origin = isSideways ? Point(x: position, y: room.frame.y) : Point(x: room.frame.x, y: position)
            for frame in solver.places {
                let placed = frame.offset(x: origin.x, y: origin.y)
                frames.advanced(by: item).initialize(to: isSideways ? placed.transposed : placed)
                item += 1
            }
            if hasBadges { kinds += solver.kinds }
            if isSideways { ownGroups += [position, size.width] }
            position += isSideways ? size.width : size.height
            breadth = max(breadth, isSideways ? size.height : size.width)
        }
        let stored = StoredFrames(indexing: frames, count: count, memory: memory)
        var content = SectionContent(cells: isSideways ? .sideways(stored) : .stored(stored))
        let whole = max(0, position - (isSideways ? room.frame.x : room.frame.y))
        (content.length, content.breadth) = isSideways ? (breadth, whole) : (whole, 0)
        if isSideways { setGroups(ownGroups, room, of: &content) }
        content.badges = badges(of: tree, kinds: kinds, frames: stored)
        return content
    }

    private func setGroups(_ groups: [Double], _ room: SectionRoom, of content: inout SectionContent) {
        // Counted from the scroll view's beginning, which the section's leading inset is within.
        let start = room.frame.x - room.insets.left
        let own = memory.take(groups.count, of: Double.self)
        for (place, value) in groups.enumerated() {
            own.advanced(by: place).initialize(to: place % 2 == 0 ? value - start : value)
        }
        content.ownGroups = UnsafePointer(own)
        content.groups = Progression(
            start: groups.first ?? 0, pitch: 0, length: groups.dropFirst().first ?? 0, count: groups.count / 2)
    }

    /// The cells of a group that UIKit would raise an exception about: without a size, in a column in which their badges can be
    /// read.
    private mutating func unsolved(_ fault: GroupFault, count: Int, _ room: SectionRoom) -> SectionContent {
        diagnostics.note(
            fault.kind == .cannotFit ? .groupCannotFit : .noEffectiveSize, section: sectionCount, item: 0,
            amount: fault.amount, limit: fault.limit, count: count, path: fault.path,
            isWidth: (fault.axis == .horizontal) != isTransposed)
        let column = Progression(start: room.frame.x, pitch: 0, length: 0, count: 1)
        let lattice = Lattice(
            columns: column, rowStart: room.frame.y, rowPitch: Self.badgePitch, height: 0, lastRowX: room.frame.x,
            count: count)
        var content = SectionContent(cells: .lattice(lattice), isInvalid: true)
        content.length = Double(count) * Self.badgePitch
        return content
    }

    /// From one cell without a size to the next, points.
    private static let badgePitch = 20.0

    private func zIndexes(_ solver: GroupSolver, count: Int) -> UnsafePointer<Int32>? {
        guard !solver.zIndexes.isEmpty else { return nil }
        let zIndexes = memory.take(count, of: Int32.self)
        for place in 0..<count { zIndexes.advanced(by: place).initialize(to: solver.zIndexes[place] ?? 0) }
        return UnsafePointer(zIndexes)
    }
}

extension LayoutAxes {
    var transposed: LayoutAxes {
        var axes: LayoutAxes = []
        if contains(.width) { axes.insert(.height) }
        if contains(.height) { axes.insert(.width) }
        return axes
    }
}
