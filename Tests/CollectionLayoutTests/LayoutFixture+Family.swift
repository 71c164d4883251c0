import CollectionLayout
import JSONText

extension CircleLayout {
    init(_ node: JSONNode) {
        self.init(
            scrollDirection: node.scrollDirection, itemCounts: node.itemCounts, itemSize: node.itemSizes,
            radius: node["radius"]?.asNumber, startAngle: node.number("startAngle", -.pi / 2),
            spacing: node.number("spacing", 10), ringSpacing: node.number("ringSpacing", node.number("spacing", 10)),
            facesCenter: node["facesCenter"]?.asBool ?? false, sectionInset: node["sectionInset"]?.insets ?? .zero)
        if let radius = node["cornerRadius"]?.asNumber { cornerRadius = { _ in radius } }
    }
}

extension StackLayout {
    init(_ node: JSONNode) {
        let shift = node["shift"]?.numbers ?? []
        self.init(
            scrollDirection: node.scrollDirection, itemCounts: node.itemCounts, itemSize: node.itemSizes,
            angle: node.number("angle", 0.06),
            shift: shift.count == 2 ? Point(x: shift[0], y: shift[1]) : Point(x: 0, y: 6),
            depth: node["depth"]?.asInt ?? 10, isFan: node["fan"]?.asBool ?? false,
            sectionInset: node["sectionInset"]?.insets ?? .zero)
    }
}

extension CarouselLayout {
    init(_ node: JSONNode) {
        self.init(
            scrollDirection: node["scrollDirection"]?.asString == "vertical" ? .vertical : .horizontal,
            itemCounts: node.itemCounts, itemSize: node.itemSizes, spacing: node.number("spacing", 10),
            minimumScale: node.number("minimumScale", 0.85), minimumAlpha: node.number("minimumAlpha", 1),
            tilt: node.number("tilt", 0), perspective: node.number("perspective", 500),
            sectionInset: node["sectionInset"]?.insets ?? .zero)
    }
}

extension JSONNode {
    fileprivate var itemCounts: [Int] { (self["itemCounts"]?.asArray ?? []).compactMap(\.asInt) }

    /// `itemSize`: one for all, or a list of sizes.
    fileprivate var itemSizes: ItemValues {
        let sizes = (self["itemSizes"]?.asArray ?? []).map { Size(width: $0.numbers[0], height: $0.numbers[1]) }
        return sizes.isEmpty ? .constant((try? size("itemSize")) ?? Size(width: 50, height: 50)) : .sizes(sizes)
    }
}
