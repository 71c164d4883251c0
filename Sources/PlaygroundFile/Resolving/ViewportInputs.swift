import CollectionLayout
import Formula

extension Playground {
    /// Inputs that know a viewport and the number of sections.
    func viewportInputs(_ viewport: Viewport) -> FormulaInputs {
        var inputs = FormulaInputs(slotCount: names.slotCount)
        inputs.set(.boundsWidth, .double(viewport.size.width))
        inputs.set(.boundsHeight, .double(viewport.size.height))
        inputs.set(viewport.safeAreaInsets, from: .safeAreaTop)
        // A scale of 0 says that nothing is to be aligned, not that a point has no pixels.
        inputs.set(.displayScale, .double(viewport.scale == 0 ? 1 : viewport.scale))
        inputs.set(.isLandscape, .bool(viewport.size.width > viewport.size.height))
        inputs.set(.isRegular, .bool(viewport.horizontalSizeClass == .regular))
        inputs.set(.isCompact, .bool(viewport.horizontalSizeClass == .compact))
        inputs.set(.horizontalSizeClass, word(viewport.horizontalSizeClass))
        inputs.set(.verticalSizeClass, word(viewport.verticalSizeClass))
        inputs.set(.isAccessibilitySize, .bool(viewport.preferredContentSizeCategory.isAccessibilitySize))
        inputs.set(.sections, .int(Int64(sections.count)))
        return inputs
    }

    private func word(_ sizeClass: Viewport.SizeClass) -> FormulaValue {
        .word(names.words.number(of: sizeClass == .regular ? "regular" : "compact") ?? 0)
    }
}

extension FormulaInputs {
    /// Sets four slots that follow each other: top, left, bottom, right.
    mutating func set(_ insets: EdgeInsets, from first: BuiltInNames.Slot) {
        for (offset, side) in [insets.top, insets.left, insets.bottom, insets.right].enumerated() {
            self[first.rawValue + offset] = .scalar(.double(side))
        }
    }
}
