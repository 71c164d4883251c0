/// The cells of one section in a pile.
struct StackCells: BitwiseCopyable {
    /// One for all sections.
    let shared: UnsafeMutablePointer<Pile>
    /// In the layout's own axes.
    let sizes: PassSizes
    let isTransposed: Bool
    /// The index of the section's first item over all sections.
    let first: Int
    let count: Int
    /// How far the pile reaches along the scroll.
    let lower: Double
    let upper: Double

    private var pile: Pile { @inline(__always) get { shared.pointee } }

    /// Hidden cells lie under the lowest that is there.
    private func place(_ item: Int) -> Int { min(first + item, max(0, pile.shown - 1)) }

    /// O(1).
    func frame(_ item: Int) -> Rect {
        let size = sizes[first + item]
        let frame = pile.frame(place(item), isTransposed ? size.transposed : size)
        return isTransposed ? frame.transposed : frame
    }

    func attributes(_ item: Int) -> LayoutAttributes {
        let index = first + item
        return LayoutAttributes(
            zIndex: Int32(clamping: max(0, pile.shown - 1 - index)), rotation: pile.rotation(place(item)),
            isHidden: index >= pile.shown)
    }

    /// What a cell covers once it is turned.
    func covered(_ frame: Rect, _ item: Int) -> Rect {
        frame.transformed(by: LayoutAttributes(rotation: pile.rotation(place(item))))
    }

    /// The cells that cover part of `query` and are not hidden, in order, with their frames before they are turned.
    /// O(depth), however many there are.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        for item in 0..<max(0, min(count, pile.shown - first)) {
            let frame = frame(item)
            if covered(frame, item).intersects(query) { body(item, frame) }
        }
    }
}
