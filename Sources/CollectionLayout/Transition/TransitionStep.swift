/// How single elements go from one side of a transition to the other.
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
            return disappearing(start, to: arrival(of: old, for: origin(of: start)), isHeld: isHeld)
        }
        let end = new.atRest(target, key: key)
        guard new.isHidden(target) else { return moving(from: start, to: end, isHeld: isHeld) }
        return disappearing(start, to: end.origin(seenAt: new.scrolled), isHeld: isHeld)
    }

    /// An element of the new window.
    func arriving(_ element: Element, key: UInt32, isHeld: Bool) -> TransitionElement {
        let target = new.atRest(element, key: key)
        guard let source = old.element(key) else {
            return appearing(target, from: new.layout.arrival.origin(of: target.origin(seenAt: new.scrolled)))
        }
        let start = old.atRest(source, key: key)
        guard old.isHidden(source) else { return moving(from: start, to: target, isHeld: isHeld) }
        var origin = origin(of: start)
        origin.alpha = 0
        return appearing(target, from: origin)
    }

    /// Whether an element is in the visible bounds at its beginning, or will be at its end.
    func isSeen(_ element: TransitionElement) -> Bool {
        let visible = Rect(origin: new.offset, size: new.bounds)
        if element.origin(seenAt: new.scrolled).covers(visible) { return true }
        if let from = element.from { return from.covers(Rect(origin: new.offset, size: old.bounds)) }
        guard let source = old.element(element.key) else { return false }
        return origin(of: old.atRest(source, key: element.key)).covers(Rect(origin: new.offset, size: old.bounds))
    }

    private func moving(from start: TransitionElement, to target: TransitionElement, isHeld: Bool) -> TransitionElement
    {
        let origin = origin(of: start)
        let rests = origin == target.origin(seenAt: new.scrolled) && start.looks(like: target)
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
        _ start: TransitionElement, to end: TransitionElement.Origin, isHeld: Bool
    ) -> TransitionElement {
        let origin = origin(of: start)
        var element = start
        element.frame = end.frame
        element.alpha = 0
        element.scale = end.scale
        element.rotation = end.rotation
        element.tilt = end.tilt
        element.zIndex = start.zIndex(seenAt: old.scrolled)
        // What it followed is no longer there.
        element.track = nil
        element.change = .disappearing
        element.from = isHeld ? nil : origin
        return element
    }

    /// Where an element of the old side was seen, moved by what the content offset changes.
    private func origin(of start: TransitionElement) -> TransitionElement.Origin {
        var origin = start.origin(seenAt: old.scrolled)
        origin.frame = origin.frame.offset(x: shift.x, y: shift.y)
        return origin
    }

    /// The old side's arrival, for what is seen at `origin`.
    private func arrival(of side: TransitionSide, for origin: TransitionElement.Origin) -> TransitionElement.Origin {
        var own = origin
        own.frame = own.frame.offset(x: -shift.x, y: -shift.y)
        var end = side.layout.arrival.origin(of: own)
        end.frame = end.frame.offset(x: shift.x, y: shift.y)
        return end
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
