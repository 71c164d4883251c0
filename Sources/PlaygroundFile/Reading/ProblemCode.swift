/// The stable names of what can be wrong with a file beyond its syntax and its formulas.
package enum ProblemCode: String, CaseIterable, Sendable {
    // Keys
    case unknownKey = "key.unknown"
    case duplicateKey = "key.duplicate"
    /// Known, but not in this place or with this layout.
    case keyNotHere = "key.notHere"
    case missingKey = "key.missing"
    /// Two keys that say the same.
    case conflictingKeys = "key.conflict"
    /// A name of the user's own that no formula could spell.
    case ownName = "key.name"
    /// A `let` that is called like something formulas know already.
    case shadowingName = "key.shadows"

    // Values
    case type = "value.type"
    case range = "value.range"
    case whole = "value.whole"
    case word = "value.word"
    case color = "value.color"
    case pictureName = "value.picture"
    case empty = "value.empty"
    case tooLong = "value.tooLong"
    case tooMany = "value.tooMany"
    /// One name of `data` with two kinds of value.
    case dataKind = "value.kind"
    case duplicateID = "value.duplicateId"
    case unknownStyle = "value.unknownStyle"
    /// No dimension or spacing of a compositional layout.
    case dimension = "value.dimension"
    /// In a grid, a height that changes from item to item.
    case itemHeight = "value.itemHeight"

    // Values that are only odd
    case unknownSection = "value.unknownSection"
    case missingPicture = "value.missingPicture"
    case textWithoutSize = "value.textWithoutSize"

    /// There are more problems than are told.
    case moreProblems = "file.moreProblems"

    // What makes no sense at one viewport
    case notFinite = "layout.notFinite"
    case negative = "layout.negative"
    case outOfRange = "layout.outOfRange"
    case overflow = "layout.overflow"
    case divisionByZero = "layout.divisionByZero"
    case outsideInt = "layout.outsideInt"
    /// A formula gave a word that the key does not know.
    case notAChoice = "layout.notAChoice"
    case noColumn = "layout.noColumn"
    case tooManyColumns = "layout.tooManyColumns"
    /// Width and height of an item have no ratio.
    case noRatio = "layout.noRatio"
    case zeroSize = "layout.zeroSize"
    /// A key that does nothing beside another one.
    case withoutEffect = "layout.withoutEffect"

    // What UIKit complains of, or should
    case itemTooWide = "layout.itemTooWide"
    case itemTooHigh = "layout.itemTooHigh"
    case missedLine = "layout.missedLine"
    case overlap = "layout.overlap"
    case underSensorHousing = "layout.underSensorHousing"
    /// A photo under a radius that would make a circle of a square.
    case notCircular = "layout.notCircular"
    /// UIKit raises an exception: nothing fits into a group.
    case groupCannotFit = "layout.groupCannotFit"
    /// UIKit raises an exception: insets or spacings leave nothing of a group or an item.
    case noEffectiveSize = "layout.noEffectiveSize"
    /// An estimate that nothing replaces.
    case notSelfSized = "layout.notSelfSized"
    /// Items that repeat reach beyond their group.
    case groupOverflow = "layout.groupOverflow"
    /// Cells that touch are apart by less than a pixel once they are drawn.
    case seam = "layout.seam"
}
