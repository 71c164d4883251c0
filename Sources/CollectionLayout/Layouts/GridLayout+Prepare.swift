extension LayoutBuilder {
    /// Lays out the next section of a grid. O(1) without spans, else O(items).
    mutating func append(_ section: GridLayout.Section) {
        let inset = ownAxes(section.sectionInset)
        let count = max(0, section.itemCount)
        let columns = evenColumns(section.columns, spacing: section.spacing, inset: inset)
        let height = section.itemLength.length(besideWidth: columns.length)
        var cells = SectionCells.none
        if count > 0 {
            if !height.isValid { diagnostics.note(.invalidSize, section: sectionCount, item: 0, count: count) }
            let lattice = Lattice(
                columns: columns, rowStart: firstLine(below: section.headerLength, inset),
                rowPitch: height.length + distance(section.lineSpacing), height: height.length, lastRowX: inset.left,
                leadingBlanks: min(max(0, section.leadingBlanks), Int(greatestValue)), count: count)
            noteOverlaps(of: lattice)
            cells = spanned(section.spans, over: lattice)
        }
        appendSection(
            itemCount: count, headerLength: section.headerLength, inset: inset, cells: cells,
            isInvalid: !height.isValid, footerLength: section.footerLength)
    }

    /// The lattice itself as long as every span is 1; places of their own once one is not.
    private mutating func spanned(_ spans: ItemSpans, over lattice: Lattice) -> SectionCells {
        guard case .perItem = spans else { return .lattice(lattice) }
        let count = lattice.count
        var placer: SpanPlacer?
        var places: UnsafeMutablePointer<SpannedCells.Place>?
        withUnsafeTemporaryAllocation(of: Double.self, capacity: min(count, SizeReader.runLength)) { run in
            var range = 0..<0
            while range.upperBound < count {
                range = range.upperBound..<min(count, range.upperBound + run.count)
                guard readSpans(spans, range, into: run, columnCount: lattice.columns.count) || placer != nil else {
                    continue
                }
                for place in 0..<range.count {
                    let span = wholeNumber(run[place], in: 1...lattice.columns.count)
                    if placer == nil {
                        guard span > 1 else { continue }
                        let memory = memory.take(count, of: SpannedCells.Place.self)
                        places = memory
                        placer = SpanPlacer(lattice, places: memory, singles: range.lowerBound + place)
                    }
                    placer?.append(span: span)
                }
            }
        }
        guard let placer, let places else { return .lattice(lattice) }
        var rows = lattice.rows
        rows.count = placer.rowCount
        return .spanned(SpannedCells(columns: lattice.columns, rows: rows, places: places, count: count))
    }
}

extension SpanPlacer {
    /// - Parameter singles: how many items of span 1 come first.
    fileprivate init(_ lattice: Lattice, places: UnsafeMutablePointer<SpannedCells.Place>, singles: Int) {
        self.init(columnCount: lattice.columns.count, leadingBlanks: lattice.leadingBlanks, places: places)
        for _ in 0..<singles { append(span: 1) }
    }
}

extension GridLayout.ItemLength {
    /// The height of cells that are `width` wide, in the layout's own axes; 0 and not valid where it makes no sense.
    fileprivate func length(besideWidth width: Double) -> (length: Double, isValid: Bool) {
        let wanted =
            switch self {
            case .fixed(let length): length
            case .aspectRatio(let ratio): ratio > 0 ? width / ratio : .nan
            }
        let taken = CollectionLayout.length(wanted)
        return (taken, taken == wanted)
    }
}
