import CollectionLayout
import Formula

/// The numbers of a section that its layout takes beside the item sizes.
struct SectionNumbers: Equatable {
    var header = 0.0
    var footer = 0.0
    var columns = 1
    var itemLength = GridLayout.ItemLength.aspectRatio(1)
    var leadingBlanks = 0
    /// Of a waterfall, where one holds for all items.
    var itemHeight: Double?
    var rowHeight = 0.0
    var fitTolerance = 0.0
    var compositional: CompositionalNumbers?
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
            var pass = insetValues(plan.common, adjusted)
            pass.set(in: &values.inputs)
            setPassSpacings(&pass)
            pass.set(in: &values.inputs)
            return (Array(repeating: pass, count: playground.sections.count), [])
        }
        for (index, section) in playground.sections.enumerated() {
            playground.setSection(index, count: section.itemCount, in: &values.inputs)
            let plan = plan.section(section.id)
            var sectionValues = insetValues(plan, adjusted, of: index)
            sectionValues.set(in: &values.inputs)
            var own = self.numbers(plan.items, section, &sectionValues)
            if plan.edges != nil {
                own.compositional = compositionalNumbers(plan, index, adjusted, &sectionValues)
            }
            numbers.append(own)
            if let background = plan.background {
                sectionValues.backgroundInset = values.insets(background.inset, isRightToLeft: false)
                sectionValues.backgroundRadius = values.value(background.cornerRadius)
            }
            all.append(sectionValues)
        }
        return (all, numbers)
    }

    /// What sizes know by the keys of a layout that runs once over all sections.
    private mutating func setPassSpacings(_ pass: inout SectionValues) {
        switch plan.pass {
        case .circle(let circle):
            pass.spacing = values.value(circle.spacing)
            pass.lineSpacing = circle.ringSpacing.map { values.value($0) } ?? pass.spacing
        case .carousel(let carousel): pass.spacing = values.value(carousel.spacing)
        case .spiral, .stack, .formula, nil: break
        }
    }

    private mutating func insetValues(
        _ section: SectionPlan, _ adjusted: EdgeInsets, of index: Int? = nil
    ) -> SectionValues {
        if let index, section.edges != nil { return edgeValues(section, adjusted, of: index) }
        var result = SectionValues()
        // The layout is mirrored as a whole, so its leading side is the left one, whichever way it is read.
        result.sectionInset = values.insets(section.sectionInset, isRightToLeft: false)
        var reference = plan.reference
        var groupInset = EdgeInsets.zero
        if let index, case .list(let list) = section.items {
            if list.appearance == .insetGrouped { reference = .layoutMargins }
            groupInset = list.appearance.inset(of: index, playground.sections[index], plan.scrollDirection)
        }
        let sectionInset = effectiveSectionInset(
            result.sectionInset, reference, plan.scrollDirection, adjusted: adjusted, viewport,
            isRightToLeft: isRightToLeft)
        result.effectiveInset = sectionInset + groupInset
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
            numbers.fitTolerance = values.value(flow.fitTolerance)
        case .grid(let grid):
            result.spacing = values.value(grid.spacing)
            result.lineSpacing = grid.lineSpacing.map { values.value($0) } ?? result.spacing
            result.set(in: &values.inputs)
            setLengths(grid.headerLength, grid.footerLength, section, in: &numbers)
            numbers.columns = columns(grid.columns, result)
            numbers.leadingBlanks = wholeCount(values.value(grid.leadingBlanks))
            numbers.itemLength = itemLength(grid, numbers.columns, result)
        case .waterfall(let waterfall):
            result.spacing = values.value(waterfall.spacing)
            result.lineSpacing = waterfall.lineSpacing.map { values.value($0) } ?? result.spacing
            result.set(in: &values.inputs)
            setLengths(waterfall.headerLength, waterfall.footerLength, section, in: &numbers)
            numbers.columns = waterfallColumns(waterfall.columns, result)
            if let height = waterfall.itemHeight, height.reach < .item {
                numbers.itemHeight = fixedLength(height, numbers.columns, result)
            }
        case .mosaic(let mosaic):
            result.spacing = values.value(mosaic.spacing)
            result.lineSpacing = mosaic.lineSpacing.map { values.value($0) } ?? result.spacing
            result.set(in: &values.inputs)
            setLengths(mosaic.headerLength, mosaic.footerLength, section, in: &numbers)
            numbers.rowHeight = values.rawValue(mosaic.rowHeight)
        case .list(let list):
            if list.spacing.reach < .item { result.spacing = values.value(list.spacing) }
            if list.alignment.reach < .item { _ = values.word(list.alignment) }
            result.set(in: &values.inputs)
            setLengths(list.headerLength, list.footerLength, section, in: &numbers)
        case .formula, .compositional, .pass:
            break
        }
        return numbers
    }

    /// The lengths of header and footer. Where the style says nothing there is room for a text, if there is one.
    private mutating func setLengths(
        _ header: CompiledNumber?, _ footer: CompiledNumber?, _ section: PlaygroundSection,
        in numbers: inout SectionNumbers
    ) {
        numbers.header = header.map { values.value($0) } ?? (section.hasHeader ? 44 : 0)
        numbers.footer = footer.map { values.value($0) } ?? (section.hasFooter ? 28 : 0)
    }

    private mutating func columns(_ columns: ColumnsPlan, _ section: SectionValues) -> Int {
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
                "'columns' is \(plainNumber(value)) \(phrase(viewport)); a \(style.layoutKind.name) has at least 1."))
    }

    /// There is an end to the columns of a waterfall.
    private mutating func waterfallColumns(_ plan: ColumnsPlan, _ section: SectionValues) -> Int {
        let count = columns(plan, section)
        let greatest = WaterfallLayout.greatestColumnCount
        if case .count(let number) = plan, count > greatest {
            values.report(
                number.origin,
                layoutWarning(
                    .tooManyColumns, at: number.origin, playground.source,
                    "'columns' is \(count) \(phrase(viewport)); a waterfall has at most \(greatest)."))
        }
        return min(count, greatest)
    }

    /// A fixed height may name the width of a column, which the layout computes the same way.
    private mutating func itemLength(
        _ grid: GridPlan, _ columns: Int, _ section: SectionValues
    ) -> GridLayout.ItemLength {
        switch grid.itemLength {
        case .aspectRatio(let ratio):
            return .aspectRatio(values.rawValue(ratio))
        case .fixed(let height):
            return .fixed(fixedLength(height, columns, section))
        }
    }

    private mutating func fixedLength(_ height: CompiledNumber, _ columns: Int, _ section: SectionValues) -> Double {
        let count = Double(columns)
        let width = max(0, (across(section.available) - (count - 1) * section.spacing) / count)
        values.inputs.set(plan.scrollDirection == .vertical ? .width : .height, .double(width))
        return values.rawValue(height)
    }

    private func across(_ size: Size) -> Double {
        plan.scrollDirection == .vertical ? size.width : size.height
    }

    /// The whole part of a value that is between 0 and 1,000,000.
    func wholeCount(_ value: Double) -> Int { Int(exactly: value.rounded(.down)) ?? 0 }
}
