extension LayoutBuilder {
    /// Lays out the next section of a grid. O(1) without spans, else O(items).
    mutating func append(_ section: GridLayout.Section) {
        let inset = ownAxes(section.sectionInset)
        let count = max(0, section.itemCount)
        let columnCount = min(max(1, section.columns), Int(greatestValue))
        let spacing = distance(section.spacing)
        let available = availableWidth(within: inset)
        let width = max(0, (available - Double(columnCount - 1) * spacing) / Double(columnCount))
        let height: Double
        let isValid: Bool
        switch section.itemLength {
        case .fixed(let wanted):
            height = length(wanted)
            isValid = height == wanted
        case .aspectRatio(let ratio):
            height = ratio > 0 ? length(width / ratio) : 0
            isValid = ratio > 0 && height == width / ratio
        }
        if !isValid, count > 0 { diagnostics.note(.invalidSize, section: sectionCount, item: 0, count: count) }

        var cells = SectionCells.none
        if count > 0 {
            let lattice = Lattice(
                columns: Progression(start: inset.left, pitch: width + spacing, length: width, count: columnCount),
                rowStart: firstLine(below: section.headerLength, inset),
                rowPitch: height + distance(section.lineSpacing), height: height, lastRowX: inset.left,
                leadingBlanks: min(max(0, section.leadingBlanks), Int(greatestValue)), count: count)
            noteOverlaps(of: lattice)
            cells = .lattice(lattice)
        }
        appendSection(
            itemCount: count, headerLength: section.headerLength, inset: inset, cells: cells, isInvalid: !isValid,
            footerLength: section.footerLength)
    }
}
