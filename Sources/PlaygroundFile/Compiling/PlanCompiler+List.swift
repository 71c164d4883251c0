import CollectionLayout
import Formula

extension PlanCompiler {
    func list(_ values: ValueCompiler, _ direction: ScrollDirection) -> ListPlan {
        var rows = values.surroundings(.size)
        rows.knowsPrevious = true
        // The room before a row is no part of itself.
        rows.hidesSpacings = true
        let spacing = values.number(.spacing, rows) ?? .constant(0, .distance)
        rows.hidesSpacings = spacing.reach == .item
        let width = values.number(.itemWidth, rows)
        let content = self.content(values.settings)
        var beside = rows
        beside.across = width?.reach ?? (content.showsItsText ? .item : .section)
        let height = values.number(.itemHeight, beside)
        // Where a row stands is asked for anew when it is drawn: by what was before it, but not by where that was.
        rows.hidesPreviousFrame = true
        let alignment = values.choice(.align, rows) ?? .constant("leading", of: ["leading"])
        if width == nil || height == nil, content.showsItsText { formulas.noteText() }
        var hasSeparators = content == .row
        if case .flag(let flag)? = values.settings.values[.separators] { hasSeparators = flag }
        return ListPlan(
            width: width, height: height, spacing: spacing, alignment: alignment,
            appearance: values.settings.word(.appearance).flatMap(ListAppearance.init) ?? .plain,
            isAnchoredAtEnd: values.settings.word(.anchor) == "bottom",
            hasSeparators: hasSeparators,
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }
}

extension CellContent {
    /// Whether cells of the content are as large as their texts ask.
    var showsItsText: Bool {
        switch self {
        case .photo, .card: false
        case .text, .row, .bubble: true
        }
    }
}
