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

    // Cells
    case content, cornerRadius, cornerRadiusFollowsBounds

    // Animations
    case duration, curve, spring, bounce, dampingRatio

    // Styles of every layout
    case layout, scrollDirection, contentInset, contentInsetAdjustmentBehavior, sectionInset, sectionInsetReference
    case variants, when

    // Flow
    case itemSize, minimumLineSpacing, minimumInteritemSpacing, headerReferenceSize, footerReferenceSize
    case lineAlignment, itemAlignment

    // Grid
    case columns, minimum, spacing, lineSpacing, aspectRatio, itemHeight, leadingBlanks, span

    // Spiral (`top` and `bottom` are sides of insets as well)
    case itemsPerTurn, radius, top, risePerRadian, bottom

    // Sides
    case left, right, leading, trailing, horizontal, vertical
}
