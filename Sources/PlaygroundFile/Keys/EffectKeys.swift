extension KeyTable {
    /// The keys of an entry of `effects`.
    static let effect: [KeyEntry] = [
        KeyEntry(.translation, .point, "How far a cell is moved: [x, y] in points."),
        KeyEntry(
            .scale, .number(.factor), default: .described("1"),
            "How much larger a cell is drawn; less than 0 counts as 0."),
        KeyEntry(
            .rotation, .number(.angle), default: .described("0"),
            "How far a cell is turned about its centre, clockwise, in radians."),
        KeyEntry(
            .tilt, .number(.angle), default: .described("0"),
            "How far a cell is turned about the vertical line through its centre, its right side away from the eye, in radians."
        ),
        KeyEntry(
            .alpha, .number(.share), default: .described("1"),
            "How opaque a cell is, between 0 and 1; less or more counts as the nearer of them."),
        KeyEntry(
            .zIndex, .number(.depth), default: .described("0"),
            "Cells of more are drawn above those of less; rounded to a whole number."),
    ]
}
