import CollectionLayout
import Formula

/// What a style's formulas came to in one section, as far as sizes and cells can name it.
struct SectionValues: Equatable {
    /// As written; the layout takes the effective one.
    var sectionInset = EdgeInsets.zero
    var effectiveInset = EdgeInsets.zero
    var available = Size.zero
    /// `minimumLineSpacing` or `lineSpacing`.
    var lineSpacing = 0.0
    /// `minimumInteritemSpacing` or `spacing`.
    var spacing = 0.0
    /// How far the background is within the section; nil without one.
    var backgroundInset: EdgeInsets?
    var backgroundRadius = 0.0
    /// On the way to the section's numbers, in a compositional layout.
    var compositional: CompositionalNumbers?

    /// Sets the slots of the section's own values.
    func set(in inputs: inout FormulaInputs) {
        inputs.set(sectionInset, from: .sectionInsetTop)
        inputs.set(.availableWidth, .double(available.width))
        inputs.set(.availableHeight, .double(available.height))
        inputs.set(.minimumLineSpacing, .double(lineSpacing))
        inputs.set(.lineSpacing, .double(lineSpacing))
        inputs.set(.minimumInteritemSpacing, .double(spacing))
        inputs.set(.spacing, .double(spacing))
    }
}
