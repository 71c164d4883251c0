import Formula
import JSONText

/// How many items the file has named so far; the limits are for the whole file.
struct ItemCounts {
    var listed = 0
    var generated = 0

    var areWithinLimits: Bool { listed <= Limits.listedItems && generated <= Limits.generatedItems }
}

extension FileReader {
    /// Adds to the items that a count or a generator makes.
    func countGenerated(_ count: Int, at range: Range<Int>, _ path: FilePath) {
        let before = itemCounts.generated
        itemCounts.generated += count
        guard before <= Limits.generatedItems, itemCounts.generated > Limits.generatedItems else { return }
        report(
            .tooMany, at: range, path,
            "With these the file makes \(itemCounts.generated) items; at most \(Limits.generatedItems) are laid out.")
    }

    /// Adds to the items that are listed one by one.
    ///
    /// - Returns: Whether they are worth reading.
    func countListed(_ count: Int, at range: Range<Int>, _ path: FilePath) -> Bool {
        itemCounts.listed += count
        guard itemCounts.listed > Limits.listedItems else { return true }
        report(
            .tooMany, at: range, path,
            "With these the file lists \(itemCounts.listed) items; at most \(Limits.listedItems) are laid out. "
                + "A generator as { \"count\": 100000 } makes up to \(Limits.generatedItems).")
        return false
    }

    /// Remembers an entry of a style's `sections`, to be held against the sections that there are.
    func noteOverride(of id: String, at origin: Origin) {
        overrides.append((id, origin))
    }

    /// Warns of entries for sections that the file does not have.
    func checkOverrides(against sections: [PlaygroundSection]) {
        let ids = sections.compactMap { $0.id }
        let known = Set(ids)
        for (id, origin) in overrides where !known.contains(id) {
            let suggestion = nearestName(to: id, among: ids)
            let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ", so this changes nothing."
            report(
                .unknownSection, .warning, at: origin, "No section has the id \(quoted(id))\(question)",
                suggestion: suggestion)
        }
    }

    /// Warns of flow styles that give a section's text no room: UIKit's header size is 0 unless it is set.
    func checkHeaders(of styles: [PlaygroundStyle], _ sections: [PlaygroundSection]) {
        for style in styles where style.layoutKind == .flow {
            for (key, phrase) in [(KeyName.headerReferenceSize, "header"), (.footerReferenceSize, "footer")] {
                let isHeader = key == .headerReferenceSize
                guard
                    let section = sections.first(where: { section in
                        (isHeader ? section.hasHeader : section.hasFooter)
                            && style.situations.values.contains {
                                $0.plan.section(section.id).lacks(isHeader: isHeader)
                            }
                    })
                else { continue }
                let whom = section.id.map { "The section \(quoted($0))" } ?? "A section"
                report(
                    .textWithoutSize, .warning, at: style.origin,
                    "\(whom) has a \(phrase), which this flow style gives no room; '\(key.rawValue)' is 0 as in UIKit "
                        + "unless it is set.",
                    suggestion: "\"\(key.rawValue)\": \(isHeader ? 44 : 28)")
            }
        }
    }
}

extension SectionPlan {
    /// Whether a flow says nothing of the size of headers (or footers).
    fileprivate func lacks(isHeader: Bool) -> Bool {
        guard case .flow(let flow) = items else { return false }
        return (isHeader ? flow.headerLength : flow.footerLength) == nil
    }
}
