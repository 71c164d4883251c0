/// Cells of groups that are all alike: one group's places, and where the groups are.
///
///     groups    0        1        2
///     places    ▪ ▫ ▫    ▪ ▫ ▫    ▪ ▫ ▫        item = group × places + place
///
/// Groups follow each other down the section, or across it where it scrolls by itself; the latter are kept with their axes
/// exchanged. Whatever the number of items, this holds one group.
struct RepeatedCells: BitwiseCopyable {
    /// In the group's coordinates.
    let places: StoredFrames
    /// Where the groups begin.
    let groups: Progression
    /// Where they begin across.
    let x: Double
    let count: Int
    let isSideways: Bool
    /// By place; nil where all are 0.
    let zIndexes: UnsafePointer<Int32>?
    /// How far a group's places reach, in its coordinates.
    let reach: (lower: Double, upper: Double)
    /// … and across.
    let reachAcross: (lower: Double, upper: Double)

    /// - Parameter groups: as many as the items need.
    init(
        places: StoredFrames, groups: Progression, x: Double, count: Int, isSideways: Bool,
        zIndexes: UnsafePointer<Int32>? = nil
    ) {
        self.places = places
        self.groups = groups
        self.x = x
        self.count = count
        self.isSideways = isSideways
        self.zIndexes = zIndexes
        reach = places.index.bounds ?? (0, 0)
        var across = Reach()
        places.forEach(0..<places.count) { _, frame in across.include(from: frame.minX, to: frame.maxX) }
        reachAcross = (across.lower, across.upper)
    }

    /// O(1).
    @inline(__always)
    func frame(_ item: Int) -> Rect {
        let group = item / places.count
        return outward(places.frame(item - group * places.count), group)
    }

    @inline(__always)
    private func outward(_ place: Rect, _ group: Int) -> Rect {
        let frame = place.offset(x: x, y: groups.position(group))
        return isSideways ? frame.transposed : frame
    }

    /// The cells that intersect `query`, in order. O(k + log places) a group that the query meets.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        let query = isSideways ? query.transposed : query
        var candidates = groups
        candidates.start += reach.lower
        candidates.length = reach.upper - reach.lower
        for group in candidates.candidates(from: query.minY, to: query.maxY) {
            let first = group * places.count
            let slack = ReachIndex.slack(at: groups.position(group))
            let own = query.offset(x: 0 - x, y: 0 - groups.position(group))
            places.forEach(
                in: Rect(
                    x: own.x - slack, y: own.y - slack, width: own.width + 2 * slack, height: own.height + 2 * slack)
            ) { place, frame in
                guard first + place < count else { return }
                if frame.offset(x: x, y: groups.position(group)).intersects(query) {
                    body(first + place, outward(frame, group))
                }
            }
        }
    }

    /// The frames of `items`, in order, without a division a cell.
    @inline(__always)
    func forEach(_ items: Range<Int>, _ body: (Int, Rect) -> Void) {
        var item = items.lowerBound
        var group = item / places.count
        while item < items.upperBound {
            let first = group * places.count
            let end = min(items.upperBound, first + places.count)
            places.forEach(item - first..<end - first) { place, frame in body(first + place, outward(frame, group)) }
            item = end
            group += 1
        }
    }

    @inline(__always)
    func attributes(_ item: Int) -> LayoutAttributes {
        guard let zIndexes else { return .plain }
        return LayoutAttributes(zIndex: zIndexes[item % places.count])
    }

    /// From the topmost to the lowest place that a cell reaches.
    var extent: (lower: Double, upper: Double) {
        if isSideways { return (x + reachAcross.lower, x + reachAcross.upper) }
        let bounds = groups.bounds
        return (bounds.lower + reach.lower, bounds.upper - groups.length + reach.upper)
    }
}
