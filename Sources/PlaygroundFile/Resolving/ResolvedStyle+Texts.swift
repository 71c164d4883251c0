package import CollectionLayout
package import TextSizing

extension ResolvedStyle {
    /// How texts in cells are set, where a cell shows one; else nil.
    package var contentMetrics: ContentMetrics? {
        let showsText = values.playground.sections.indices.contains {
            values.sectionPlan($0).cell.content.showsItsText
        }
        return showsText ? values.metrics : nil
    }

    /// Whether sizes depended on texts that nobody has measured. Known once the style is laid out.
    package var isEstimated: Bool { !values.estimatedTexts.isEmpty }

    /// The bytes that are held to know which texts those were.
    package var estimateBytes: Int { values.estimatedTexts.capacity * MemoryLayout<Int>.stride }

    /// Whether any of these texts was estimated when the style was laid out, so that it is another layout now.
    ///
    /// - Complexity: O(texts that were estimated). What is answered wrongly, once in 2^60, costs a layout.
    package func estimated(anyOf requests: [TextRequest]) -> Bool {
        guard !values.estimatedTexts.isEmpty else { return false }
        let asked = Set(requests.map { $0.hashValue })
        return values.estimatedTexts.contains { asked.contains($0) }
    }

    /// What is to be measured so that these elements have the size that their texts give them; each once, in their order.
    ///
    /// Known once the style is laid out. What depends on another size is asked for when that is known, so the answer may lead
    /// to further requests.
    ///
    /// - Parameter limit: so many at most.
    /// - Complexity: O(elements).
    package func unmeasuredTexts(in elements: [Element], limit: Int) -> [TextRequest] {
        guard let texts = values.texts, isEstimated else { return [] }
        var missing: [TextRequest] = []
        var seen: Set<TextRequest> = []
        for element in elements where element.kind == .cell {
            let (section, item) = (element.indexPath.section, element.indexPath.item)
            guard let uses = values.textUses[section] else { continue }
            var own: [TextRequest] = []
            values.forEachCellText(section, item..<item + 1) { _, text in
                text.addMissing(
                    for: uses, in: element.frame.width, within: values.ownWidthLimit(section: section), to: &own,
                    measured: texts.measured)
            }
            for request in own where seen.insert(request).inserted {
                missing.append(request)
                if missing.count == limit { return missing }
            }
        }
        return missing
    }
}
