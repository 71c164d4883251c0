import TextSizing
import WireMessages

extension TextMetricsDescription {
    init(_ metrics: ContentMetrics) {
        self.init(
            title: Font(metrics.title), subtitle: Font(metrics.subtitle), value: Font(metrics.value),
            padding: Padding(horizontal: metrics.horizontal, vertical: metrics.vertical), gap: metrics.gap,
            accessoryWidth: metrics.accessoryWidth,
            bubble: Padding(horizontal: metrics.bubbleHorizontal, vertical: metrics.bubbleVertical),
            bubbleRadius: metrics.bubbleRadius)
    }
}

extension TextMetricsDescription.Font {
    init(_ font: TextFont) {
        self.init(size: font.size, weight: font.weight, lineHeight: font.lineHeight)
    }
}
