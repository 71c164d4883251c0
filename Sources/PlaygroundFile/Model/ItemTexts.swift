import CollectionLayout
import Formula

/// What an item says, as far as sizes can depend on it; empty for what it does not say.
struct ItemTexts: Equatable {
    var title = ""
    var subtitle = ""
    var value = ""
    var accessory = ItemAccessory.none
    /// Whether a row shows a picture, or a colour in its place. Looked for only where cells are rows.
    var hasPicture = false
}

extension Playground {
    /// Calls `body` with the texts of a run of items, in order, and their places in the run.
    ///
    /// - Parameter cell: what their cells are.
    /// - Complexity: O(items); nothing is computed for texts without braces.
    func forEachTexts(
        ofItems items: Range<Int>, section index: Int, in cell: CellPlan, _ body: (Int, ItemTexts) -> Void
    ) {
        let section = sections[index]
        var inputs: FormulaInputs?
        for item in items {
            let place = item - items.lowerBound
            guard let pattern = section.items.pattern(at: item) else {
                body(place, ItemTexts(title: BuiltInFruit.at(section.firstIndex + item).title, hasPicture: true))
                continue
            }
            var isSet = false
            func text(_ planned: PlannedText?) -> String? {
                guard let planned else { return nil }
                if let plain = planned.plain { return plain }
                var here = inputs ?? textInputs(section: index)
                if !isSet { setItem(IndexPath(section: index, item: item), in: &here) }
                isSet = true
                inputs = here
                return planned.text(here, words: names.words)
            }
            var texts = ItemTexts(
                title: text(pattern.title) ?? "", subtitle: text(pattern.subtitle) ?? "",
                value: text(pattern.value) ?? "", accessory: pattern.accessory)
            if cell.content == .row {
                texts.hasPicture =
                    text(pattern.image).map(hasPicture) == true || isColor(text(pattern.color))
                    || isColor(text(cell.color))
            }
            body(place, texts)
        }
    }

    /// Whether there is a picture of the name to be shown.
    private func hasPicture(_ name: String) -> Bool {
        pictureNames.contains(name) || isBuiltInPicture(name)
    }
}

private func isColor(_ text: String?) -> Bool {
    text.flatMap(HexColor.init) != nil
}
