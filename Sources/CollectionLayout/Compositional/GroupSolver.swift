/// Places the items of a group, and of the groups within it.
///
/// - A size is that of the containing group's effective size, which is what its content insets leave of it.
/// - Items follow each other along the group's axis. As long as one fits it is placed, the subitems in turn; what sums of
///   fractions are off by is forgiven, so that three thirds are three. A group of a count gives its items the length that its
///   spacings leave, one that repeats leaves them theirs.
/// - Edge spacing moves an item and what follows it; content insets then shrink its frame, but not on an axis that is estimated
///   (developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets).
/// - What is left over is shared evenly among all flexible edges and gaps of the axis. UNSURE where both are flexible.
/// - Cells of estimated size take the size they prefer. A group that is estimated itself on that axis ends where its items do;
///   how many fit into it is told by their estimates. UNSURE.
struct GroupSolver {
    /// What a sum of fractions of a width may be off by; what is no longer than this is nothing.
    static let tolerance = 1e-6
    /// A group has no more items than this, however small they are.
    static let slotLimit = 100_000

    /// Places beyond that are counted and not kept: the section has no more items.
    private(set) var placeLimit: Int
    /// The size that the cell at a place of the group prefers, on the axes that are estimated.
    let preferredSize: ((_ place: Int, _ size: Size, _ axes: LayoutAxes) -> Size)?
    /// Lines that are done with, whose memory serves again.
    private var spare: [[GroupLine.Slot]] = []

    /// In the group's coordinates, in order.
    private(set) var places: [Rect] = []
    /// Which leaf each is made by.
    private(set) var kinds: [UInt16] = []
    /// Of the places that custom groups lift.
    private(set) var zIndexes: [Int: Int32] = [:]

    init(
        placeLimit: Int, preferredSize: ((_ place: Int, _ size: Size, _ axes: LayoutAxes) -> Size)? = nil
    ) {
        self.placeLimit = placeLimit
        self.preferredSize = preferredSize
    }

    /// Solves a section's group within the section's effective size.
    ///
    /// - Returns: the group's size.
    mutating func solve(_ group: GroupTree, in container: Size) throws(GroupFault) -> Size {
        let size = group.item.size.size(in: container)
        let solved = try place(group, size: size).size
        guard !places.isEmpty else {
            throw GroupFault(
                kind: .cannotFit, path: [], amount: 0, limit: size.height, axis: group.axis)
        }
        return solved
    }

    /// Forgets everything, for the next group.
    mutating func reset(placeLimit: Int) {
        self.placeLimit = placeLimit
        places.removeAll(keepingCapacity: true)
        kinds.removeAll(keepingCapacity: true)
        if !zIndexes.isEmpty { zIndexes.removeAll() }
    }

    var isFull: Bool { places.count >= placeLimit }

    /// The size that something came to, and on which axes its cells made it so.
    struct Outcome {
        var size: Size
        var sizedAxes: LayoutAxes = []
    }

    /// Places an item, or a group's items, at the origin.
    mutating func place(
        _ tree: GroupTree, size: Size, uniform: Size? = nil
    ) throws(GroupFault) -> Outcome {
        if tree.isGroup { return try placeGroup(tree, size: size) }
        guard !isFull else { return Outcome(size: size) }
        let outcome = cellSize(tree.item, size, uniform)
        let frame = Rect(origin: .zero, size: outcome.size).inset(by: tree.item.insets(of: outcome.size))
        places.append(Rect(x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height)))
        kinds.append(UInt16(truncatingIfNeeded: tree.firstKind))
        return outcome
    }

    private func cellSize(_ item: LayoutItem, _ size: Size, _ uniform: Size?) -> Outcome {
        let axes = item.size.estimatedAxes
        guard !axes.isEmpty, let preferredSize else { return Outcome(size: size) }
        let preferred = preferredSize(places.count, item.effectiveSize(of: size), axes)
        var own = size
        if axes.contains(.width) { own.width = length(preferred.width) }
        if axes.contains(.height) { own.height = length(preferred.height) }
        if let uniform {
            if item.size.uniformAxes.contains(.width) { own.width = uniform.width }
            if item.size.uniformAxes.contains(.height) { own.height = uniform.height }
        }
        return Outcome(size: own, sizedAxes: axes)
    }

    /// Places the subitem at a place of its group.
    mutating func place(
        _ tree: GroupTree, at subitem: Int, size: Size, uniform: Size?
    ) throws(GroupFault) -> Outcome {
        do throws(GroupFault) {
            return try place(tree, size: size, uniform: uniform)
        } catch {
            var fault = error
            fault.path.insert(subitem, at: 0)
            throw fault
        }
    }

    private mutating func placeGroup(
        _ tree: GroupTree, size: Size
    ) throws(GroupFault) -> Outcome {
        let insets = tree.item.insets(of: size)
        let effective = tree.item.effectiveSize(of: size)
        if !(effective.width > Self.tolerance) { throw .noRoom(effective.width, of: size.width, .horizontal) }
        if !(effective.height > Self.tolerance) { throw .noRoom(effective.height, of: size.height, .vertical) }
        if tree.slotCount == 0, case .custom(let items)? = tree.item.group?.filling {
            place(items, tree, at: Point(x: insets.left, y: insets.top))
            return Outcome(size: size)
        }
        guard !tree.subitems.isEmpty else { return Outcome(size: size) }
        let first = places.count
        var line = GroupLine(tree, effective, slots: spare.popLast() ?? [])
        try line.fill(&self, uniform: nil)
        if let uniform = line.uniformSize {
            forget(from: first)
            line = GroupLine(tree, effective, slots: line.emptied)
            try line.fill(&self, uniform: uniform)
        }
        let outcome = line.settled(&self, size: size)
        spare.append(line.emptied)
        move(first..<places.count, by: Point(x: insets.left, y: insets.top))
        return outcome
    }

    private mutating func place(_ items: [LayoutGroup.CustomItem], _ tree: GroupTree, at origin: Point) {
        for item in items where !isFull {
            let frame = Rect(
                x: distance(item.frame.x), y: distance(item.frame.y), width: length(item.frame.width),
                height: length(item.frame.height))
            if item.zIndex != 0 { zIndexes[places.count] = item.zIndex }
            places.append(frame.offset(x: origin.x, y: origin.y))
            kinds.append(UInt16(truncatingIfNeeded: tree.firstKind))
        }
    }

    mutating func move(_ range: Range<Int>, by distance: Point) {
        guard distance != .zero else { return }
        for index in range { places[index] = places[index].offset(x: distance.x, y: distance.y) }
    }

    /// Takes back the places from `first` on.
    mutating func forget(from first: Int) {
        places.removeSubrange(first...)
        kinds.removeSubrange(first...)
        if !zIndexes.isEmpty { zIndexes = zIndexes.filter { $0.key < first } }
    }
}

extension GroupFault {
    fileprivate static func noRoom(
        _ effective: Double, of length: Double, _ axis: LayoutGroup.Axis
    ) -> GroupFault {
        GroupFault(kind: .noEffectiveSize, path: [], amount: effective, limit: length, axis: axis)
    }
}
