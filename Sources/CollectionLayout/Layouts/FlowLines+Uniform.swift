extension FlowLines {
    /// How many items of `width` a line takes, as UIKit counts them; a whole number, but possibly beyond any `Int`.
    ///
    /// `floor((available + spacing) / (width + spacing))` without tolerance: on a 390-pt screen three items of
    /// (390 − 2 × 5) / 3 points with spacing 5 come to 390.00000000000006 and do not fit, two do
    /// (github.com/tilltue/TLPhotoPicker/pull/312).
    func itemsPerLine(ofWidth width: Double, count: Int) -> Double {
        let pitch = width + interitemSpacing
        let fitting = ((available + fitTolerance + interitemSpacing) / pitch).rounded(.down)
        // Items that take no room, or less than none, all fit in one line.
        guard pitch > 0, fitting.isFinite else { return max(1, Double(count)) }
        return max(1, fitting)
    }

    /// The lines of a section whose items are all of one size: one pattern for every line, the last, incomplete one too.
    ///
    /// Three items of 90 a line in 320 points leave 25 between them (openradar.me/20825965). A section with fewer items
    /// than a line takes has the same gap.
    ///
    /// - Parameter count: at least 1.
    func uniform(_ size: Size, count: Int) -> Lattice {
        let perLine = itemsPerLine(ofWidth: size.width, count: count)
        // Only now, with the gap calculated from the true number, does it become an Int.
        let gap = lineGap(itemWidth: size.width, perLine: perLine)
        let columns = wholeNumber(perLine, in: 1...count)
        let start: Double
        if lineAlignment == .justified {
            start = perLine > 1 ? left : left + (available - size.width) / 2
        } else {
            start = lineStart(ofWidth: lineWidth(of: columns, size.width, gap))
        }
        let onLastLine = (count - 1) % columns + 1
        return Lattice(
            columns: Progression(start: start, pitch: size.width + gap, length: size.width, count: columns),
            rowStart: top, rowPitch: size.height + lineSpacing, height: size.height,
            lastRowX: lineAlignment == .justified
                ? start : lineStart(ofWidth: lineWidth(of: onLastLine, size.width, gap)),
            count: count)
    }

    private func lineGap(itemWidth: Double, perLine: Double) -> Double {
        guard lineAlignment == .justified, perLine > 1 else { return interitemSpacing }
        return (available - perLine * itemWidth) / (perLine - 1)
    }

    private func lineWidth(of items: Int, _ width: Double, _ gap: Double) -> Double {
        Double(items) * width + Double(items - 1) * gap
    }

    /// By how much the item after a full line of equal items missed it; nil where it did not, or by more than a hair.
    ///
    /// Summed up as a line is, so that the number is the one that a person finds who adds the widths: three items of
    /// (428 − 48) / 3 with spacing 8 miss 396 points by 5.7e-14.
    func shortfall(afterLineOf items: Int, of count: Int, ofWidth width: Double) -> Double? {
        let exact = Double(items + 1) * width + Double(items) * interitemSpacing - available
        guard count > items, width > 0, exact <= fitTolerance + Self.hair else { return nil }
        var used = width
        for _ in 0..<items { used = used + interitemSpacing + width }
        // The division found no room for it; where the sum does, the last bit is what it missed by.
        return max(used - available, available.ulp)
    }
}
