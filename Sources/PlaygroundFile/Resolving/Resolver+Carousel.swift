import CollectionLayout

extension Resolver {
    mutating func carousel(_ styleValues: StyleValues) -> CarouselLayout {
        var layout = CarouselLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount },
            itemSize: passSizes(styleValues), sectionInset: passInset(styleValues))
        guard case .carousel(let carousel) = plan.pass else { return layout }
        layout.spacing = values.value(carousel.spacing)
        layout.minimumScale = values.value(carousel.minimumScale)
        layout.minimumAlpha = values.value(carousel.minimumAlpha)
        layout.tilt = values.value(carousel.tilt)
        layout.perspective = values.value(carousel.perspective)
        if layout.tilt != 0, plan.scrollDirection == .vertical { noteNoTilt(carousel.tilt) }
        return layout
    }

    /// Cells of a vertical line would have to turn about a horizontal axis.
    private mutating func noteNoTilt(_ tilt: CompiledNumber) {
        values.report(
            tilt.origin,
            layoutWarning(
                .withoutEffect, at: tilt.origin, playground.source,
                "'tilt' does nothing in a carousel that scrolls vertically: cells tilt about an upright axis.",
                suggestion: "\"scrollDirection\": \"horizontal\""))
    }
}
