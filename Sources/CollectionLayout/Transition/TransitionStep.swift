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
            return disappearing(start, to: goal(ofDisappearing: origin(of: start)), isHeld: isHeld)
        }
        let end = new.atRest(target, key: key)
        guard new.isHidden(target) else { return moving(from: start, to: end, isHeld: isHeld) }
        return disappearing(start, to: end.origin(with: new.seenValues(end)), isHeld: isHeld)
    }

    /// An element of the new window.
    func arriving(_ element: Element, key: UInt32, isHeld: Bool) -> TransitionElement {
        let target = new.atRest(element, key: key)
        guard let source = old.element(key) else {
            return appearing(
                target, from: new.layout.arrival.origin(of: target.origin(with: new.seenValues(target))))
        }
        let start = old.atRest(source, key: key)
        guard old.isHidden(source) else { return moving(from: start, to: target, isHeld: isHeld) }
        var origin = origin(of: start)
        origin.alpha = 0
        return appearing(target, from: origin)
    }

    /// Whether an element is in the visible bounds at its beginning, or will be at its end.
    func isSeen(_ element: TransitionElement) -> Bool {
        let before = Rect(origin: new.offset, size: old.bounds)
        if let from = element.from {
            if from.covers(before) { return true }
        } else if let source = old.element(element.key) {
            if origin(of: old.atRest(source, key: element.key)).covers(before) { return true }
        }
        // What disappears has no track any more, and ends where it is sent to.
        let values = element.change == .disappearing ? nil : new.seenValues(element)
        return element.origin(with: values).covers(Rect(origin: new.offset, size: new.bounds))
    }

    private func moving(from start: TransitionElement, to target: TransitionElement, isHeld: Bool) -> TransitionElement
    {
        let origin = origin(of: start)
        let rests = origin == target.origin(with: new.seenValues(target)) && start.looks(like: target)
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
        var element = start
        element.frame = end.frame
        element.alpha = 0
        element.scale = end.scale
        element.rotation = end.rotation
        element.tilt = end.tilt
        element.zIndex = start.zIndex(with: old.seenValues(start))
        element.change = .disappearing
        element.from = isHeld ? nil : origin(of: start)
        return element
    }

    /// Where an element of the old side was seen, moved by what the content offset changes.
    private func origin(of start: TransitionElement) -> TransitionElement.Origin {
        var origin = start.origin(with: old.seenValues(start))
        origin.frame = origin.frame.offset(x: shift.x, y: shift.y)
        return origin
    }

    /// Where the old layout's arrival sends what is seen at `origin`.
    private func goal(ofDisappearing origin: TransitionElement.Origin) -> TransitionElement.Origin {
        var own = origin
        own.frame = own.frame.offset(x: -shift.x, y: -shift.y)
        var end = old.layout.arrival.origin(of: own)
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
