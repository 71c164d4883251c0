/// What a page is to show so that it goes from one layout to another: all that either window holds, each element once.
///
/// An element of both layouts travels from where it was seen to its new place, even if one of them was never on the screen.
/// One that only the new layout has comes in from that layout's `arrival`; one that only the old layout has goes to the old
/// one's: UIKit's initial and final attributes. One that either layout hides comes out of its hidden place, or goes into it.
/// Continuity is on the screen: where the content offset changes, old places are shifted by as much; what goes with a section
/// that scrolls by itself starts from where it was seen, wherever that section is scrolled to.
///
/// - Parameters:
///   - old: what the page shows; nil for its first layout, where all rests.
///   - stagger: seconds from one moving element to the next; see `staggered`.
///   - isHeld: whether the page holds that element and will start it from what is on the screen.
/// - Returns: what leaves the window or disappears, in the old layout's order; then what the new window holds, in the new one's,
///   and so drawn above.
/// - Complexity: O(log n + k), k the elements of both windows; with a stagger O(log n + k log k).
package func transition(
    from old: TransitionSide?, to new: TransitionSide, stagger: Double = 0, isHeld: (UInt32) -> Bool
) -> [TransitionElement] {
    guard let old else {
        var elements: [TransitionElement] = []
        new.forEachElement { element in
            guard let key = new.key(element.kind, element.indexPath) else { return }
            elements.append(new.atRest(element, key: key))
        }
        new.addTracks(to: &elements)
        return elements
    }
    let step = TransitionStep(from: old, to: new)
    var arriving: [TransitionElement] = []
    var arrivingKeys: Set<UInt32> = []
    new.forEachElement { element in
        guard let key = new.key(element.kind, element.indexPath) else { return }
        arrivingKeys.insert(key)
        arriving.append(step.arriving(element, key: key, isHeld: isHeld(key)))
    }
    var elements: [TransitionElement] = []
    old.forEachElement { element in
        guard let key = old.key(element.kind, element.indexPath), !arrivingKeys.contains(key) else { return }
        elements.append(step.leaving(element, key: key, isHeld: isHeld(key)))
    }
    elements.append(contentsOf: arriving)
    if stagger > 0 { elements = staggered(elements, by: stagger) { step.isSeen($0) } }
    new.addTracks(to: &elements)
    return elements
}
