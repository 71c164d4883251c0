import CollectionLayout

/// What a dimension counts: NSCollectionLayoutDimension's constructors.
enum DimensionKind: String, Sendable, CaseIterable {
    case absolute, fractionalWidth, fractionalHeight, estimated, uniformAcrossSiblings

    /// The numbers that it takes.
    var range: NumberRange {
        switch self {
        case .fractionalWidth, .fractionalHeight: .fraction
        case .absolute, .estimated, .uniformAcrossSiblings: .extent
        }
    }

    var isEstimated: Bool { self == .estimated || self == .uniformAcrossSiblings }

    /// The name before which Swift wants the argument, if it wants one.
    var label: String? { self == .uniformAcrossSiblings ? "estimate" : nil }
}

/// The width or the height of something, of what contains it.
struct WrittenDimension: Equatable, Sendable {
    var kind: DimensionKind
    var number: WrittenNumber
}

struct WrittenLayoutSize: Equatable, Sendable {
    /// Nil for all of what contains it.
    var width: WrittenDimension?
    var height: WrittenDimension?
    var origin: Origin
}

/// NSCollectionLayoutSpacing.
struct WrittenSpacing: Equatable, Sendable {
    var isFlexible: Bool
    var number: WrittenNumber
}

struct WrittenEdgeSpacing: Equatable, Sendable {
    var leading: WrittenSpacing?
    var top: WrittenSpacing?
    var trailing: WrittenSpacing?
    var bottom: WrittenSpacing?
}

/// The place of a cell, or a group of such places.
struct WrittenLayoutItem: Equatable, Sendable {
    var size: WrittenLayoutSize?
    var contentInsets: WrittenInsets?
    var edgeSpacing: WrittenEdgeSpacing?
    var supplementaryItems: [WrittenSupplementaryItem] = []
    var group: WrittenLayoutGroup?
    var origin: Origin
}

struct WrittenLayoutGroup: Equatable, Sendable {
    enum Filling: Equatable, Sendable {
        /// The subitems in turn.
        case subitems
        case count(WrittenNumber)
        case repeating(WrittenNumber)
        case custom(WrittenCustomItems)
    }

    var axis = LayoutGroup.Axis.horizontal
    var filling = Filling.subitems
    var subitems: [WrittenLayoutItem] = []
    var interItemSpacing: WrittenSpacing?
}

struct WrittenCustomItems: Equatable, Sendable {
    var count: WrittenNumber
    var frame: WrittenRect
    var zIndex: WrittenNumber?
}

struct WrittenSupplementaryItem: Equatable, Sendable {
    var size: WrittenLayoutSize
    var containerAnchor: WrittenAnchor
    var itemAnchor: WrittenAnchor?
    var zIndex: WrittenNumber?
    var text: WrittenText?
}

struct WrittenAnchor: Equatable, Sendable {
    /// From the leading edge: 0, ½ or 1 of the width.
    var x: Double
    var y: Double
    var offset: WrittenPoint?
    var isFractional = false
}

struct WrittenBoundaryItem: Equatable, Sendable {
    /// Nil for what suits a header or a footer.
    var size: WrittenLayoutSize?
    /// A header or footer of which only this is said: how far it reaches from the section's edge.
    var length: WrittenDimension?
    var elementKind: String?
    var alignment: BoundaryAlignment?
    var absoluteOffset: WrittenPoint?
    var extendsBoundary = true
    var pinToVisibleBounds: Bool?
    var zIndex: WrittenNumber?
    var text: WrittenText?
}
