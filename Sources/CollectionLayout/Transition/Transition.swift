/// What a page is to show so that it goes from one layout to another: all that either window holds, each element once.
///
/// An element of both layouts travels from its old place to its new one, even if one of them was never on the screen. One that
/// only the new layout has appears where it will be; one that only the old layout has disappears where it was: UIKit's initial
/// and final attributes, which differ from the element's own in an alpha of 0. Continuity is on the screen: where the content
/// offset changes, old places are shifted by as much.
///
/// - Parameters:
///   - old: what the page shows; nil for its first layout, where all rests.
///   - isHeld: whether the page holds that element and will start it from what is on the screen.
/// - Returns: what leaves the window or disappears, in the old layout's order; then what the new window holds, in the new one's,
///   and so drawn above.
/// - Complexity: O(log n + k), k the elements of both windows.
package func transition(
    from old: TransitionSide?, to new: TransitionSide, isHeld: (UInt32) -> Bool
) -> [TransitionElement] {
    var elements: [TransitionElement] = []
    let shift = old.map { Point(x: new.offset.x - $0.offset.x, y: new.offset.y - $0.offset.y) } ?? .zero

    if let old {
        old.layout.forEachElement(in: old.window) { element in
            guard let key = old.key(element.kind, element.indexPath) else { return }
            let start = old.atRest(element, key: key)
            if let target = new.element(key) {
                guard !target.frame.intersects(new.window) else { return }
                elements.append(
                    moving(from: start, to: new.atRest(target, key: key), shiftedBy: shift, isHeld: isHeld(key)))
            } else {
                elements.append(disappearing(start, shiftedBy: shift, isHeld: isHeld(key)))
            }
        }
    }
    new.layout.forEachElement(in: new.window) { element in
        guard let key = new.key(element.kind, element.indexPath) else { return }
        let target = new.atRest(element, key: key)
        guard let old else {
            elements.append(target)
            return
        }
        if let start = old.element(key) {
            elements.append(
                moving(from: old.atRest(start, key: key), to: target, shiftedBy: shift, isHeld: isHeld(key)))
        } else {
            elements.append(appearing(target))
        }
    }
    return elements
}

private func moving(
    from start: TransitionElement, to target: TransitionElement, shiftedBy shift: Point, isHeld: Bool
) -> TransitionElement {
    let origin = start.origin(shiftedBy: shift)
    let rests = origin == target.origin(shiftedBy: .zero) && start.content == target.content
    var element = target
    element.change = rests ? .resting : .moving
    element.from = rests || isHeld ? nil : origin
    return element
}

private func appearing(_ target: TransitionElement) -> TransitionElement {
    var element = target
    element.change = .appearing
    element.from = TransitionElement.Origin(frame: target.frame, cornerRadius: target.cornerRadius, alpha: 0)
    return element
}

private func disappearing(_ start: TransitionElement, shiftedBy shift: Point, isHeld: Bool) -> TransitionElement {
    let origin = start.origin(shiftedBy: shift)
    var element = start
    element.frame = origin.frame
    element.alpha = 0
    element.change = .disappearing
    element.from = isHeld ? nil : origin
    return element
}
