/// The spiral itself: the place of any item from its index, without a store.
///
/// The error of its directions stays below 1e-6 points at a million items.
struct Spiral: BitwiseCopyable {
    let centerX: Double
    let radius: Double
    let top: Double
    let rise: Double
    /// The angle from one item to the next.
    let step: Double
    private let directions: Directions

    /// - Parameter count: the items, at least one. O(√count).
    init(_ layout: SpiralLayout, boundsWidth: Double, count: Int, memory: LayoutMemory) {
        centerX = boundsWidth / 2
        radius = length(layout.radius)
        top = distance(layout.top)
        rise = distance(layout.risePerRadian)
        let perTurn = length(layout.itemsPerTurn)
        step = perTurn > 0 ? length(2 * Double.pi / perTurn) : 0
        directions = Directions(step: step, count: count, memory: memory)
    }

    /// The frame of the item `index` if its size is `size`. O(1).
    @inline(__always)
    func frame(_ index: Int, _ size: Size) -> Rect {
        frame(index, size, directions[index])
    }

    /// The frames of the items `indices`.
    @inline(__always)
    func forEach(_ indices: Range<Int>, _ size: Size, _ body: (Int, Rect) -> Void) {
        directions.forEach(indices) { index, direction in body(index, frame(index, size, direction)) }
    }

    @inline(__always)
    private func frame(_ index: Int, _ size: Size, _ direction: Directions.Direction) -> Rect {
        let angle = step * Double(index)
        return Rect(
            x: centerX + radius * direction.cosine - size.width / 2, y: top + rise * angle - size.height / 2,
            width: size.width, height: size.height)
    }
}
