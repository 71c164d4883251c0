/// Where the cells of a section are: calculated from their index where they follow a rule, looked up where they do not.
enum SectionCells: BitwiseCopyable {
    case none
    case lattice(Lattice)
    case spanned(SpannedCells)
    case stored(StoredFrames)
    case attributed(AttributedCells)
    case spiral(SpiralCells)
    case circle(CircleCells)
    case stack(StackCells)
    case repeated(RepeatedCells)
    /// Stored with their axes exchanged: cells that follow each other across the scroll.
    case sideways(StoredFrames)

    @inline(__always)
    func frame(_ item: Int) -> Rect {
        switch self {
        case .none: .zero
        case .lattice(let lattice): lattice.frame(item)
        case .spanned(let spanned): spanned.frame(item)
        case .stored(let stored): stored.frame(item)
        case .attributed(let cells): cells.frames[item]
        case .spiral(let spiral): spiral.frame(item)
        case .circle(let circle): circle.frame(item)
        case .stack(let stack): stack.frame(item)
        case .repeated(let repeated): repeated.frame(item)
        case .sideways(let stored): stored.frame(item).transposed
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
        case .circle(let circle): circle.forEach(in: query, body)
        case .stack(let stack): stack.forEach(in: query, body)
        case .repeated(let repeated): repeated.forEach(in: query, body)
        case .sideways(let stored): stored.forEach(in: query.transposed) { item, frame in body(item, frame.transposed) }
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
        case .circle(let circle): circle.forEach(items, body)
        case .stack(let stack): for item in items { body(item, stack.frame(item)) }
        case .repeated(let repeated): repeated.forEach(items, body)
        case .sideways(let stored): stored.forEach(items) { item, frame in body(item, frame.transposed) }
        }
    }

    /// What a cell has beside its frame.
    @inline(__always)
    func attributes(_ item: Int) -> LayoutAttributes {
        switch self {
        case .none, .lattice, .spanned, .stored, .spiral, .sideways: .plain
        case .attributed(let cells): cells.attributes[item]
        case .circle(let circle): circle.attributes(item)
        case .stack(let stack): stack.attributes(item)
        case .repeated(let repeated): repeated.attributes(item)
        }
    }

    /// What a cell covers once it is transformed.
    @inline(__always)
    func covered(_ frame: Rect, _ item: Int) -> Rect {
        switch self {
        case .none, .lattice, .spanned, .stored, .spiral, .repeated, .sideways: frame
        case .attributed(let cells): frame.transformed(by: cells.attributes[item])
        case .circle(let circle): circle.covered(frame, item)
        case .stack(let stack): stack.covered(frame, item)
        }
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
        case .circle(let circle): circle.extent
        case .stack(let stack): (stack.lower, stack.upper)
        case .repeated(let repeated): repeated.extent
        case .sideways(let stored): stored.extentAcross
        }
    }
}
