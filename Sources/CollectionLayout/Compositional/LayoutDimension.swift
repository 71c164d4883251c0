/// NSCollectionLayoutDimension: the width or the height of an item or a group, of what contains it.
package enum LayoutDimension: Equatable, Sendable, BitwiseCopyable {
    /// Points.
    case absolute(Double)
    /// A share of the container's effective width, for either side.
    case fractionalWidth(Double)
    /// A share of the container's effective height, for either side.
    case fractionalHeight(Double)
    /// Points, until the cell's own preferred size is known.
    case estimated(Double)
    /// As `estimated`; then as large as the largest of its siblings in the group.
    case uniformAcrossSiblings(estimate: Double)

    /// The length in points within a container of that effective size; what is estimated counts as its estimate.
    ///
    /// `LayoutDimension.fractionalHeight(0.5).length(in: Size(width: 300, height: 80))` is 40.
    func length(in container: Size) -> Double {
        switch self {
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): distance(length)
        case .fractionalWidth(let share): distance(share * container.width)
        case .fractionalHeight(let share): distance(share * container.height)
        }
    }

    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .absolute, .fractionalWidth, .fractionalHeight: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    var transposed: LayoutDimension {
        switch self {
        case .fractionalWidth(let share): .fractionalHeight(share)
        case .fractionalHeight(let share): .fractionalWidth(share)
        case .absolute, .estimated, .uniformAcrossSiblings: self
        }
    }
}

/// NSCollectionLayoutSize.
package struct LayoutSize: Equatable, Sendable, BitwiseCopyable {
    package var width: LayoutDimension
    package var height: LayoutDimension

    package init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    /// As large as what contains it.
    package static let filling = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

    package func size(in container: Size) -> Size {
        Size(width: width.length(in: container), height: height.length(in: container))
    }

    /// The sides that are estimated.
    package var estimatedAxes: LayoutAxes { axes { $0.isEstimated } }

    /// The sides that are as large as those of the largest sibling.
    var uniformAxes: LayoutAxes { axes { $0.isUniform } }

    private func axes(where holds: (LayoutDimension) -> Bool) -> LayoutAxes {
        var axes: LayoutAxes = []
        if holds(width) { axes.insert(.width) }
        if holds(height) { axes.insert(.height) }
        return axes
    }

    var transposed: LayoutSize { LayoutSize(width: height.transposed, height: width.transposed) }
}
