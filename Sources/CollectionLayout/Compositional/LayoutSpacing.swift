/// NSCollectionLayoutSpacing: room that is always the same, or at least so much.
package enum LayoutSpacing: Equatable, Sendable, BitwiseCopyable {
    case fixed(Double)
    /// At least so many points; what a group has left over is shared evenly among all that is flexible in it.
    case flexible(Double)

    /// The room it takes before anything is shared.
    var least: Double {
        switch self {
        case .fixed(let points), .flexible(let points): distance(points)
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// NSCollectionLayoutEdgeSpacing: room about an item, which moves it and leaves its size.
package struct LayoutEdgeSpacing: Equatable, Sendable, BitwiseCopyable {
    package var leading: LayoutSpacing
    package var top: LayoutSpacing
    package var trailing: LayoutSpacing
    package var bottom: LayoutSpacing

    package init(
        leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0), trailing: LayoutSpacing = .fixed(0),
        bottom: LayoutSpacing = .fixed(0)
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    package static let none = LayoutEdgeSpacing()

    var transposed: LayoutEdgeSpacing {
        LayoutEdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
    }
}

extension EdgeInsets {
    /// NSCollectionLayoutContainer's reading: a value below 1 is a share of that dimension, any other is points.
    ///
    /// `EdgeInsets(top: 0.2, left: 0, bottom: 20, right: 0)` of something 200 high is 40 and 20
    /// (developer.apple.com/documentation/appkit/nscollectionlayoutcontainer/contentinsets).
    package func points(of size: Size) -> EdgeInsets {
        func points(_ value: Double, of length: Double) -> Double {
            let value = distance(value)
            return value > 0 && value < 1 ? value * length : value
        }
        return EdgeInsets(
            top: points(top, of: size.height), left: points(left, of: size.width),
            bottom: points(bottom, of: size.height), right: points(right, of: size.width))
    }
}
