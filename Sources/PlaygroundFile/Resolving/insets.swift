import CollectionLayout

/// UIScrollView's `adjustedContentInset`: the content inset, and the safe area on the sides that the behaviour adjusts.
///
/// `automatic` is what a scroll view does outside a navigation controller: along the scroll direction only. That a content
/// which does not scroll is not adjusted is left out: whether it scrolls depends on the insets.
func adjustedContentInset(
    _ contentInset: EdgeInsets, _ adjustment: ContentInsetAdjustment, _ direction: ScrollDirection,
    safeArea: EdgeInsets
) -> EdgeInsets {
    let isVertical: Bool
    let isHorizontal: Bool
    switch adjustment {
    case .never: (isVertical, isHorizontal) = (false, false)
    case .always: (isVertical, isHorizontal) = (true, true)
    case .automatic, .scrollableAxes: (isVertical, isHorizontal) = (direction == .vertical, direction == .horizontal)
    }
    var adjusted = contentInset
    if isVertical {
        adjusted.top += safeArea.top
        adjusted.bottom += safeArea.bottom
    }
    if isHorizontal {
        adjusted.left += safeArea.left
        adjusted.right += safeArea.right
    }
    return adjusted
}

/// The section inset as the layout takes it: across the scroll direction, grown by what its reference reaches beyond the
/// adjusted content inset (`sectionInsetReference`).
/// What is read from right to left is laid out as if it were not and mirrored as a whole: its left is the right of the screen,
/// and takes what the reference keeps free there.
///
///     // 44 points of safe area on the left, none of which is in the content inset
///     effectiveSectionInset(16 all round, .safeArea, .vertical, adjusted: .zero, viewport).left    // 60
func effectiveSectionInset(
    _ inset: EdgeInsets, _ reference: SectionInsetReference, _ direction: ScrollDirection, adjusted: EdgeInsets,
    _ viewport: Viewport, isRightToLeft: Bool = false
) -> EdgeInsets {
    var wanted: EdgeInsets
    var adjusted = adjusted
    switch reference {
    case .contentInset: return inset
    case .safeArea: wanted = viewport.safeAreaInsets
    case .layoutMargins: wanted = layoutMargins(viewport)
    }
    if isRightToLeft { (wanted, adjusted) = (wanted.mirrored, adjusted.mirrored) }
    var effective = inset
    switch direction {
    case .vertical:
        effective.left += max(0, wanted.left - adjusted.left)
        effective.right += max(0, wanted.right - adjusted.right)
    case .horizontal:
        effective.top += max(0, wanted.top - adjusted.top)
        effective.bottom += max(0, wanted.bottom - adjusted.bottom)
    }
    return effective
}

/// The margins of a view controller's root view: the system's minimum beside the safe area, 20 points from a width of
/// 414 on and 16 below, none above and below.
func layoutMargins(_ viewport: Viewport) -> EdgeInsets {
    let side = viewport.size.width >= 414 ? 20.0 : 16.0
    var margins = viewport.safeAreaInsets
    margins.left += side
    margins.right += side
    return margins
}

extension EdgeInsets {
    /// Both insets together.
    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
