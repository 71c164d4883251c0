import CollectionLayout
import Formula
import TextSizing

/// A style at one viewport, ready to answer for every item: what the closures of a layout and the cells' looks read.
final class StyleValues {
    let playground: Playground
    let plan: StylePlan
    let ownSizes: [OwnSizes]
    let viewport: Viewport
    let runsOnceOverAll: Bool
    let scrolling: ScrollingValues
    /// By section. In a layout that runs once over all, as many entries as there are sections, all alike.
    let sections: [SectionValues]
    /// By section; none in a layout that runs once over all.
    let numbers: [SectionNumbers]
    /// What pages have measured; nil for estimates throughout.
    let texts: TextSizes?
    /// How texts are set: one way for the whole style.
    let metrics: ContentMetrics
    /// By section, which sizes of texts were asked for.
    private(set) var textUses: [Int: TextUses] = [:]
    /// The hash values of the texts that were not measured when they were asked for.
    private(set) var estimatedTexts: [Int] = []
    /// The places of the present run whose texts were not measured, and what stands for their sizes; see `estimating`.
    var estimates = RunEstimates()
    private let viewportInputs: FormulaInputs
    private let scratch = FormulaScratch()
    /// By section, what the first item had before it whose values made no sense, where they depend on that.
    private(set) var previousOfFaults: [Int: Previous] = [:]
    /// By section, which leaf of its group makes each place of one.
    private var leafOrders: [Int: [Int]] = [:]
    /// The inputs of the section asked for last: runs of one section follow each other.
    private var lastSection: (index: Int, inputs: FormulaInputs)?

    init(
        playground: Playground, plan: StylePlan, ownSizes: [OwnSizes], viewport: Viewport, runsOnceOverAll: Bool,
        scrolling: ScrollingValues, sections: [SectionValues], numbers: [SectionNumbers], viewportInputs: FormulaInputs,
        texts: TextSizes?
    ) {
        self.playground = playground
        self.plan = plan
        self.ownSizes = ownSizes
        self.viewport = viewport
        self.runsOnceOverAll = runsOnceOverAll
        self.scrolling = scrolling
        self.sections = sections
        self.numbers = numbers
        self.viewportInputs = viewportInputs
        self.texts = texts
        metrics = ContentMetrics(
            plan.common.cell.textStyle, category: Int(viewport.preferredContentSizeCategory.rawValue))
    }

    func note(_ uses: TextUses, section: Int) {
        textUses[section, default: []].formUnion(uses)
    }

    /// What was measured, else an estimate, which is noted.
    func size(of request: TextRequest) -> TextSize {
        if let size = texts?.measured(request) { return size }
        estimatedTexts.append(request.hashValue)
        return request.estimated
    }

    /// What `body` gives, and what it notes of texts forgotten: they were noted when the style was laid out.
    func withoutNotes<Result>(_ body: () -> Result) -> Result {
        let count = estimatedTexts.count
        defer { estimatedTexts.removeLast(estimatedTexts.count - count) }
        return body()
    }

    func noteFault(inSection section: Int, after previous: Previous) {
        if previousOfFaults[section] == nil { previousOfFaults[section] = previous }
    }

    /// Which leaf of its section's group makes each place of one group; empty where there is none.
    func leafOrder(section: Int) -> [Int] {
        if let known = leafOrders[section] { return known }
        var order: [Int] = []
        if let own = numbers[section].compositional, let group = own.group {
            order = CompositionalLayout.Groups.leafOrder(
                of: group, in: own.container, limit: playground.sections[section].itemCount)
        }
        leafOrders[section] = order
        return order
    }

    func sectionPlan(_ section: Int) -> SectionPlan { plan.section(playground.sections[section].id) }

    /// The inputs that formulas of a section read, items left out.
    func inputs(section: Int) -> FormulaInputs {
        if let lastSection, lastSection.index == section { return lastSection.inputs }
        var inputs = viewportInputs
        let count = runsOnceOverAll ? playground.itemCount : playground.sections[section].itemCount
        playground.setSection(section, count: count, in: &inputs)
        sections[section].set(in: &inputs)
        lastSection = (section, inputs)
        return inputs
    }

    /// The inputs for a run of items of a section, which starts at `first`.
    func inputs(section: Int, from first: Int) -> FormulaInputs {
        var inputs = inputs(section: section)
        let values = playground.sections[section]
        inputs[BuiltInNames.Slot.item.rawValue] = .iota(Int64(first))
        inputs[BuiltInNames.Slot.index.rawValue] = .iota(Int64(values.firstIndex + first))
        for (place, name) in playground.names.itemData.names.enumerated() {
            inputs[name.slot] = values.items.input(place, from: first) ?? .scalar(DataTable.nothing(name.kind))
        }
        return inputs
    }

    /// Writes the values of a number for a run of items; what makes no sense is written as 0 and marked.
    func fill(
        _ number: CompiledNumber, _ inputs: FormulaInputs, into values: UnsafeMutableBufferPointer<Double>,
        marking faults: UnsafeMutableBufferPointer<Bool>
    ) {
        let count = values.count
        switch number.value {
        case .constant(let value):
            values.update(repeating: value)
        case .formula(let formula) where formula.reach < .item:
            values.update(repeating: (try? formula.evaluate(inputs))?.asDouble ?? .nan)
        case .formula(let formula):
            withTexts(for: formula, inputs, count: count) { inputs in
                guard let fault = formula.evaluate(inputs, count: count, into: values, using: scratch) else { return }
                // The run says where the first fault is and how many there are; which they are is asked one by one.
                for index in fault.index..<count where (try? formula.evaluate(inputs, at: index)) == nil {
                    values[index] = .nan
                }
            }
        }
        for index in 0..<count where !number.range.contains(values[index]) {
            values[index] = 0
            faults[index] = true
        }
    }
}
