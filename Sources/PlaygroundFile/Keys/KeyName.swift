/// Every name that a key of the file can have, spelled once.
///
/// What a key means depends on the object it stands in (`title` is a plain text at the top and a template in an item):
/// `KeyTable` says so. `let`, `data`, `styles` and `sections` hold names of the user's own, which are not here.
enum KeyName: String, CaseIterable, Sendable {
    // The file
    case schema = "$schema"
    case title, items, sections, cell, animation
    case lets = "let"
    case show, styles

    // Items and their sections
    case id, image, color, size, data, count, header, footer
    case subtitle, value, accessory

    // Cells
    case content, cornerRadius, cornerRadiusFollowsBounds, textStyle

    // Animations
    case duration, curve, spring, bounce, dampingRatio, stagger

    // Styles of every layout
    case layout, scrollDirection, contentInset, contentInsetAdjustmentBehavior, sectionInset, sectionInsetReference
    case semanticContentAttribute, sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds
    case sectionBackground, inset, effects
    case variants, when

    // Flow
    case itemSize, minimumLineSpacing, minimumInteritemSpacing, headerReferenceSize, footerReferenceSize
    case lineAlignment, itemAlignment, fitTolerance, lastLineSingle, estimatedItemSize

    // Grid
    case columns, minimum, spacing, lineSpacing, aspectRatio, itemHeight, leadingBlanks, span

    // List
    case itemWidth, align, anchor, appearance, separators

    // Compositional
    case group, item, axis, repeating, badge
    case interItemSpacing, interGroupSpacing, interSectionSpacing, snapEdges
    case contentInsets, contentInsetsReference, supplementaryContentInsetsReference
    case orthogonalScrolling, orthogonalScrollingBehavior, boundarySupplementaryItems

    // Groups, their items, and what stands beside them
    case layoutSize, widthDimension, heightDimension
    case subitems, subitem, repeatingSubitem, custom, edgeSpacing, supplementaryItems
    case elementKind, text, containerAnchor, itemAnchor, edges, absoluteOffset, fractionalOffset
    case alignment, extendsBoundary, pinToVisibleBounds

    // Waterfall and mosaic
    case rowHeight, lastRow

    // Circle, stack and carousel
    case startAngle, ringSpacing, facesCenter, angle, shift, depth, fan, minimumScale, minimumAlpha, tilt, perspective

    // Formula, custom groups and effects
    case center, frame, rotation, scale, alpha, zIndex, contentSize, translation

    // Spiral (`top` and `bottom` are sides of insets as well)
    case itemsPerTurn, radius, top, risePerRadian, bottom

    // Sides
    case left, right, leading, trailing, horizontal, vertical
}
