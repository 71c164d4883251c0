/// How single elements go from one side of a transition to the other.
///
/// Places are as the new side has them: of an element that goes with a section's own scroll, with that section at the offset 0.
struct TransitionStep {
    let old: TransitionSide
    let new: TransitionSide
    /// What the content offset changes by: old places are shifted by it, and so stay where they are on the screen.
    let shift: Point

    init(from old: TransitionSide, to new: TransitionSide) {
        self.old = old
        self.new = new
        shift = Point(x: new.offset.x - old.offset.x, y: new.offset.y - old.offset.y)
    }

    /// An element of the old window that the new one does not hold.
    func leaving(_ element: Element, key: UInt32, isHeld: Bool) -> TransitionElement {
        let start = old.atRest(element, key: key)
        guard let target = new.element(key) else {
            let scroller = scroller(takingOver: start)
            return disappearing(
                start, to: goal(ofDisappearing: start, with: scroller), with: scroller, isHeld: isHeld)
        }
        let end = new.atRest(target, key: key)
        guard new.isHidden(target) else { return moving(from: start, to: end, isHeld: isHeld) }
        return disappearing(start, to: end.origin(with: new.seenValues(end)), with: end.scroller, isHeld: isHeld)
    }

    /// An element of the new window.
    func arriving(_ element: Element, key: UInt32, isHeld: Bool) -> TransitionElement {
        let target = new.atRest(element, key: key)
        guard let source = old.element(key) else { return appearing(target, from: start(ofAppearing: target)) }
        let start = old.atRest(source, key: key)
        guard old.isHidden(source) else { return moving(from: start, to: target, isHeld: isHeld) }
        var origin = origin(of: start, with: target.scroller)
        origin.alpha = 0
        return appearing(target, from: origin)
    }

    /// Whether an element is in the visible bounds at its beginning, or will be at its end.
    func isSeen(_ element: TransitionElement) -> Bool {
        let before = Rect(origin: new.offset, size: old.bounds)
        let scrolled = new.scrolled(withSection: element.scroller)
        if let from = element.from {
            if from.offset(x: 0 - scrolled.x, y: 0 - scrolled.y).covers(before) { return true }
        } else if let source = old.element(element.key) {
            if origin(of: old.atRest(source, key: element.key), with: nil).covers(before) { return true }
        }
        // What disappears has no track any more, and ends where it is sent to.
        let values = element.change == .disappearing ? nil : new.seenValues(element)
        return element.origin(with: values).offset(x: 0 - scrolled.x, y: 0 - scrolled.y)
            .covers(Rect(origin: new.offset, size: new.bounds))
    }

    private func moving(from start: TransitionElement, to target: TransitionElement, isHeld: Bool) -> TransitionElement
    {
        let origin = origin(of: start, with: target.scroller)
        let rests = origin.isSeen(as: target.origin(with: new.seenValues(target))) && start.looks(like: target)
        var element = target
        element.change = rests ? .resting : .moving
        element.from = rests || isHeld ? nil : origin
        return element
    }

    private func appearing(_ target: TransitionElement, from origin: TransitionElement.Origin) -> TransitionElement {
        var element = target
        element.change = .appearing
        element.from = origin
        return element
    }

    private func disappearing(
        _ start: TransitionElement, to end: TransitionElement.Origin, with scroller: Int?, isHeld: Bool
    ) -> TransitionElement {
        var element = start
        element.frame = end.frame
        element.alpha = 0
        element.scale = end.scale
        element.rotation = end.rotation
        element.tilt = end.tilt
        element.zIndex = start.zIndex(with: old.seenValues(start))
        element.scroller = scroller
        element.change = .disappearing
        element.from = isHeld ? nil : origin(of: start, with: scroller)
        return element
    }

    /// The section of the new layout that takes along what disappears from an old one, so that a finger scrolls it too: what is
    /// the same section, if it scrolls by itself still.
    private func scroller(takingOver start: TransitionElement) -> Int? {
        guard let section = start.scroller,
            let key = old.key(.header, IndexPath(section: section, item: 0)), let place = new.place(key),
            new.layout.scrolls(.cell, inSection: place.1.section)
        else { return nil }
        return place.1.section
    }

    /// Where an element of the old side was seen: moved by what the content offset changes, and by as much as what goes with that
    /// section of the new side is seen before its frame.
    private func origin(of start: TransitionElement, with scroller: Int?) -> TransitionElement.Origin {
        let before = old.scrolled(withSection: start.scroller)
        let after = new.scrolled(withSection: scroller)
        // One sum: where nothing changes, it adds nothing.
        return start.origin(with: old.seenValues(start))
            .offset(x: shift.x + (after.x - before.x), y: shift.y + (after.y - before.y))
    }

    /// Where the new layout's arrival has an element start.
    private func start(ofAppearing target: TransitionElement) -> TransitionElement.Origin {
        let scrolled = new.scrolled(withSection: target.scroller)
        let seen = target.origin(with: new.seenValues(target)).offset(x: 0 - scrolled.x, y: 0 - scrolled.y)
        return new.layout.arrival.origin(of: seen).offset(x: scrolled.x, y: scrolled.y)
    }

    /// Where the old layout's arrival sends an element.
    private func goal(ofDisappearing start: TransitionElement, with scroller: Int?) -> TransitionElement.Origin {
        let before = old.scrolled(withSection: start.scroller)
        let after = new.scrolled(withSection: scroller)
        let seen = start.origin(with: old.seenValues(start)).offset(x: 0 - before.x, y: 0 - before.y)
        return old.layout.arrival.origin(of: seen).offset(x: shift.x + after.x, y: shift.y + after.y)
    }
}

extension TransitionElement.Origin {
    fileprivate func offset(x: Double, y: Double) -> TransitionElement.Origin {
        var origin = self
        origin.frame = frame.offset(x: x, y: y)
        return origin
    }
}

extension Arrival {
    /// Where what is seen at `seen` starts from, or ends.
    func origin(of seen: TransitionElement.Origin) -> TransitionElement.Origin {
        let (frame, alpha, scale) = origin(of: seen.frame, scale: seen.scale)
        var origin = seen
        origin.frame = frame
        origin.alpha = alpha
        origin.scale = scale
        return origin
    }
}
