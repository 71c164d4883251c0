/// The items of one group along its axis, while they are placed.
struct GroupLine {
    /// Where an item went, and the room about it.
    struct Slot {
        var places: Range<Int>
        var subitem: Int
        /// Of the item itself, without its edges.
        var size: Size
        /// Along the axis, with all that is flexible at its least.
        var position: Double
    }

    private let tree: GroupTree
    private let effective: Size
    private var slots: [Slot] = []
    /// The end of the last item and its edge.
    private var end = 0.0
    private var sizedAxes: LayoutAxes = []

    /// - Parameter slots: empty; their memory serves again.
    init(_ tree: GroupTree, _ effective: Size, slots: [Slot]) {
        self.slots = slots
        self.tree = tree
        self.effective = effective
    }

    /// Its memory, for the next line.
    var emptied: [Slot] {
        mutating get {
            var emptied: [Slot] = []
            swap(&emptied, &slots)
            emptied.removeAll(keepingCapacity: true)
            return emptied
        }
    }

    private var axis: LayoutGroup.Axis { tree.axis }
    private var extent: Double { effective[axis] }

    /// The room about an item along an axis.
    private func edges(_ subitem: Int, along axis: LayoutGroup.Axis) -> (before: LayoutSpacing, after: LayoutSpacing) {
        let spacing = tree.subitems[subitem].item.edgeSpacing
        return axis == .horizontal ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
    }

    /// Places items one after the other, all that is flexible at its least.
    ///
    /// - Parameter uniform: the size that siblings share who want to be as large as the largest of them; nil while it is not known.
    mutating func fill(_ solver: inout GroupSolver, uniform: Size?) throws(GroupFault) {
        let sizesCells = solver.preferredSize != nil && tree.estimatesCells
        let share: Double? = try sharedLength()
        let isEstimated = tree.item.size.estimatedAxes.contains(axis.side)
        // By estimates, where the group's own length is one.
        var estimatedEnd = 0.0
        var index = 0
        while index < tree.slotCount {
            if sizesCells, solver.isFull, index > 0 { break }
            let subitem = index % tree.subitems.count
            let child = tree.subitems[subitem]
            var size = child.item.size.size(in: effective)
            if let share { size[axis] = share }
            let (before, after) = edges(subitem, along: axis)
            let gap = index > 0 ? tree.spacing.least : 0
            let needed = gap + before.least + size[axis] + after.least
            let fits = (isEstimated ? estimatedEnd : end) + needed <= extent + GroupSolver.tolerance
            // What sizes itself is judged by its size, unless the group itself is estimated.
            let isJudgedLater = sizesCells && child.estimatesCells && !isEstimated
            if tree.isOpenEnded, !fits, !(isJudgedLater) {
                guard index == 0 else { break }
                throw GroupFault(
                    kind: .cannotFit, path: [subitem], amount: needed, limit: extent, axis: axis)
            }
            let first = solver.places.count
            // Each subitem is solved, whether or not the section has items for it: a fault is one whatever the data.
            let outcome =
                solver.isFull && index >= tree.subitems.count && !sizesCells
                ? GroupSolver.Outcome(size: size)
                : try solver.place(child, at: subitem, size: size, uniform: uniform)
            let position = end + gap + before.least
            let newEnd = position + outcome.size[axis] + after.least
            if tree.isOpenEnded, isJudgedLater, index > 0, newEnd > extent + GroupSolver.tolerance {
                solver.forget(from: first)
                break
            }
            slots.append(
                Slot(places: first..<solver.places.count, subitem: subitem, size: outcome.size, position: position))
            sizedAxes.formUnion(outcome.sizedAxes)
            end = newEnd
            estimatedEnd += needed
            index += 1
        }
    }

    /// The length of each item of a group of a count; nil where items have their own.
    private func sharedLength() throws(GroupFault) -> Double? {
        guard let length = tree.item.group?.sharedLength(of: effective) else { return nil }
        guard length > GroupSolver.tolerance else {
            throw GroupFault(kind: .noEffectiveSize, path: [0], amount: length, limit: extent, axis: axis)
        }
        return length
    }

    /// The largest of the cells that want to be as large as their largest sibling; nil without such.
    var uniformSize: Size? {
        guard tree.hasUniform else { return nil }
        var largest: Size?
        for slot in slots {
            let item = tree.subitems[slot.subitem].item
            guard item.group == nil, !item.size.uniformAxes.isEmpty else { continue }
            largest = Size(
                width: max(largest?.width ?? 0, slot.size.width), height: max(largest?.height ?? 0, slot.size.height))
        }
        return largest
    }

    /// Shares out what is left over and moves everything to its place.
    ///
    /// - Returns: the size of the group, which was `size` before.
    func settled(_ solver: inout GroupSolver, size: Size) -> GroupSolver.Outcome {
        var outcome = GroupSolver.Outcome(size: size)
        var extent = self.extent
        var breadth = effective[axis.other]
        if hugs(axis) {
            extent = end
            outcome.sizedAxes.insert(axis.side)
            outcome.size[axis] = end
        }
        if hugs(axis.other) {
            breadth = slots.reduce(0) { breadth, slot in
                let (before, after) = edges(slot.subitem, along: axis.other)
                return max(breadth, before.least + slot.size[axis.other] + after.least)
            }
            outcome.sizedAxes.insert(axis.other.side)
            outcome.size[axis.other] = breadth
        }
        let share = self.share(of: extent - end)
        var moved = 0.0
        for (index, slot) in slots.enumerated() {
            let (before, after) = edges(slot.subitem, along: axis)
            if index > 0, tree.spacing.isFlexible { moved += share }
            if before.isFlexible { moved += share }
            let place = (slot.position + moved, acrossPosition(of: slot, in: breadth))
            solver.move(
                slot.places,
                by: axis == .horizontal ? Point(x: place.0, y: place.1) : Point(x: place.1, y: place.0))
            if after.isFlexible { moved += share }
        }
        return outcome
    }

    /// Whether the group ends where its items do: where it is estimated and they size themselves.
    private func hugs(_ axis: LayoutGroup.Axis) -> Bool {
        tree.item.size.estimatedAxes.intersection(sizedAxes).contains(axis.side)
    }

    /// What each of all that is flexible gets of what is left over.
    private func share(of leftOver: Double) -> Double {
        guard leftOver > 0 else { return 0 }
        var flexible = tree.spacing.isFlexible ? max(0, slots.count - 1) : 0
        for slot in slots {
            let (before, after) = edges(slot.subitem, along: axis)
            flexible += (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
        }
        return flexible > 0 ? leftOver / Double(flexible) : 0
    }

    private func acrossPosition(of slot: Slot, in breadth: Double) -> Double {
        let (before, after) = edges(slot.subitem, along: axis.other)
        guard before.isFlexible else { return before.least }
        let leftOver = max(0, breadth - before.least - slot.size[axis.other] - after.least)
        return before.least + leftOver / (after.isFlexible ? 2 : 1)
    }
}
