/// All that is known where a formula stands.
package struct FormulaScope: Sendable {
    /// The names, each under its spelling.
    package var names: [String: FormulaName] = [:]
    /// Names that are known elsewhere only, and where: `"item": "in sizes and cell values"`.
    package var elsewhere: [String: String] = [:]
    /// The `let`s in sight, the nearest of a name only.
    package var lets: [String: LetDefinition] = [:]
    package var words = WordTable()
    /// Left out before a name, so that Swift can be pasted.
    package var droppedPrefixes = ["collectionView.", "view.", "layout."]
    /// UIKit's spellings of names that are shorter here.
    package var aliases = [
        "indexPath.item": "item", "indexPath.row": "item", "indexPath.section": "section",
        "bounds.size.width": "bounds.width", "bounds.size.height": "bounds.height",
        "frame.width": "bounds.width", "frame.height": "bounds.height",
        "frame.size.width": "bounds.width", "frame.size.height": "bounds.height",
    ]

    package init() {}

    /// Makes `name` known.
    package mutating func add(_ name: FormulaName) {
        names[name.name] = name
    }

    package mutating func add(_ definition: LetDefinition) {
        lets[definition.name] = definition
    }
}
