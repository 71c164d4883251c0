/// The cells of one section on a circle.
struct CircleCells: BitwiseCopyable {
    /// One for all sections.
    let shared: UnsafeMutablePointer<Circle>
    /// In the layout's own axes.
    let sizes: PassSizes
    let isTransposed: Bool
    /// The index of the section's first item over all sections.
    let first: Int
    let count: Int

    private var circle: Circle { @inline(__always) get { shared.pointee } }

    /// O(log rings).
    @inline(__always)
    func frame(_ item: Int) -> Rect {
        frame(first + item, circle.point(first + item))
    }

    /// The frames of `items`, in order.
    @inline(__always)
    func forEach(_ items: Range<Int>, _ body: (Int, Rect) -> Void) {
        guard !items.isEmpty else { return }
        circle.forEach(first + items.lowerBound..<first + items.upperBound) { index, point in
            body(index - first, frame(index, point))
        }
    }

    /// The cells that cover part of `query`, in order, with their frames before they are turned.
    ///
    /// O(log rings + k) for k cells about the height and width of the query.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        let seen = isTransposed ? query.transposed : query
        circle.forEachCandidate(in: seen) { run in
            let lower = max(run.lowerBound, first)
            let upper = min(run.upperBound, first + count)
            guard lower < upper else { return }
            circle.forEach(lower..<upper) { index, point in
                let frame = frame(index, point)
                if covered(frame, index - first).intersects(query) { body(index - first, frame) }
            }
        }
    }

    @inline(__always)
    private func frame(_ index: Int, _ point: Point) -> Rect {
        let size = sizes[index]
        let center = isTransposed ? point.transposed : point
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func attributes(_ item: Int) -> LayoutAttributes {
        circle.facesCenter ? LayoutAttributes(rotation: circle.rotation(first + item)) : .plain
    }

    /// What a cell covers once it is turned.
    @inline(__always)
    func covered(_ frame: Rect, _ item: Int) -> Rect {
        circle.facesCenter ? frame.transformed(by: attributes(item)) : frame
    }

    /// From the topmost to the lowest place that a cell can reach.
    var extent: (lower: Double, upper: Double) {
        let center = isTransposed ? circle.center.x : circle.center.y
        let reach = circle.radius + (isTransposed ? circle.reach.width : circle.reach.height)
        return (center - reach, center + reach)
    }
}
