import CollectionLayout
import Formula
import JSONText

extension FileReader {
    /// Fills in what must be computed from the items' texts: which titles are unique and which pictures are shown; and checks
    /// that no id stands for two items.
    func complete(_ playground: inout Playground, _ file: WrittenFile, _ pictures: Set<String>) {
        var ids: Set<String> = []
        var shown = PicturesShown(theirs: pictures)
        for index in playground.sections.indices {
            let written = file.sections[index].items
            checkIDs(of: index, written, playground, &ids)
            playground.uniqueTitles.append(uniqueTitles(of: index, playground))
            notePictures(of: index, written, playground, &shown)
        }
        playground.pictureNames = shown.names
    }

    private func checkIDs(of section: Int, _ written: WrittenItems, _ playground: Playground, _ ids: inout Set<String>)
    {
        guard !playground.isRun(section: section) else { return }
        playground.forEachText(of: section, { $0.id }) { item, id in
            guard !ids.insert(id).inserted, let origin = written.pattern(at: item)?.id?.origin else { return true }
            if case .list = written {
                report(.duplicateID, at: origin, "The id \(quoted(id)) is another item's already.")
                return true
            }
            report(
                .duplicateID, at: origin,
                "The id \(quoted(id)) is another item's already when it comes to item \(item).")
            return false
        }
    }

    private func uniqueTitles(of section: Int, _ playground: Playground) -> Set<String> {
        guard case .list = playground.sections[section].items else { return [] }
        var seen: Set<String> = []
        var twice: Set<String> = []
        playground.forEachText(of: section, { $0.title }) { _, title in
            if !seen.insert(title).inserted { twice.insert(title) }
            return true
        }
        return seen.subtracting(twice)
    }

    /// Notes the pictures that items show, and warns of the first missing one of a list's item or of a generator.
    private func notePictures(
        of section: Int, _ written: WrittenItems, _ playground: Playground, _ shown: inout PicturesShown
    ) {
        playground.forEachText(of: section, { $0.image }) { item, name in
            if shown.note(name) { return item < Limits.generatedPictures }
            guard let origin = written.pattern(at: item)?.image?.origin else { return true }
            let suggestion = nearestName(to: name, among: shown.known)
            let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? "; its place is drawn empty."
            report(
                .missingPicture, .warning, at: origin,
                "There is no picture \(quoted(name)) under images/ beside the file, nor a built-in one\(question)",
                suggestion: suggestion)
            if case .list = written { return true }
            return false
        }
    }
}

/// The pictures that there are, and those of the user's own that the file shows.
private struct PicturesShown {
    private(set) var names: Set<String> = []
    private let theirs: Set<String>

    init(theirs: Set<String>) {
        self.theirs = theirs
    }

    /// Every name that could have been meant, in alphabetical order.
    var known: [String] { theirs.sorted(by: precedes) + BuiltInFruit.all.map { $0.image } }

    /// - Returns: Whether there is such a picture, the user's own or a built-in one.
    mutating func note(_ name: String) -> Bool {
        if theirs.contains(name) {
            names.insert(name)
            return true
        }
        return BuiltInFruit.named(image: name) != nil
    }
}

extension Playground {
    /// Calls `body` with a section's items and their texts of one kind, while it answers true; a text that is the same for
    /// all items of a generator is given for each.
    fileprivate func forEachText(
        of index: Int, _ which: (ItemPattern) -> PlannedText?, _ body: (Int, String) -> Bool
    ) {
        let section = sections[index]
        var inputs: FormulaInputs?
        for item in 0..<section.itemCount {
            guard let pattern = section.items.pattern(at: item) else { return }
            guard let planned = which(pattern) else { continue }
            var text = planned.plain
            if text == nil {
                let indexPath = IndexPath(section: index, item: item)
                var here = inputs ?? textInputs(section: index)
                setItem(indexPath, in: &here)
                text = planned.text(here, words: names.words)
                inputs = here
            }
            if let text, !body(item, text) { return }
        }
    }
}

extension WrittenItems {
    /// What is written of an item, or of all that a generator makes.
    fileprivate func pattern(at item: Int) -> WrittenItem? {
        switch self {
        case .count: nil
        case .list(let items): items.indices.contains(item) ? items[item] : nil
        case .generator(_, let pattern): pattern
        }
    }
}
