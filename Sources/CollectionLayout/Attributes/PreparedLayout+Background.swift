extension PreparedLayout {
    /// A section's background in its own coordinates: from below the header to the footer, less its own inset; nil where it
    /// has none, and where nothing is left of it.
    func backgroundFrame(ofSection index: Int) -> Rect? {
        guard let inset = options.background(ofSection: index) else { return nil }
        let section = sections[index]
        let own = isTransposed ? inset.transposed : inset
        let frame = Rect(
            x: 0, y: section.headerLength, width: supplementaryWidth, height: section.footerY - section.headerLength
        ).inset(by: own)
        return frame.width > 0 && frame.height > 0 ? frame : nil
    }
}
