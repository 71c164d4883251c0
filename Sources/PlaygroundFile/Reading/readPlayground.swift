import CollectionLayout
import Formula
package import JSONText

/// What came of reading a file.
package struct PlaygroundReading {
    /// Nil exactly if a problem is an error.
    package let playground: Playground?
    /// All of them, by position.
    package let problems: [Problem]
    package let source: SourceText
}

/// Reads a playground.
///
///     let reading = readPlayground(bytes, pictures: ["me.jpg"], fileName: "playground.json")
///
/// - Parameters:
///   - pictures: The files under images/ beside the file: a picture that is neither there nor built in is warned of.
///   - fileName: How sentences call the file.
/// - Complexity: O(*n*) in the bytes of the file, and in the items whose ids or pictures are formulas.
package func readPlayground(_ bytes: [UInt8], pictures: Set<String>, fileName: String) -> PlaygroundReading {
    let source = SourceText(bytes)
    var options = JSONOptions.jsonc
    options.maximumBytes = Limits.fileBytes
    let reading = parseJSON(source, options)
    guard let root = reading.root else {
        return PlaygroundReading(playground: nil, problems: sorted(reading.problems), source: source)
    }
    let reader = FileReader(source: source)
    let playground = reader.file(root).map { reader.playground($0, pictures: pictures) }
    return PlaygroundReading(
        playground: reader.hasErrors ? nil : playground, problems: sorted(reader.problems), source: source)
}

/// By position; what concerns the whole file comes last.
private func sorted(_ problems: [Problem]) -> [Problem] {
    func key(_ problem: Problem) -> (Int, Int, Int) {
        problem.place.map { ($0.line, $0.column, $0.endColumn) } ?? (Int.max, 0, 0)
    }
    return problems.sorted { key($0) < key($1) }
}

extension FileReader {
    /// The model of what is written. Only as good as the problems say: the caller looks at them.
    fileprivate func playground(_ file: WrittenFile, pictures: Set<String>) -> Playground {
        let names = names(in: file.sections)
        let formulas = FormulaCompiler(names: names, reader: self)
        let top = formulas.environment(file.lets)
        let sections = SectionBuilder(formulas: formulas, environment: top).sections(file.sections)
        let compiler = PlanCompiler(formulas: formulas, file: file.settings)
        let styles = file.styles.map { compiler.style($0, sections) }
        formulas.checkUnusedLets()
        var cellColor: PlannedText?
        if case .text(let written)? = file.cell[.color] {
            cellColor = formulas.text(written, in: top, Surroundings(.itemText))
        }
        checkOverrides(against: sections)
        checkHeaders(of: styles, sections)
        var playground = Playground(
            title: file.title ?? "Playground", showName: file.show?.text, styles: styles, sections: sections,
            itemCount: sections.reduce(0) { $0 + $1.itemCount }, pictureNames: [], names: names, uniqueTitles: [],
            cellColor: cellColor, source: source, file: file)
        // Texts are computed item by item, so only if there are no more of them than there may be.
        if itemCounts.areWithinLimits { complete(&playground, file, pictures) }
        return playground
    }
}

extension WrittenFile {
    /// What lies under every style.
    var settings: WrittenSettings {
        WrittenSettings(values: animation.map { [.animation: .animation($0)] } ?? [:], cell: cell, lets: lets)
    }
}

extension PlanCompiler {
    func style(_ written: WrittenStyle, _ sections: [PlaygroundSection]) -> PlaygroundStyle {
        var situations: [VariantSet: PlaygroundStyle.Situation] = [:]
        for variants in VariantSet.toCheck(count: written.variants.count) {
            situations[variants] = situation(of: written, variants, sections)
        }
        let plan = situations[.none]?.plan
        return PlaygroundStyle(
            name: written.name, layoutKind: written.layout, scrollDirection: plan?.scrollDirection ?? .vertical,
            icon: icon(written.layout, plan), conditions: conditions(of: written), situations: situations,
            written: PlaygroundStyle.Uncompiled(style: written), origin: written.origin)
    }

    /// A style's plan where some variants hold, and the items' own sizes if it asks for them.
    func situation(
        of style: WrittenStyle, _ variants: VariantSet, _ sections: [PlaygroundSection]
    ) -> PlaygroundStyle.Situation {
        let plan = self.plan(of: style, variants)
        let settings = self.settings(of: style, variants)
        let ownSizes = sections.map { section in
            self.ownSizes(of: section, section.id.map { settings.inSection($0) } ?? settings, style.layout)
        }
        return PlaygroundStyle.Situation(plan: plan, ownSizes: plan.asksForOwnSizes ? ownSizes : [])
    }

    /// What the style's button shows, guessed from what its cells will look like.
    private func icon(_ layout: LayoutKind, _ plan: StylePlan?) -> String {
        guard let plan, case .flow(let flow) = plan.common.items else { return layout.name }
        guard let size = flow.itemSize, size.reach < .item else { return "mixed" }
        if plan.common.cell.content == .photo { return "round" }
        // A width that is not the height is a row's, as a rule.
        return size.height == nil ? "flow" : "table"
    }
}

extension StylePlan {
    /// Whether any size or cell names the items' own sizes, or lays out by them.
    var asksForOwnSizes: Bool {
        ([common] + overrides.values).contains { $0.asksForOwnSizes }
    }
}

extension SectionPlan {
    fileprivate var asksForOwnSizes: Bool {
        func names(_ number: CompiledNumber?) -> Bool {
            guard let number else { return false }
            return number.names(BuiltInNames.Slot.sizeWidth.rawValue)
                || number.names(BuiltInNames.Slot.sizeHeight.rawValue)
        }
        if names(cell.cornerRadius) { return true }
        switch items {
        case .flow(let flow): return flow.itemSize.map { names($0.width) || names($0.height) } ?? true
        case .grid(let grid): return names(grid.span)
        case .spiral(let size): return names(size.width) || names(size.height)
        }
    }
}
