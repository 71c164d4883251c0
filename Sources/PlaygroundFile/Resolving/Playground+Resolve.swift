package import CollectionLayout
import JSONText
package import TextSizing

extension Playground {
    /// A style at a viewport, ready to be laid out.
    ///
    ///     let resolved = playground.resolve(style: 0, viewport: viewport)
    ///     let layout = resolved.prepared()
    ///
    /// - Parameter texts: what pages have measured, for styles whose sizes depend on texts; nil for estimates.
    /// - Precondition: there is such a style.
    /// - Complexity: O(sections); the items are walked by the layout, and only where their sizes differ.
    package func resolve(style index: Int, viewport: Viewport, texts: TextSizes? = nil) -> ResolvedStyle {
        var resolver = Resolver(self, styles[index], viewport, texts: texts)
        return resolver.resolved()
    }

    /// The plan of a style where some variants hold. Mostly it is there already; else it is compiled now, and what is
    /// wrong with it is said.
    func situation(
        of style: PlaygroundStyle, _ variants: VariantSet, _ values: inout ValueEvaluator
    ) -> PlaygroundStyle.Situation {
        if let known = style.situations[variants] { return known }
        let reader = FileReader(source: source, fileName: "The file")
        let compiler = PlanCompiler(formulas: FormulaCompiler(names: names, reader: reader), file: file.settings)
        let situation = compiler.situation(of: style.written.style, variants, sections)
        for problem in reader.problems { values.add(problem) }
        return situation
    }
}
