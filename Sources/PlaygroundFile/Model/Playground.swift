import Formula
import JSONText

/// What a file says: the items, and the styles to lay them out in. It cannot hold what makes no sense.
///
/// Two are equal if they show the same: places, comments, spaces and the order of keys are no part of it, but the order of
/// styles is, for the buttons stand in it.
package struct Playground {
    package let title: String
    /// The value of `show`, if the file has one.
    package let showName: String?
    /// At least one, in the file's order.
    package let styles: [PlaygroundStyle]
    package let sections: [PlaygroundSection]
    /// The items of all sections.
    package let itemCount: Int
    /// The files of the user's own folder that the items show.
    package internal(set) var pictureNames: Set<String>

    let names: FileNames
    /// Titles that exactly one item of its section has, by section.
    var uniqueTitles: [Set<String>]
    /// The ground of cells in no style in particular: the file's `cell.color`.
    let cellColor: PlannedText?
    let source: SourceText
    /// For situations that were not compiled at reading.
    let file: WrittenFile

    /// The style that a page shows which has no other wish.
    package var defaultStyleName: String { showName ?? styles[0].name }

    package func styleIndex(named name: String) -> Int? {
        styles.firstIndex { $0.name == name }
    }

    /// The styles that are new or not what they were, by name and in this file's order.
    ///
    /// What changed is what is shown: a `let` at the top of the file changes the styles that use it and no others.
    package func changedStyleNames(since old: Playground) -> [String] {
        styles.filter { style in
            guard let index = old.styleIndex(named: style.name) else { return true }
            return !style.isLike(old.styles[index])
        }.map { $0.name }
    }
}

extension Playground: Equatable {
    package static func == (a: Playground, b: Playground) -> Bool {
        a.title == b.title && a.showName == b.showName && a.styles == b.styles && a.sections == b.sections
            && a.names.itemData == b.names.itemData && a.names.sectionData == b.names.sectionData
            && a.names.words.words == b.names.words.words && a.cellColor == b.cellColor
    }
}
