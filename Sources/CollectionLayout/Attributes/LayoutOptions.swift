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
    /// By section, how far a decoration view behind its items is within its edges; nil for none. None at all if empty.
    ///
    /// It covers the items and their section inset, as apps do that add one to a flow layout, and not header and footer. A
    /// compositional layout's `NSCollectionLayoutDecorationItem.background` is reported to cover those too.
    package var sectionBackgrounds: [EdgeInsets?]

    package init(
        isRightToLeft: Bool = false, sectionHeadersPinToVisibleBounds: Bool = false,
        sectionFootersPinToVisibleBounds: Bool = false, sectionBackgrounds: [EdgeInsets?] = []
    ) {
        self.isRightToLeft = isRightToLeft
        self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
        self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
        self.sectionBackgrounds = sectionBackgrounds
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
        case .cell, .decoration, .supplementary, .badge: false
        }
    }
}

extension LayoutOptions {
    /// The inset of a section's background; nil where it has none.
    func background(ofSection section: Int) -> EdgeInsets? {
        sectionBackgrounds.indices.contains(section) ? sectionBackgrounds[section]?.asDistances : nil
    }

    /// How far backgrounds may reach beyond their sections, points.
    var backgroundOverhang: Double {
        sectionBackgrounds.reduce(0) { overhang, inset in
            guard let inset = inset?.asDistances else { return overhang }
            return max(overhang, -inset.top, -inset.left, -inset.bottom, -inset.right)
        }
    }
}
