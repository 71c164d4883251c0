import CollectionLayout

/// What any of some elements has beyond a frame and a look.
struct ElementTraits: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A scale, a rotation or a tilt.
    static let transform = ElementTraits(rawValue: 1)
    /// What rows of a list have: corners of their own, a separator, a side.
    static let row = ElementTraits(rawValue: 2)
    static let delay = ElementTraits(rawValue: 4)
    /// A place that it comes from.
    static let origin = ElementTraits(rawValue: 8)
    /// Comes from another scale, rotation or tilt than it ends with.
    static let originTransform = ElementTraits(rawValue: 16)

    /// Goes with a section that scrolls by itself.
    static let scroller = ElementTraits(rawValue: 32)

    /// O(n).
    init(of elements: [TransitionElement]) {
        var traits: ElementTraits = []
        for element in elements {
            if element.scale != 1 || element.rotation != 0 || element.tilt != 0 { traits.insert(.transform) }
            if element.corners != CellAppearance.allCorners || element.separator != nil || element.side != .none {
                traits.insert(.row)
            }
            if element.delay != 0 { traits.insert(.delay) }
            if element.scroller != nil { traits.insert(.scroller) }
            guard let from = element.from else { continue }
            traits.insert(.origin)
            if from.scale != element.scale || from.rotation != element.rotation || from.tilt != element.tilt {
                traits.insert(.originTransform)
            }
        }
        self = traits
    }
}
