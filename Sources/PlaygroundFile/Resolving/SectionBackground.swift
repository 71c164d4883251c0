package import CollectionLayout

/// The ground behind a section's items, at one viewport.
package struct SectionBackground: Equatable {
    /// `#rrggbb`
    package var color: String
    /// Whether the file names it.
    package var hasOwnColor: Bool
    package var cornerRadius: Double

    /// UIKit's systemGroupedBackground in a light surrounding.
    static let standardColor = "#f2f2f7"
}

extension ResolvedStyle {
    /// What a section's background looks like; nil where it has none.
    ///
    /// - Precondition: there is such a section.
    package func background(inSection section: Int) -> SectionBackground? {
        guard let plan = values.sectionPlan(section).background else { return nil }
        let playground = values.playground
        let color = plan.color?.text(playground.textInputs(section: section), words: playground.names.words)
            .flatMap(HexColor.init)
        return SectionBackground(
            color: color?.text ?? SectionBackground.standardColor, hasOwnColor: color != nil,
            cornerRadius: values.sections[section].backgroundRadius)
    }

    /// How anything but a cell looks.
    package func appearance(of kind: ElementKind, at indexPath: IndexPath) -> CellAppearance {
        guard kind == .decoration, let background = background(inSection: indexPath.section) else {
            return CellAppearance()
        }
        return CellAppearance(cornerRadius: background.cornerRadius)
    }
}
