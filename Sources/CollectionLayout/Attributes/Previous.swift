/// The item before, as formulas see it that lay out item after item: `previous.maxX`, `previous.maxY`.
package struct Previous: Equatable, Sendable, BitwiseCopyable {
    /// Its right edge, in content coordinates, points; before the layout is turned about for right-to-left reading, before the
    /// end of the content is brought to the end of the bounds, and before pixel alignment.
    package var maxX: Double
    /// Its lower edge, likewise.
    package var maxY: Double

    package init(maxX: Double, maxY: Double) {
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Of an item in that frame.
    package init(_ frame: Rect) {
        self.init(maxX: frame.maxX, maxY: frame.maxY)
    }

    /// What the first item sees.
    package static let none = Previous(maxX: 0, maxY: 0)
}
