import CollectionLayout
import TestSupport

extension RandomLayout {
    static func circle(
        _ sectionCount: Int, isMixed: Bool, _ direction: ScrollDirection, _ random: inout SeededGenerator
    ) -> CircleLayout {
        let (counts, sizes) = items(sectionCount, isMixed: isMixed, 0...70, &random)
        var circle = CircleLayout(
            scrollDirection: direction, itemCounts: counts, itemSize: sizes,
            radius: Bool.random(using: &random) ? random.points(0...200) : nil, startAngle: random.points(-7...7),
            spacing: random.points(-30...30), ringSpacing: random.points(-30...30),
            facesCenter: Bool.random(using: &random), sectionInset: random.insets(-30...60))
        if Bool.random(using: &random) { circle.cornerRadius = { min($0.width, $0.height) / 2 } }
        return circle
    }

    static func stack(
        _ sectionCount: Int, isMixed: Bool, _ direction: ScrollDirection, _ random: inout SeededGenerator
    ) -> StackLayout {
        let (counts, sizes) = items(sectionCount, isMixed: isMixed, 0...300, &random)
        return StackLayout(
            scrollDirection: direction, itemCounts: counts, itemSize: sizes, angle: random.points(-2...2),
            shift: Point(x: random.points(-20...20), y: random.points(-20...20)),
            depth: Int.random(in: 0...30, using: &random), isFan: Bool.random(using: &random),
            sectionInset: random.insets(-30...60))
    }

    static func carousel(
        _ sectionCount: Int, isMixed: Bool, tilt: Double = 0, _ direction: ScrollDirection,
        _ random: inout SeededGenerator
    ) -> CarouselLayout {
        let (counts, sizes) = items(sectionCount, isMixed: isMixed, 0...300, &random)
        return CarouselLayout(
            scrollDirection: direction, itemCounts: counts, itemSize: sizes, spacing: random.points(-60...30),
            minimumScale: random.points(0...1), minimumAlpha: random.points(0...1), tilt: tilt,
            perspective: random.points(0...900), sectionInset: random.insets(-30...60))
    }

    private static func items(
        _ sectionCount: Int, isMixed: Bool, _ lengths: ClosedRange<Double>, _ random: inout SeededGenerator
    ) -> (counts: [Int], sizes: ItemValues) {
        let counts = (0..<sectionCount).map { _ in random.count() }
        let one = Size(width: random.points(lengths), height: random.points(lengths))
        let sizes = (0..<counts.reduce(0, +)).map { _ in
            Size(width: random.points(lengths), height: random.points(lengths))
        }
        return (counts, isMixed ? .sizes(sizes) : .constant(one))
    }
}
