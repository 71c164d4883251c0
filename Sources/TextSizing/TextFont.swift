/// The system's font at one size.
package struct TextFont: Equatable, Hashable, Sendable {
    /// Points.
    package var size: Double
    /// As CSS counts: 400 regular, 600 semibold.
    package var weight: Double
    /// Points from one line to the next.
    package var lineHeight: Double

    package init(size: Double, weight: Double, lineHeight: Double) {
        self.size = size
        self.weight = weight
        self.lineHeight = lineHeight
    }
}
