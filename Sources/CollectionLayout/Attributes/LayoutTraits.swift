/// What a layout says of itself as a whole, beside its frames.
struct LayoutTraits {
    /// In content coordinates, as `PreparedLayout` gives them out.
    var arrival = Arrival.fade
    var snapOffsets: SnapOffsets?
    /// The distance of the eye from the screen, points; 0 for none.
    var perspective = 0.0
    /// Content that is to be seen from its end: a chat.
    var isAnchoredAtEnd = false
    /// Content that is to be seen from its middle, where it is larger than what is visible: rings.
    var isSeenFromMiddle = false
    /// What cells do that pass the middle of what is visible.
    var carousel: CarouselMotion?
    var effects: ItemEffects?
    var pixelRule = PixelAlignment.Rule.origin
    /// Some sections scroll by themselves.
    var hasScrollers = false
    /// Boundary items that stay in sight.
    var hasPinned = false
}
