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
    case layoutSize
    case layoutItem
    case layoutGroup
    case customItems
    case edgeSpacing
    /// What stands beside a cell.
    case supplementaryItem
    case anchor
    /// What stands at the edge of a section.
    case boundaryItem
    case style(LayoutKind)
    case variant(LayoutKind)
    /// An entry of a style's (or variant's) `sections`.
    case override(LayoutKind)
    /// … of a compositional style whose `layout` is "list".
    case listSection

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
        case .layoutSize: "a layout size"
        case .layoutItem: "an item of a group"
        case .layoutGroup: "a group"
        case .customItems: "'custom'"
        case .edgeSpacing: "'edgeSpacing'"
        case .supplementaryItem: "a supplementary item"
        case .anchor: "an anchor"
        case .boundaryItem: "a boundary item"
        case .style(let layout): "a \(layout.name) style"
        case .variant(let layout): "a variant of a \(layout.name) style"
        case .override(let layout): "a section of a \(layout.name) style"
        case .listSection: "a list section of a compositional style"
        }
    }
}
