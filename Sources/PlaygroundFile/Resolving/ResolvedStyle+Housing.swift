import CollectionLayout
import JSONText

extension ResolvedStyle {
    /// Warns of cells that go under the sensor housing of a device in landscape: across the scroll they reach into a safe area
    /// that no inset keeps free. Whatever the layout, it is the frames that say so.
    ///
    /// - Complexity: O(cells in the first `housingDepth` points).
    func housingProblems(_ layout: PreparedLayout) -> [Problem] {
        let viewport = values.viewport
        let safeArea = viewport.safeAreaInsets
        let inset = adjustedContentInset
        guard viewport.size.width > viewport.size.height, layout.scrollDirection == .vertical,
            safeArea.left > 0 || safeArea.right > 0,
            // What can be scrolled sideways can be scrolled from under it.
            layout.contentSize.width + inset.left + inset.right < viewport.size.width + 0.5
        else { return [] }
        // At rest the content begins at the inset; a hair more is a rounding.
        let left = safeArea.left - inset.left - Self.hair
        let right = viewport.size.width - safeArea.right - inset.left + Self.hair
        var first: IndexPath?
        var count = 0
        layout.forEachElement(
            in: Rect(
                x: -NumberRange.farthest, y: 0, width: 2 * NumberRange.farthest, height: Self.housingDepth)
        ) { element in
            // A section that scrolls by itself goes under it on purpose.
            guard element.kind == .cell, !layout.scrolls(.cell, inSection: element.indexPath.section),
                element.frame.minX < left || element.frame.maxX > right,
                element.frame.width > 0
            else { return }
            first = first ?? element.indexPath
            count += 1
        }
        guard let first else { return [] }
        return [
            layoutWarning(
                .underSensorHousing, at: style.origin, values.playground.source,
                "\(who(first, count: count)) goes under the sensor housing \(phrase(viewport)): the safe area is "
                    + "\(shown(safeArea.left)) pt on the left and \(shown(safeArea.right)) pt on the right, and the insets "
                    + "are counted from the edge.",
                suggestion: style.layoutKind == .compositional
                    ? "\"contentInsetsReference\": \"safeArea\"" : "\"sectionInsetReference\": \"safeArea\"")
        ]
    }

    private static let hair = 0.01
    /// How far down cells are looked at, points: what is said of the first screens holds for the others.
    private static let housingDepth = 16_384.0
}
