// What a file says, value by value and before any formula is compiled: styles, variants and sections are laid over each
// other in this form, because a `let` that is nearer changes what a formula means.

/// A number, or the text of a formula that gives one.
struct WrittenNumber: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case number(Double, isWrittenWhole: Bool)
        case formula(String)
    }

    var content: Content
    var origin: Origin
}

/// A condition: `true`, `false` or the text of a formula.
struct WrittenCondition: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case constant(Bool)
        case formula(String)
    }

    var content: Content
    var origin: Origin
}

/// A text as written, with or without braces.
struct WrittenText: Equatable, Sendable {
    var text: String
    var origin: Origin
}

/// A size; without a height of its own it is a square.
struct WrittenSize: Equatable, Sendable {
    var width: WrittenNumber
    var height: WrittenNumber?
    var origin: Origin
}

/// A place, or how far something goes.
struct WrittenPoint: Equatable, Sendable {
    var x: WrittenNumber
    var y: WrittenNumber
    var origin: Origin
}

/// A frame.
struct WrittenRect: Equatable, Sendable {
    var x: WrittenNumber
    var y: WrittenNumber
    var width: WrittenNumber
    var height: WrittenNumber
    var origin: Origin
}

/// One of a key's words, or a text that is none of them and so the formula of one.
struct WrittenChoice: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case word(String)
        case formula(String)
    }

    var content: Content
    var origin: Origin
}

enum WrittenInsets: Equatable, Sendable {
    case all(WrittenNumber)
    /// Top, left, bottom, right.
    case sides([WrittenNumber])
    /// In the order in which they apply: a later one has the last word on the sides it names.
    case named([NamedSide])

    struct NamedSide: Equatable, Sendable {
        var name: KeyName
        var distance: WrittenNumber
    }
}

enum WrittenColumns: Equatable, Sendable {
    case count(WrittenNumber)
    /// As many as fit with at least this width each.
    case minimum(WrittenNumber)
}

/// An animation as written, with its spring if it has one.
struct WrittenAnimation: Equatable, Sendable {
    var values: [KeyName: WrittenValue] = [:]
    var spring: [KeyName: WrittenValue]?
}

/// An entry of `effects`.
struct WrittenEffect: Equatable, Sendable {
    var values: [KeyName: WrittenValue]
}

/// The value of a key of a style or of a cell.
indirect enum WrittenValue: Equatable, Sendable {
    case number(WrittenNumber)
    case size(WrittenSize)
    case point(WrittenPoint)
    case rect(WrittenRect)
    case insets(WrittenInsets)
    case columns(WrittenColumns)
    case word(String)
    case choice(WrittenChoice)
    case flag(Bool)
    case text(WrittenText)
    case animation(WrittenAnimation)
    /// The keys of `sectionBackground`.
    case background([KeyName: WrittenValue])
    case effects([WrittenEffect])
    case layoutSize(WrittenLayoutSize)
    case layoutSpacing(WrittenSpacing)
    case group(WrittenLayoutItem)
    case supplementaryItem(WrittenSupplementaryItem)
    case boundaryItem(WrittenBoundaryItem)
    case boundaryItems([WrittenBoundaryItem])
}
