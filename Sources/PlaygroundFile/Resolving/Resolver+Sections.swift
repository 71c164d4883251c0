import CollectionLayout
import Formula

/// The numbers of a section that its layout takes beside the item sizes.
struct SectionNumbers {
    var header = 0.0
    var footer = 0.0
    var columns = 1
    var itemLength = GridLayout.ItemLength.aspectRatio(1)
    var leadingBlanks = 0
}

extension Resolver {
    /// Asks every section's formulas for their values.
    ///
    /// In a layout that runs once over all sections, section numbers are those of the first, and asked for once.
    mutating func sectionValues(adjusted: EdgeInsets) -> (values: [SectionValues], numbers: [SectionNumbers]) {
        var all: [SectionValues] = []
        var numbers: [SectionNumbers] = []
        if style.layoutKind.runsOnceOverAll {
            playground.setSection(0, count: playground.itemCount, in: &values.inputs)
            let pass = insetValues(plan.common, adjusted)
            pass.set(in: &values.inputs)
            return (Array(repeating: pass, count: playground.sections.count), [])
        }
        for (index, section) in playground.sections.enumerated() {
            playground.setSection(index, count: section.itemCount, in: &values.inputs)
            let plan = plan.section(section.id)
            var sectionValues = insetValues(plan, adjusted)
            sectionValues.set(in: &values.inputs)
            numbers.append(self.numbers(plan.items, section, &sectionValues))
            all.append(sectionValues)
        }
        return (all, numbers)
    }

    private mutating func insetValues(_ section: SectionPlan, _ adjusted: EdgeInsets) -> SectionValues {
        var result = SectionValues()
        // The layout is mirrored as a whole, so its leading side is the left one, whichever way it is read.
        result.sectionInset = values.insets(section.sectionInset, isRightToLeft: false)
        result.effectiveInset = effectiveSectionInset(
            result.sectionInset, plan.reference, plan.scrollDirection, adjusted: adjusted, viewport,
            isRightToLeft: isRightToLeft)
        let taken = adjusted + result.effectiveInset
        result.available = Size(
            width: viewport.size.width - taken.left - taken.right,
            height: viewport.size.height - taken.top - taken.bottom)
        return result
    }

    private mutating func numbers(
        _ items: ItemsPlan, _ section: PlaygroundSection, _ result: inout SectionValues
    ) -> SectionNumbers {
        var numbers = SectionNumbers()
        switch items {
        case .flow(let flow):
            result.lineSpacing = values.value(flow.minimumLineSpacing)
            result.spacing = values.value(flow.minimumInteritemSpacing)
            numbers.header = flow.headerLength.map { values.value($0) } ?? 0
            numbers.footer = flow.footerLength.map { values.value($0) } ?? 0
        case .grid(let grid):
            result.spacing = values.value(grid.spacing)
            result.lineSpacing = grid.lineSpacing.map { values.value($0) } ?? result.spacing
            result.set(in: &values.inputs)
            numbers.header = grid.headerLength.map { values.value($0) } ?? (section.hasHeader ? 44 : 0)
            numbers.footer = grid.footerLength.map { values.value($0) } ?? (section.hasFooter ? 28 : 0)
            numbers.columns = columns(grid.columns, result)
            numbers.leadingBlanks = wholeCount(values.value(grid.leadingBlanks))
            numbers.itemLength = itemLength(grid, numbers.columns, result)
        case .list, .waterfall, .mosaic, .pass:
            break
        }
        return numbers
    }

    private mutating func columns(_ columns: GridPlan.Columns, _ section: SectionValues) -> Int {
        switch columns {
        case .count(let count):
            let value = values.value(count)
            if value < 1 { noteNoColumn(count, value) }
            return max(1, wholeCount(value))
        case .minimum(let minimum):
            return GridLayout.columns(
                ofMinimum: values.value(minimum), spacing: section.spacing, available: across(section.available))
        }
    }

    private mutating func noteNoColumn(_ count: CompiledNumber, _ value: Double) {
        values.report(
            count.origin,
            layoutWarning(
                .noColumn, at: count.origin, playground.source,
                "'columns' is \(plainNumber(value)) \(phrase(viewport)); a grid has at least 1."))
    }

    /// A fixed height may name the width of a column, which the layout computes the same way.
    private mutating func itemLength(
        _ grid: GridPlan, _ columns: Int, _ section: SectionValues
    ) -> GridLayout.ItemLength {
        switch grid.itemLength {
        case .aspectRatio(let ratio):
            return .aspectRatio(values.rawValue(ratio))
        case .fixed(let height):
            let count = Double(columns)
            let width = max(0, (across(section.available) - (count - 1) * section.spacing) / count)
            values.inputs.set(plan.scrollDirection == .vertical ? .width : .height, .double(width))
            return .fixed(values.rawValue(height))
        }
    }

    private func across(_ size: Size) -> Double {
        plan.scrollDirection == .vertical ? size.width : size.height
    }

    /// The whole part of a value that is between 0 and 1,000,000.
    private func wholeCount(_ value: Double) -> Int { Int(exactly: value.rounded(.down)) ?? 0 }
}
