import JSONText

/// How the texts in cells are set, at the content size category in force. Sent where a cell shows one.
package struct TextMetricsDescription: Equatable, Sendable {
    package struct Font: Equatable, Sendable {
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

    /// What is left free around something, points.
    package struct Padding: Equatable, Sendable {
        package var horizontal: Double
        package var vertical: Double

        package init(horizontal: Double, vertical: Double) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    package var title: Font
    package var subtitle: Font
    package var value: Font
    package var padding: Padding
    /// Between two things that stand side by side, points.
    package var gap: Double
    /// What an accessory takes at the trailing end, points.
    package var accessoryWidth: Double
    /// Within a bubble, around its text.
    package var bubble: Padding
    package var bubbleRadius: Double

    package init(
        title: Font, subtitle: Font, value: Font, padding: Padding, gap: Double, accessoryWidth: Double,
        bubble: Padding,
        bubbleRadius: Double
    ) {
        self.title = title
        self.subtitle = subtitle
        self.value = value
        self.padding = padding
        self.gap = gap
        self.accessoryWidth = accessoryWidth
        self.bubble = bubble
        self.bubbleRadius = bubbleRadius
    }

    func encode(into writer: inout JSONWriter) {
        for (name, font) in [("title", title), ("subtitle", subtitle), ("value", value)] {
            writer.member(name) { writer in
                writer.member("size", font.size)
                writer.member("weight", font.weight)
                writer.member("lineHeight", font.lineHeight)
            }
        }
        writer.member("padding") { padding.encode(into: &$0) }
        writer.member("gap", gap)
        writer.member("accessoryWidth", accessoryWidth)
        writer.member("bubble") { writer in
            bubble.encode(into: &writer)
            writer.member("radius", bubbleRadius)
        }
    }
}

extension TextMetricsDescription.Padding {
    fileprivate func encode(into writer: inout JSONWriter) {
        writer.member("horizontal", horizontal)
        writer.member("vertical", vertical)
    }
}
