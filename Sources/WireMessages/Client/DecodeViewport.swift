import CollectionLayout

/// Reads a viewport; a side of 1 to 16,384 points and a scale of 0.25 to 8 are taken, others refused.
func viewport(_ fields: MessageFields) throws(ClientMessageError) -> Viewport {
    try fields.admitOnly(
        "width", "height", "scale", "safeAreaInsets", "horizontalSizeClass", "verticalSizeClass", "layoutDirection",
        "preferredContentSizeCategory")
    let size = Size(width: try fields.number("width", in: sides), height: try fields.number("height", in: sides))
    return Viewport(
        size: size, scale: try fields.number("scale", in: 0.25...8),
        safeAreaInsets: try insets(fields.object("safeAreaInsets")),
        horizontalSizeClass: try fields.choice("horizontalSizeClass", of: sizeClasses),
        verticalSizeClass: try fields.choice("verticalSizeClass", of: sizeClasses),
        layoutDirection: try fields.choice("layoutDirection", of: layoutDirections),
        preferredContentSizeCategory: try fields.choice("preferredContentSizeCategory", of: contentSizeCategories))
}

private func insets(_ fields: MessageFields) throws(ClientMessageError) -> EdgeInsets {
    try fields.admitOnly("top", "left", "bottom", "right")
    return EdgeInsets(
        top: try fields.number("top", in: distances), left: try fields.number("left", in: distances),
        bottom: try fields.number("bottom", in: distances), right: try fields.number("right", in: distances))
}

private let sides = 1.0...16_384
private let distances = 0.0...16_384

private let sizeClasses: [(name: String, value: Viewport.SizeClass)] = [("compact", .compact), ("regular", .regular)]

private let layoutDirections: [(name: String, value: Viewport.LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
]

private let contentSizeCategories: [(name: String, value: Viewport.ContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge),
    ("extraExtraLarge", .extraExtraLarge), ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
]
