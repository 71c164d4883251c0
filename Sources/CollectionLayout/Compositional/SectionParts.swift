/// What a section of a compositional layout has beyond cells between a header and a footer; in the section's own coordinates.
struct SectionParts: BitwiseCopyable {
    /// All that its boundary items reach, and its background may.
    var reach: (lower: Double, upper: Double)
    var boundary: UnsafePointer<SupplementaryPlace>
    var boundaryCount: Int
    var badges: SectionBadges?
    var scroller: ScrollerPlace?
    /// What a background fills, before its own inset: all of the section.
    var background: Rect
}

/// A header, a footer or something else at the edge of a section.
struct SupplementaryPlace: BitwiseCopyable {
    var kind: ElementKind
    /// Counts the section's elements of the kind.
    var item: Int
    var frame: Rect
    var zIndex: Int32
    /// Where it can be while it is pinned; nil where it is not.
    var course: PinnedCourse?
}

struct PinnedCourse: BitwiseCopyable {
    var lower: Double
    var upper: Double
    /// Whether it stays at the end of what is visible, as footers do.
    var isAtEnd: Bool
}

/// A section's own scroll view, which scrolls across the layout's direction.
struct ScrollerPlace: BitwiseCopyable {
    var frame: Rect
    /// From `frame`'s left.
    var contentLength: Double
    var behavior: OrthogonalScrollingBehavior
    /// Offsets: the first group's and the distance to each next one; for groups of lengths of their own a list.
    var groups: Progression
    var ownGroups: UnsafePointer<Double>?
}
