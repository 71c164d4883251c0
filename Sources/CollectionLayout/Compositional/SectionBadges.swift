/// The badges beside a section's cells: where each is follows from where its cell is.
struct SectionBadges: BitwiseCopyable {
    /// All of them.
    let count: Int
    /// At most so many beside one cell.
    let perItem: Int
    /// The badges of every kind of item, one kind after the other, `perItem` places each.
    let badges: UnsafePointer<BadgePlace>
    /// By the place in a group that repeats, or by item: which kind it is of.
    let kinds: UnsafePointer<UInt16>
    /// The places of a group that repeats; nil where `kinds` is by item.
    let placesPerGroup: Int?
    /// How far badges may reach beyond their cells, as negative insets.
    let overhang: EdgeInsets
}

/// A badge as it is beside any cell of a kind; in the layout's own axes.
struct BadgePlace: BitwiseCopyable {
    var size: LayoutSize
    var container: LayoutAnchor
    var item: LayoutAnchor
    var zIndex: Int32
    /// Of an item that has fewer badges than another.
    var isNone: Bool

    /// Its frame beside a cell.
    ///
    /// x = cell.minX + cell.width × ax − badge.width × ix + dx, ax being the container's anchor and ix the badge's own: a badge of
    /// 20 on a cell of 44, at its top trailing corner by a fractional offset of (0.3, −0.3), is at (30, −6)
    /// (developer.apple.com/documentation/uikit/nscollectionlayoutanchor). UNSURE whether an item anchor's offset is taken off,
    /// as here, which puts that point of the badge on the container's.
    func frame(beside cell: Rect) -> Rect {
        let size = size.size(in: cell.size).asLengths.size
        let (out, own) = (container.points(of: size), item.points(of: size))
        return Rect(
            x: cell.minX + cell.width * container.x - size.width * item.x + out.x - own.x,
            y: cell.minY + cell.height * container.y - size.height * item.y + out.y - own.y, width: size.width,
            height: size.height)
    }
}

extension LayoutAnchor {
    func points(of size: Size) -> Point {
        isFractional
            ? Point(x: distance(offset.x * size.width), y: distance(offset.y * size.height))
            : Point(x: distance(offset.x), y: distance(offset.y))
    }

    var transposed: LayoutAnchor {
        LayoutAnchor(x: y, y: x, offset: offset.transposed, isFractional: isFractional)
    }

}

extension PreparedSection {
    /// Calls `body` with the badges of an item, its cell being at `cell`.
    func forEachBadge(of item: Int, _ cell: Rect, _ body: (SupplementaryPlace) -> Void) {
        guard let badges = parts?.pointee.badges else { return }
        let kind = Int(badges.kinds[badges.placesPerGroup.map { item % $0 } ?? item])
        for place in 0..<badges.perItem {
            let badge = badges.badges[kind * badges.perItem + place]
            guard !badge.isNone else { continue }
            body(
                SupplementaryPlace(
                    kind: .badge, item: item * badges.perItem + place, frame: badge.frame(beside: cell),
                    zIndex: badge.zIndex))
        }
    }
}
