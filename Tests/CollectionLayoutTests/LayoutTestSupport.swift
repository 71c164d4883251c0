import CollectionLayout
import TestSupport

extension ItemValues {
    /// Sizes one by one, as a file with formulas gives them.
    static func sizes(_ sizes: [Size]) -> ItemValues {
        .perItem { range, columns in
            for (place, item) in range.enumerated() {
                columns.widths[place] = sizes[item].width
                columns.heights[place] = sizes[item].height
            }
            return .fine
        }
    }

    static func square(_ side: Double) -> ItemValues {
        .constant(Size(width: side, height: side))
    }
}

extension ListLayout.Rows {
    /// Rows by the run, as a file with formulas gives them.
    static func rows(_ rows: [ListLayout.Row]) -> ListLayout.Rows {
        .perItem { range, columns in
            for (place, item) in range.enumerated() {
                columns.sizes.widths[place] = rows[item].size.width
                columns.sizes.heights[place] = rows[item].size.height
                columns.spacings[place] = rows[item].spacing
                columns.alignments[place] = rows[item].alignment
            }
            return .fine
        }
    }
}

extension ItemSpans {
    static func spans(_ spans: [Double]) -> ItemSpans {
        .perItem { range, places in
            for (place, item) in range.enumerated() { places[place] = spans[item] }
            return .fine
        }
    }
}

extension WaterfallLayout.ItemLengths {
    /// Lengths one by one, whatever the widths.
    static func lengths(_ lengths: [Double]) -> WaterfallLayout.ItemLengths {
        .perItem { range, _, values in
            for (place, item) in range.enumerated() { values[place] = lengths[item] }
            return .fine
        }
    }
}

/// What a file's formulas would say of one item.
struct PlacedCell {
    var frame: Rect
    var rotation = 0.0
    var scale = 1.0
    var alpha = 1.0
    var zIndex = 0.0
    var isFaulty = false
}

extension FormulaLayout {
    /// Cells by index over all sections, as a file with formulas gives them.
    init(
        _ cells: [PlacedCell], itemCounts: [Int], parts: FormulaColumns.Parts = [],
        scrollDirection: ScrollDirection = .vertical, sectionInset: EdgeInsets = .zero, contentSize: Size? = nil
    ) {
        var firsts = [0]
        for count in itemCounts { firsts.append(firsts[firsts.count - 1] + count) }
        self.init(
            scrollDirection: scrollDirection, itemCounts: itemCounts, parts: parts, sectionInset: sectionInset,
            contentSize: contentSize
        ) { section, range, _, columns in
            for (place, item) in range.enumerated() {
                let cell = cells[firsts[section] + item]
                columns.x[place] = cell.frame.x
                columns.y[place] = cell.frame.y
                columns.width[place] = cell.frame.width
                columns.height[place] = cell.frame.height
                columns.rotation[place] = cell.rotation
                columns.scale[place] = cell.scale
                columns.alpha[place] = cell.alpha
                columns.zIndex[place] = cell.zIndex
                columns.faults[place] = cell.isFaulty
            }
        }
    }
}

extension Layout {
    func prepared(width: Double, height: Double = 480) -> PreparedLayout {
        prepared(for: Size(width: width, height: height), adjustedContentInset: .zero)
    }
}

extension Rect {
    var text: String { "[\(x), \(y), \(width), \(height)]" }

    func isClose(to other: Rect, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }
}

extension PreparedLayout {
    var allElements: [Element] {
        var elements: [Element] = []
        forEachElement { elements.append($0) }
        return elements
    }

    func elements(in rect: Rect) -> [Element] {
        var elements: [Element] = []
        forEachElement(in: rect) { elements.append($0) }
        return elements
    }

    /// Whether some of an element is drawn within `rect`, by its frame and its own transform.
    func covers(_ rect: Rect, _ element: Element) -> Bool {
        let attributes = attributes(of: element.kind, at: element.indexPath)
        return !attributes.isHidden && element.frame.transformed(by: attributes).intersects(rect)
    }

    func cellFrames(inSection section: Int = 0) -> [Rect] {
        (0..<itemCount(inSection: section)).map { frame(at: IndexPath(section: section, item: $0)) }
    }
}

extension Element {
    var text: String { "\(kind) \(indexPath.section)/\(indexPath.item) \(frame.text)" }
}
