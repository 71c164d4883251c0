package import CollectionLayout
import Formula
package import JSONText

extension ResolvedStyle {
    /// What is odd about the style laid out: what the layout has to say of itself, corner radii and effects that make no sense,
    /// radii that make no circles, seams between cells, cells that go where they are not seen.
    ///
    /// - Complexity: O(items) up to some thousand.
    package func problems(of layout: PreparedLayout) -> [Problem] {
        problems(from: layout.diagnostics) + values.radiusProblems(layout) + values.alignmentProblems(layout)
            + values.effectProblems(layout) + housingProblems(layout) + maskProblems(layout) + seamProblems(layout)
            + silentProblems(layout)
    }

    /// What a layout has to say of itself, each with its place in the file.
    package func problems(from diagnostics: [LayoutDiagnostic]) -> [Problem] {
        diagnostics.compactMap { diagnostic in
            switch diagnostic.kind {
            case .invalidSize: values.sizeProblem(diagnostic, " for \(who(diagnostic, "item"))")
            case .invalidRatio: ratio(diagnostic)
            case .invalidSpan: values.spanProblem(diagnostic, " for \(who(diagnostic, "item"))")
            case .itemTooWide: tooWide(diagnostic)
            case .missedLine: missedLine(diagnostic)
            case .itemsOverlap: overlap(diagnostic, isOfLines: false)
            case .linesOverlap: overlap(diagnostic, isOfLines: true)
            case .groupCannotFit, .noEffectiveSize, .notSelfSized: groupProblem(diagnostic)
            }
        }
    }

    /// UIKit logs that the behaviour of the flow layout is not defined: of the width in a vertical layout, of the height in a
    /// horizontal one.
    ///
    /// Not said of cells without a width, which only insets wider than the view can bring about: that is said elsewhere.
    private func tooWide(_ diagnostic: LayoutDiagnostic) -> Problem? {
        guard diagnostic.amount > 0 else { return nil }
        let isVertical = values.plan.scrollDirection == .vertical
        // Two digits are enough unless they say that a number is more than itself.
        let areAlike = shown(diagnostic.amount) == shown(diagnostic.limit)
        let amount = areAlike ? plainNumber(diagnostic.amount) : shown(diagnostic.amount)
        let limit = areAlike ? plainNumber(diagnostic.limit) : shown(diagnostic.limit)
        let available = isVertical ? "available.width" : "available.height"
        return problem(
            isVertical ? .itemTooWide : .itemTooHigh, values.sizeOrigin(diagnostic.indexPath),
            "\(who(diagnostic, "Item")) is \(amount) pt \(isVertical ? "wide" : "high"), and the insets leave "
                + "\(limit) pt \(phrase(values.viewport)); UIKit says that its behaviour is not defined then. "
                + "'min(…, \(available))' keeps it within.")
    }

    /// The sum of a line's widths came out above the room by a hair. Only of a rounding of the last digit the next lower number
    /// is a remedy.
    private func missedLine(_ diagnostic: LayoutDiagnostic) -> Problem {
        let isRounding = diagnostic.amount <= Self.leastMiss
        return problem(
            .missedLine, values.sizeOrigin(diagnostic.indexPath),
            "\(who(diagnostic, "Item")) missed the line by \(diagnostic.amount) pt \(phrase(values.viewport))"
                + (isRounding
                    ? ", a rounding of the last digit. '.nextDown' after the size's formula lets it fit; a" : ". A")
                + " 'grid' counts columns and cannot lose one.",
            suggestion: isRounding ? nextDown(diagnostic.section) : nil)
    }

    /// What sums of sizes in doubles are off by at most; a number with a digit more or less is off by more.
    private static let leastMiss = 1e-9

    /// Of its own number where that is at fault, else of the two of the item's own size together.
    private func ratio(_ diagnostic: LayoutDiagnostic) -> Problem? {
        if let problem = values.ratioProblem(diagnostic, " for \(who(diagnostic, "item"))") { return problem }
        let origin = values.ownSizeOrigin(diagnostic)
        return problem(
            .noRatio, origin.isNone ? style.origin : origin,
            "\(who(diagnostic, "Item")) has a size of its own that has no ratio of width to height "
                + "\(phrase(values.viewport)); it counts as 1.")
    }

    private func overlap(_ diagnostic: LayoutDiagnostic, isOfLines: Bool) -> Problem {
        let who =
            switch style.layoutKind {
            case .waterfall: isOfLines ? "Cells of a column" : "Columns"
            case .circle: isOfLines ? "Rings" : "Cells of a ring"
            default: isOfLines ? "Lines" : "Cells of a line"
            }
        return problem(
            .overlap, values.spacingOrigin(diagnostic.section, isOfLines: isOfLines),
            "\(who) lie over each other by \(shown(diagnostic.amount)) pt \(phrase(values.viewport)), "
                + "because the spacing between them is negative.")
    }

    private func who(_ diagnostic: LayoutDiagnostic, _ item: String) -> String {
        who(diagnostic.indexPath, count: diagnostic.count, item)
    }

    /// "Item 3 of section 1 (and 4 more)".
    func who(_ indexPath: IndexPath, count: Int = 1, _ item: String = "Item") -> String {
        let section = values.playground.sections.count > 1 ? " of section \(indexPath.section)" : ""
        let others = count > 1 ? " (and \(count - 1) more)" : ""
        return "\(item) \(indexPath.item)\(section)\(others)"
    }

    private func problem(_ code: ProblemCode, _ origin: Origin, _ message: String, suggestion: String? = nil) -> Problem
    {
        layoutWarning(code, at: origin, values.playground.source, message, suggestion: suggestion)
    }

    /// The formula with `.nextDown` behind it, where the width is a formula of its own.
    private func nextDown(_ section: Int) -> String? {
        guard case .flow(let flow) = values.sectionPlan(section).items, let width = flow.itemSize?.width,
            width.formula != nil,
            let text = values.playground.text(at: width.origin)
        else { return nil }
        return "\"(\(text)).nextDown\""
    }
}

extension Playground {
    /// What stands between the quotes of a string of the file.
    func text(at origin: Origin) -> String? {
        guard origin.range.count >= 2, origin.range.upperBound <= source.bytes.count else { return nil }
        return String(
            decoding: source.bytes[origin.range.lowerBound + 1..<origin.range.upperBound - 1], as: UTF8.self)
    }
}

extension LayoutDiagnostic {
    fileprivate var indexPath: IndexPath { IndexPath(section: section, item: item) }
}
