/// The kinds of object in the file; each has its own keys.
enum ObjectKind: Hashable, Sendable {
    case file
    case item
    case generator
    case section
    case cell
    case animation
    case spring
    case insets
    case adaptiveColumns
    case background
    case effect
    case style(LayoutKind)
    case variant(LayoutKind)
    /// An entry of a style's (or variant's) `sections`.
    case override(LayoutKind)

    /// As it is called in a sentence: "… is no key of NOUN".
    var noun: String {
        switch self {
        case .file: "the file"
        case .item: "an item"
        case .generator: "a generator of items"
        case .section: "a section"
        case .cell: "'cell'"
        case .animation: "'animation'"
        case .spring: "'spring'"
        case .insets: "insets"
        case .adaptiveColumns: "'columns'"
        case .background: "'sectionBackground'"
        case .effect: "an effect"
        case .style(let layout): "a \(layout.name) style"
        case .variant(let layout): "a variant of a \(layout.name) style"
        case .override(let layout): "a section of a \(layout.name) style"
        }
    }
}
