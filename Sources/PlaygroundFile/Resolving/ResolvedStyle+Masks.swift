import CollectionLayout
import JSONText

extension ResolvedStyle {
    /// Warns of photos under a corner radius that was meant to make circles of them, and makes capsules because they are no
    /// squares. Of a radius that nobody wrote nothing is said; nor, of one that stands over all styles, where cells are rows.
    ///
    /// - Complexity: O(items) up to some hundred a section.
    func maskProblems(_ layout: PreparedLayout) -> [Problem] {
        var problems: [Problem] = []
        var seen: Set<Int> = []
        let scale = values.viewport.scale
        // What is not a square by less than half a pixel looks like one.
        let least = scale > 0 ? 0.5 / scale : 1e-6
        for section in values.playground.sections.indices {
            let cell = values.sectionPlan(section).cell
            guard let number = cell.cornerRadius, cell.content == .photo, !number.origin.isNone,
                !seen.contains(number.origin.range.lowerBound)
            else { continue }
            let isOfAllStyles = number.origin.path.text == "cell.cornerRadius"
            var last: Size?
            for item in 0..<min(layout.itemCount(inSection: section), 256) {
                let indexPath = IndexPath(section: section, item: item)
                let size = layout.frame(at: indexPath).size
                guard size != last, size.width > 0, size.height > 0 else { continue }
                last = size
                let radius = values.cornerRadius(cell, at: indexPath, size: size)
                guard abs(size.width - size.height) >= least, radius >= min(size.width, size.height) / 2 - 1e-6,
                    !(isOfAllStyles && cellAxis(for: size) == .row)
                else { continue }
                seen.insert(number.origin.range.lowerBound)
                problems.append(mask(number.origin, indexPath, size, radius))
                break
            }
        }
        return problems
    }

    private func mask(_ origin: Origin, _ indexPath: IndexPath, _ size: Size, _ radius: Double) -> Problem {
        layoutWarning(
            .notCircular, at: origin, values.playground.source,
            "\(who(indexPath)) is \(shown(size.width))×\(shown(size.height)) pt \(phrase(values.viewport)), and a corner radius of "
                + "\(shown(radius)) pt makes a capsule of it, no circle; a circle is as wide as it is high.")
    }
}
