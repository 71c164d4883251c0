/// What the page reports of the collection view: its bounds and the traits that layouts may depend on.
///
/// Part of the key under which a layout is shared, so equality is exact; the page reports in steps of 1/64 pt.
package struct Viewport: Equatable, Hashable, Sendable {
    package enum SizeClass: UInt8, Sendable { case compact, regular }
    package enum LayoutDirection: UInt8, Sendable { case leftToRight, rightToLeft }

    /// UIContentSizeCategory without its prefix, smallest first.
    package enum ContentSizeCategory: UInt8, Sendable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge

        package var isAccessibilitySize: Bool { rawValue >= ContentSizeCategory.accessibilityMedium.rawValue }
    }

    /// The bounds of the collection view, points, 1…16,384 a side.
    package var size: Size
    /// Device pixels a point, 0.25…8, or 0 for "do not align" (`frames --scale 0`).
    package var scale: Double
    package var safeAreaInsets: EdgeInsets
    package var horizontalSizeClass: SizeClass
    package var verticalSizeClass: SizeClass
    package var layoutDirection: LayoutDirection
    package var preferredContentSizeCategory: ContentSizeCategory

    package init(
        size: Size, scale: Double, safeAreaInsets: EdgeInsets = .zero, horizontalSizeClass: SizeClass,
        verticalSizeClass: SizeClass, layoutDirection: LayoutDirection = .leftToRight,
        preferredContentSizeCategory: ContentSizeCategory = .large
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// A viewport without a device: no safe area, left to right, `large`; vertically regular from 480 pt of height,
    /// horizontally regular from 640 pt of width where it is vertically regular.
    package init(size: Size, scale: Double) {
        let vertical: SizeClass = size.height >= 480 ? .regular : .compact
        self.init(
            size: size, scale: scale,
            horizontalSizeClass: vertical == .regular && size.width >= 640 ? .regular : .compact,
            verticalSizeClass: vertical)
    }
}
