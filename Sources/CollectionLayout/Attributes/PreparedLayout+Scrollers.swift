extension PreparedLayout {
    /// Whether any section scrolls by itself.
    package var hasScrollers: Bool { traits.hasScrollers }

    /// What goes to whole pixels when a frame is shown.
    package var pixelRule: PixelAlignment.Rule { traits.pixelRule }

    /// Whether elements of that kind go with the section's own scroll view: its cells and their badges. O(1).
    package func scrolls(_ kind: ElementKind, inSection section: Int) -> Bool {
        guard kind == .cell || kind == .badge, sections.indices.contains(section) else { return false }
        return sections[section].parts?.pointee.scroller != nil
    }

    /// A section's own scroll view; nil where it has none. O(1), and O(groups) where those are of lengths of their own.
    package func scroller(ofSection section: Int) -> SectionScroller? {
        guard sections.indices.contains(section), let place = sections[section].parts?.pointee.scroller else {
            return nil
        }
        let frame = outward(place.frame, sections[section].originY)
        let scroller = place.scroller(section: section, frame: frame, direction: isTransposed ? .vertical : .horizontal)
        // Read from the right, what is mirrored about the content's middle is mirrored about the scroll view's as well.
        return isFlipped && !isTransposed ? scroller.mirrored : scroller
    }

    /// Calls `body` with the scroll views of sections that meet `rect`, in order. O(log n + k).
    package func forEachScroller(in rect: Rect, _ body: (SectionScroller) -> Void) {
        guard hasScrollers else { return }
        let query = inward(rect)
        reach.forEachCandidate(from: query.minY, to: query.maxY) { index in
            guard sections[index].parts?.pointee.scroller != nil, let scroller = scroller(ofSection: index),
                scroller.frame.intersects(rect)
            else { return }
            body(scroller)
        }
    }

    /// The rectangle that a section's cells are asked for in: where it scrolls by itself, another stretch of it.
    func rect(_ rect: Rect, ofSection index: Int, _ scrollers: ScrollerWindows) -> Rect {
        guard let place = sections[index].parts?.pointee.scroller else { return rect }
        var rect = rect
        let window: ClosedRange<Double>
        if let asked = scrollers(index) {
            window = asked
        } else {
            let frame = outward(place.frame, sections[index].originY)
            let (start, length) = isTransposed ? (frame.y, frame.height) : (frame.x, frame.width)
            window = start...start + max(0, length)
        }
        if isTransposed {
            (rect.y, rect.height) = (window.lowerBound, window.upperBound - window.lowerBound)
        } else {
            (rect.x, rect.width) = (window.lowerBound, window.upperBound - window.lowerBound)
        }
        return rect
    }
}

extension ScrollerPlace {
    /// As it is read from the left, or from above.
    fileprivate func scroller(section: Int, frame: Rect, direction: ScrollDirection) -> SectionScroller {
        let seen = self.frame.width
        let last = max(0, contentLength - seen)
        let snap = snapOffsets(last: last)
        var offsets = 0...last
        if behavior == .groupPagingCentered, let snap { offsets = min(0, snap.first)...max(snap.first, snap.last) }
        return SectionScroller(
            section: section, frame: frame, direction: direction, offsets: offsets,
            rest: behavior == .groupPagingCentered ? offsets.lowerBound : 0, behavior: behavior,
            snapOffsets: snap?.offsets)
    }

    private func snapOffsets(last: Double) -> (offsets: SnapOffsets, first: Double, last: Double)? {
        let seen = frame.width
        switch behavior {
        case .none, .continuous: return nil
        case .paging:
            guard seen > 0 else { return nil }
            let pages = wholeNumber((last / seen).rounded(.up), in: 0...1_000_000_000)
            return (.even(start: 0, pitch: seen, count: pages + 1), 0, last)
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            guard groups.count > 0 else { return nil }
            if let ownGroups {
                let offsets = (0..<groups.count).map { group -> Double in
                    let (start, length) = (ownGroups[2 * group], ownGroups[2 * group + 1])
                    return behavior == .groupPagingCentered ? start - (seen - length) / 2 : start - ownGroups[0]
                }
                return (.list(offsets), offsets.first ?? 0, offsets.last ?? 0)
            }
            let start = behavior == .groupPagingCentered ? groups.start - (seen - groups.length) / 2 : 0
            return (
                .even(start: start, pitch: groups.pitch, count: groups.count), start,
                start + Double(groups.count - 1) * groups.pitch
            )
        }
    }
}

extension SectionScroller {
    /// As it is read from the right: offsets run up to the one at rest.
    fileprivate var mirrored: SectionScroller {
        var mirrored = self
        mirrored.offsets = 0 - offsets.upperBound...0 - offsets.lowerBound
        mirrored.rest = 0 - rest
        mirrored.snapOffsets = snapOffsets?.mirrored { 0 - $0 }
        return mirrored
    }
}
