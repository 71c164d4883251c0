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
        return PlaygroundReading(playground: nil, problems: sorted(reading.problems, omitted: 0), source: source)
    }
    let reader = FileReader(source: source, fileName: fileName)
    let playground = reader.file(root).map { reader.playground($0, pictures: pictures) }
    return PlaygroundReading(
        playground: reader.hasErrors ? nil : playground,
        problems: sorted(reader.problems, omitted: reader.omittedProblems), source: source)
}

/// By position; what concerns the whole file comes last. So many as a person might read, and how many more there are.
private func sorted(_ problems: [Problem], omitted: Int) -> [Problem] {
    func key(_ problem: Problem) -> (Int, Int, Int) {
        problem.place.map { ($0.line, $0.column, $0.endColumn) } ?? (Int.max, 0, 0)
    }
    let sorted = problems.sorted { key($0) < key($1) }
    guard sorted.count > Limits.problems else { return sorted }
    let rest = sorted[Limits.problems...]
    let more = Problem(
        code: ProblemCode.moreProblems.rawValue,
        severity: rest.contains { $0.severity == .error } ? .error : .warning, place: rest.first?.place,
        message:
            "From here on there are \(rest.count + omitted) problems more, which are shown when some of these are mended."
    )
    return sorted[..<Limits.problems] + [more]
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
