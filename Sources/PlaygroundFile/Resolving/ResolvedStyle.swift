package import CollectionLayout
import Formula
package import JSONText

/// A style at one viewport: the layout's inputs, and what its cells look like.
package struct ResolvedStyle {
    package let layout: Layout
    /// What holds for the layout as a whole.
    package let options: LayoutOptions
    /// The content inset and what the safe area adds to it.
    package let adjustedContentInset: EdgeInsets
    package let contentInset: EdgeInsets
    package let animation: Animation
    /// What the cells do as they scroll; nil for nothing.
    package let effects: ItemEffects?
    /// What makes no sense at this viewport, before anything is laid out: `layout.…`.
    package let problems: [Problem]

    let values: StyleValues
    let style: PlaygroundStyle

    init(
        layout: Layout, options: LayoutOptions, adjustedContentInset: EdgeInsets, contentInset: EdgeInsets,
        animation: Animation, effects: ItemEffects?, problems: [Problem], values: StyleValues, style: PlaygroundStyle
    ) {
        self.layout = layout
        self.options = options
        self.adjustedContentInset = adjustedContentInset
        self.contentInset = contentInset
        self.animation = animation
        self.effects = effects
        self.problems = problems
        self.values = values
        self.style = style
    }

    /// Lays the style out at its viewport.
    package func prepared() -> PreparedLayout {
        layout.prepared(
            for: values.viewport.size, adjustedContentInset: adjustedContentInset, options: options, effects: effects)
    }

    /// Whether corner radii follow the cells' bounds when only the viewport changes; not if any section says so.
    package var cornerRadiusFollowsBounds: Bool {
        values.playground.sections.indices.allSatisfy { cornerRadiusFollowsBounds(inSection: $0) }
    }

    package func cornerRadiusFollowsBounds(inSection section: Int) -> Bool {
        values.sectionPlan(section).cell.cornerRadiusFollowsBounds
    }

    /// How a cell of that size looks. A radius that makes no sense counts as 0.
    ///
    /// - Precondition: there is such an item.
    package func appearance(at indexPath: IndexPath, size: Size) -> CellAppearance {
        let section = values.sectionPlan(indexPath.section)
        var appearance = CellAppearance(
            cornerRadius: values.cornerRadius(section.cell, at: indexPath, size: size), alpha: 1,
            content: section.cell.content)
        if case .list(let list) = section.items { values.addRow(list, at: indexPath, to: &appearance) }
        return appearance
    }

    /// What the cell of an item shows in this style: the item, on the ground that the style's `cell` gives it.
    package func item(at indexPath: IndexPath) -> PlaygroundItem {
        values.playground.item(at: indexPath, ground: values.sectionPlan(indexPath.section).cell.color)
    }
}
