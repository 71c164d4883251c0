/// Where the cells of a section are: calculated from their index where they follow a rule, looked up where they do not.
enum SectionCells: BitwiseCopyable {
    case none
    case lattice(Lattice)
    case spanned(SpannedCells)
    case stored(StoredFrames)
    case attributed(AttributedCells)
    case spiral(SpiralCells)

    @inline(__always)
    func frame(_ item: Int) -> Rect {
        switch self {
        case .none: .zero
        case .lattice(let lattice): lattice.frame(item)
        case .spanned(let spanned): spanned.frame(item)
        case .stored(let stored): stored.frame(item)
        case .attributed(let cells): cells.frames[item]
        case .spiral(let spiral): spiral.frame(item)
        }
    }

    /// The cells that intersect `query`, in order.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        switch self {
        case .none: break
        case .lattice(let lattice): lattice.forEach(in: query, body)
        case .spanned(let spanned): spanned.forEach(in: query, body)
        case .stored(let stored): stored.forEach(in: query, body)
        case .attributed(let cells): cells.forEach(in: query, body)
        case .spiral(let spiral): spiral.forEach(in: query, body)
        }
    }

    /// The frames of `items`, in order.
    @inline(__always)
    func forEach(_ items: Range<Int>, _ body: (Int, Rect) -> Void) {
        switch self {
        case .none: break
        case .lattice(let lattice): lattice.forEach(items, body)
        case .spanned(let spanned): for item in items { body(item, spanned.frame(item)) }
        case .stored(let stored): stored.forEach(items, body)
        case .attributed(let cells): for item in items { body(item, cells.frames[item]) }
        case .spiral(let spiral): spiral.forEach(items, body)
        }
    }

    /// What a cell has beside its frame.
    @inline(__always)
    func attributes(_ item: Int) -> LayoutAttributes {
        if case .attributed(let cells) = self { cells.attributes[item] } else { .plain }
    }

    /// What a cell covers once it is transformed.
    @inline(__always)
    func covered(_ frame: Rect, _ item: Int) -> Rect {
        if case .attributed(let cells) = self { frame.transformed(by: cells.attributes[item]) } else { frame }
    }

    /// From the topmost to the lowest place that a line reaches; nil without cells.
    var extent: (lower: Double, upper: Double)? {
        switch self {
        case .none: nil
        case .lattice(let lattice): lattice.rows.bounds
        case .spanned(let spanned): spanned.rows.bounds
        case .stored(let stored): stored.index.bounds
        case .attributed(let cells): cells.index.bounds
        case .spiral(let spiral): spiral.extent
        }
    }
}
