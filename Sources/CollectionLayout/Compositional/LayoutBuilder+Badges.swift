extension LayoutBuilder {
    /// The badges of a section's cells; nil where there are none. The frames are all that they may be beside.
    func badges(
        of tree: GroupTree, kinds: [UInt16], placesPerGroup: Int, frames: [Rect], count: Int
    ) -> SectionBadges? {
        badges(of: tree, kinds: kinds, placesPerGroup: placesPerGroup, count: count) { body in frames.forEach(body) }
    }

    func badges(
        of tree: GroupTree, kinds: [UInt16], frames: StoredFrames
    ) -> SectionBadges? {
        badges(of: tree, kinds: kinds, placesPerGroup: nil, count: frames.count) { body in
            frames.forEach(0..<frames.count) { _, frame in body(frame) }
        }
    }

    private func badges(
        of tree: GroupTree, kinds: [UInt16], placesPerGroup: Int?, count: Int, forEachFrame: ((Rect) -> Void) -> Void
    ) -> SectionBadges? {
        let all = tree.badges
        let perItem = all.reduce(0) { max($0, $1.count) }
        guard perItem > 0, !kinds.isEmpty else { return nil }
        let places = memory.take(all.count * perItem, of: BadgePlace.self)
        for (kind, badges) in all.enumerated() {
            for place in 0..<perItem {
                let badge = badges.indices.contains(place) ? badges[place] : nil
                places.advanced(by: kind * perItem + place).initialize(to: BadgePlace(badge))
            }
        }
        let own = memory.take(kinds.count, of: UInt16.self)
        for (place, kind) in kinds.enumerated() { own.advanced(by: place).initialize(to: kind) }
        // Whole groups, and the places of the last one that items fill.
        let rest = count % kinds.count
        let inGroup = kinds.reduce(0) { $0 + all[Int($1)].count }
        let inRest = kinds[..<rest].reduce(0) { $0 + all[Int($1)].count }
        return SectionBadges(
            count: count / kinds.count * inGroup + inRest, perItem: perItem, badges: UnsafePointer(places),
            kinds: UnsafePointer(own),
            placesPerGroup: placesPerGroup,
            overhang: overhang(UnsafeBufferPointer(start: places, count: all.count * perItem), forEachFrame))
    }

    /// How far badges may reach beyond any cell.
    private func overhang(
        _ badges: UnsafeBufferPointer<BadgePlace>, _ forEachFrame: ((Rect) -> Void) -> Void
    ) -> EdgeInsets {
        var overhang = EdgeInsets.zero
        forEachFrame { frame in
            for badge in badges where !badge.isNone {
                let place = badge.frame(beside: frame)
                overhang.top = min(overhang.top, place.minY - frame.minY)
                overhang.left = min(overhang.left, place.minX - frame.minX)
                overhang.bottom = min(overhang.bottom, frame.maxY - place.maxY)
                overhang.right = min(overhang.right, frame.maxX - place.maxX)
            }
        }
        return overhang
    }
}

extension BadgePlace {
    fileprivate init(_ badge: LayoutBadge?) {
        let anchor = LayoutAnchor(x: 0, y: 0)
        let container = badge?.containerAnchor ?? anchor
        self.init(
            size: badge?.size ?? LayoutSize(width: .absolute(0), height: .absolute(0)), container: container,
            item: badge?.itemAnchor ?? LayoutAnchor(x: container.x, y: container.y), zIndex: badge?.zIndex ?? 0,
            isNone: badge == nil)
    }
}
