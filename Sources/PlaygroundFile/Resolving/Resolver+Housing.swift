import CollectionLayout
import JSONText

extension Resolver {
    /// Warns of cells that go under the sensor housing of a device in landscape: their section reaches across the scroll
    /// into a safe area that no inset keeps free.
    mutating func noteSensorHousing(_ sections: [SectionValues], adjusted: EdgeInsets) {
        guard viewport.size.width > viewport.size.height, plan.scrollDirection == .vertical,
            !style.layoutKind.runsOnceOverAll
        else { return }
        let safeArea = viewport.safeAreaInsets
        let reaches = zip(playground.sections, sections).contains { section, values in
            section.itemCount > 0
                && (adjusted.left + values.onScreen(isRightToLeft).left < safeArea.left
                    || adjusted.right + values.onScreen(isRightToLeft).right < safeArea.right)
        }
        guard reaches else { return }
        values.add(
            layoutWarning(
                .underSensorHousing, at: style.origin, playground.source,
                "Cells go under the sensor housing \(phrase(viewport)): the safe area is "
                    + "\(shown(safeArea.left)) pt on the left and \(shown(safeArea.right)) pt on the right, and the insets "
                    + "are counted from the edge.",
                suggestion: "\"sectionInsetReference\": \"safeArea\""))
    }
}

extension SectionValues {
    /// The effective inset by the sides of the screen.
    fileprivate func onScreen(_ isRightToLeft: Bool) -> EdgeInsets {
        isRightToLeft ? effectiveInset.mirrored : effectiveInset
    }
}
