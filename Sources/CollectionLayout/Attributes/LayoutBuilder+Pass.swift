// What layouts share that run once over the items of all sections: sizes by the index over all of them, sections that begin
// where the content does.

/// The sizes of all items, in the layout's own axes.
enum PassSizes: BitwiseCopyable {
    /// All alike; as lengths, and whether the size made sense.
    case one(Size, isValid: Bool)
    /// One each, by the index over all sections.
    case each(UnsafeMutablePointer<Size>)
}

extension LayoutBuilder {
    /// Asks for the sizes of all items; those that make no sense are noted with their section.
    ///
    /// Sizes that are given one by one and come out alike are one. O(1) for a size that is one from the start, else
    /// O(count).
    ///
    /// - Parameter counts: the items of each section; `count` the sum of them, at least one.
    mutating func passSizes(_ values: ItemValues, _ counts: [Int], count: Int) -> PassSizes {
        switch values {
        case .constant(let size):
            let (size, isValid) = oneSize(size, counts, count: count)
            return .one(size, isValid: isValid)
        case .perItem(let fill):
            var first = Size.zero
            var sizes: UnsafeMutablePointer<Size>?
            let memory = memory
            forEachRunOfSizes(counts, count: count, by: fill) { range, columns in
                if range.lowerBound == 0 { first = columns.size(at: 0) }
                if sizes == nil, columns.hold(only: first, run: range.count) { return }
                let all: UnsafeMutablePointer<Size>
                if let sizes {
                    all = sizes
                } else {
                    all = memory.take(count, of: Size.self)
                    all.initialize(repeating: first, count: range.lowerBound)
                    sizes = all
                }
                for place in 0..<range.count {
                    all.advanced(by: range.lowerBound + place).initialize(to: columns.size(at: place))
                }
            }
            return sizes.map { .each($0) } ?? .one(first, isValid: true)
        }
    }

    /// The size that all items share, in the layout's own axes, and whether it makes sense; noted where it does not.
    mutating func oneSize(_ size: Size, _ counts: [Int], count: Int) -> (size: Size, isValid: Bool) {
        let own = (isTransposed ? size.transposed : size).asLengths
        if !own.isValid { noteInvalid(index: 0, of: counts, count: count) }
        return own
    }

    /// Calls `body` with run after run of sizes, which stand until it returns.
    mutating func forEachRunOfSizes(
        _ counts: [Int], count: Int, by fill: SizeReader.Fill, _ body: (Range<Int>, SizeColumns) -> Void
    ) {
        var range = 0..<0
        while range.upperBound < count {
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            let (columns, result) = sizes.read(range, by: fill)
            if result.faultCount > 0 {
                sizes.forEachFault(in: range, result, by: fill) { index in
                    invalidItems.append(indexPath(index, in: counts))
                }
                noteInvalid(index: result.firstFault ?? range.lowerBound, of: counts, count: result.faultCount)
            }
            body(range, columns)
        }
    }

    /// Adds a section that begins where the content does.
    mutating func appendPass(_ cells: SectionCells, count: Int, isInvalid: Bool = false) {
        append(PreparedSection(itemCount: count, cells: count > 0 ? cells : .none, isInvalid: isInvalid))
    }

    private mutating func noteInvalid(index: Int, of counts: [Int], count: Int) {
        let indexPath = indexPath(index, in: counts)
        diagnostics.note(.invalidSize, section: indexPath.section, item: indexPath.item, count: count)
    }

    /// The index path of the item that is the `index`th of all. O(sections).
    func indexPath(_ index: Int, in counts: [Int]) -> IndexPath {
        var item = index
        for (section, count) in counts.enumerated() {
            if item < count { return IndexPath(section: section, item: item) }
            item -= count
        }
        return IndexPath(section: max(0, counts.count - 1), item: 0)
    }
}

extension PassSizes {
    /// The size of the item with an index over all sections.
    @inline(__always)
    subscript(index: Int) -> Size {
        switch self {
        case .one(let size, _): size
        case .each(let sizes): sizes[index]
        }
    }

    /// The greatest width and the greatest height among the first `count` items.
    func largest(ofFirst count: Int) -> Size {
        switch self {
        case .one(let size, _): size
        case .each(let sizes):
            (0..<count).reduce(into: Size.zero) { largest, index in
                largest.width = max(largest.width, sizes[index].width)
                largest.height = max(largest.height, sizes[index].height)
            }
        }
    }

    /// Whether all share a size that made no sense.
    var isInvalid: Bool {
        if case .one(_, let isValid) = self { !isValid } else { false }
    }
}
