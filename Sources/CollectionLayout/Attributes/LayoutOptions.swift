/// What a style asks of its layout whichever it is: told to the layout as a whole, once everything has its place.
package struct LayoutOptions: Equatable, Sendable {
    /// Whether the picture is mirrored, so that it begins at the right: what `flipsHorizontallyInOppositeLayoutDirection` does
    /// in a right-to-left environment.
    ///
    /// Everything that a layout was given goes with it: a section's left inset is on the right then. The scroll view's own
    /// `contentInset` stays where it is. UIKit's flow layout is reported to mirror itself without flipping its coordinates where
    /// sizes are equal, and not at all where they differ (stackoverflow.com/questions/54087393); UNSURE what it does with
    /// section insets then. Here all layouts follow the documented rule of the property.
    package var isRightToLeft: Bool
    /// UICollectionViewFlowLayout's `sectionHeadersPinToVisibleBounds`, for every layout that has headers.
    package var sectionHeadersPinToVisibleBounds: Bool
    package var sectionFootersPinToVisibleBounds: Bool

    package init(
        isRightToLeft: Bool = false, sectionHeadersPinToVisibleBounds: Bool = false,
        sectionFootersPinToVisibleBounds: Bool = false
    ) {
        self.isRightToLeft = isRightToLeft
        self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
        self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    }

    /// A layout as it comes.
    package static let none = LayoutOptions()
}

extension LayoutOptions {
    /// Whether elements of that kind stay in sight as long as their section is.
    func pins(_ kind: ElementKind) -> Bool {
        switch kind {
        case .header: sectionHeadersPinToVisibleBounds
        case .footer: sectionFootersPinToVisibleBounds
        case .cell, .decoration: false
        }
    }
}
