/// What a layout is prepared with: section after section, each below the one before.
///
/// Everything here runs down the content; `Layout.prepared` exchanges the axes of what scrolls sideways.
struct LayoutBuilder {
    let isTransposed: Bool
    let bounds: Size
    /// The adjusted content inset.
    let contentInset: EdgeInsets
    let memory = LayoutMemory()
    /// Made when the first section has sizes to ask for.
    lazy var sizes = SizeReader(isTransposed: isTransposed)
    var diagnostics = DiagnosticLog()
    var invalidItems = InvalidItems()
    var traits = LayoutTraits()
    private let sections: UnsafeMutablePointer<PreparedSection>
    /// How far each section reaches; taken together with the sections so that one piece of memory holds both.
    private let reaches: UnsafeMutablePointer<Reach>
    private let sectionCapacity: Int
    private(set) var sectionCount = 0
    private var y = 0.0

    /// Where the next section begins, in the layout's own axes.
    var nextOriginY: Double { y }

    init(scrollDirection: ScrollDirection, bounds: Size, contentInset: EdgeInsets, sectionCount: Int) {
        isTransposed = scrollDirection == .horizontal
        let bounds = bounds.asLengths.size
        let contentInset = contentInset.asDistances
        self.bounds = isTransposed ? bounds.transposed : bounds
        self.contentInset = isTransposed ? contentInset.transposed : contentInset
        sections = memory.take(sectionCount, of: PreparedSection.self)
        reaches = memory.take(sectionCount, of: Reach.self)
        sectionCapacity = sectionCount
    }

    /// The width of the content, which headers and footers take up.
    var contentWidth: Double { max(0, bounds.width - contentInset.left - contentInset.right) }

    /// What the content inset leaves of the bounds: what is visible of the content at rest.
    var visibleSize: Size {
        Size(width: contentWidth, height: max(0, bounds.height - contentInset.top - contentInset.bottom))
    }

    /// The section's insets in the layout's own axes.
    func ownAxes(_ insets: EdgeInsets) -> EdgeInsets {
        isTransposed ? insets.asDistances.transposed : insets.asDistances
    }

    /// The width that a section's insets leave to its cells. Negative where they leave none.
    func availableWidth(within inset: EdgeInsets) -> Double {
        bounds.width - contentInset.left - contentInset.right - inset.left - inset.right
    }

    /// So many columns that share what their spacings leave of the width; at least one.
    func evenColumns(_ count: Int, spacing: Double, inset: EdgeInsets) -> Progression {
        let count = min(max(1, count), Int(greatestValue))
        let spacing = distance(spacing)
        let width = max(0, (availableWidth(within: inset) - Double(count - 1) * spacing) / Double(count))
        return Progression(start: inset.left, pitch: width + spacing, length: width, count: count)
    }

    /// Where the first line of the next section goes, from the section's beginning.
    func firstLine(below headerLength: Double, _ inset: EdgeInsets) -> Double {
        length(headerLength) + inset.top
    }

    /// Ends the section that `firstLine` began. Its cells are placed from the section's beginning on.
    mutating func appendSection(
        itemCount: Int, headerLength: Double, inset: EdgeInsets, cells: SectionCells, isInvalid: Bool,
        footerLength: Double
    ) {
        let firstLine = firstLine(below: headerLength, inset)
        let footerY = (cells.extent?.upper ?? firstLine) + inset.bottom
        appendBelow(
            PreparedSection(
                itemCount: itemCount, headerLength: length(headerLength), footerY: footerY,
                footerLength: length(footerLength), cells: cells, isInvalid: isInvalid))
    }

    /// Adds a section below the sections so far, wherever it was before.
    mutating func appendBelow(_ section: PreparedSection) {
        var section = section
        section.originY = y
        append(section)
        y += section.footerY + section.footerLength
    }

    /// Adds a section whose cells are placed already.
    mutating func append(_ section: PreparedSection) {
        precondition(sectionCount < sectionCapacity, "A layout has as many sections as it announced.")
        if let parts = section.parts?.pointee { note(parts) }
        sections.advanced(by: sectionCount).initialize(to: section)
        reaches.advanced(by: sectionCount).initialize(to: section.reach)
        sectionCount += 1
    }

    /// Moves all sections down if they end above the end of what is visible, so that they end there. O(sections).
    mutating func bringToEnd() {
        let missing = bounds.height - contentInset.top - contentInset.bottom - y
        guard missing > 0 else { return }
        for index in 0..<sectionCount {
            sections[index].originY += missing
            reaches[index] = sections[index].reach
        }
        y += missing
    }

    /// Leaves room before the next section.
    mutating func skip(_ room: Double) { y += room }

    /// The layout, its content ending where the last section does.
    func finished() -> PreparedLayout {
        finished(contentSize: Size(width: contentWidth, height: max(0, y)))
    }

    func finished(contentSize: Size) -> PreparedLayout {
        PreparedLayout(
            isTransposed: isTransposed, bounds: bounds, contentInset: contentInset, contentSize: contentSize,
            supplementaryWidth: contentWidth,
            sections: UnsafeBufferPointer(start: sections, count: sectionCount),
            reach: ReachIndex(sealing: reaches, count: sectionCount), traits: traits, invalidItems: invalidItems,
            diagnostics: diagnostics.entries, memory: memory)
    }
}
