import CMath

/// What the cells of a carousel do as they pass the middle of what is visible. In the layout's own axes: along the scroll is y.
struct CarouselMotion {
    /// From the content offset to the middle.
    let middle: Double
    let spacing: Double
    let minimumScale: Double
    let minimumAlpha: Double
    /// Radians.
    let tilt: Double
    /// The greatest length of a cell along the scroll.
    var longest = 0.0
    /// How much of its length is seen of a tilted cell.
    private let narrowing: Double

    /// - Parameter tilts: whether it scrolls sideways, where cells turn about the axis across it.
    init(_ layout: CarouselLayout, middle: Double, tilts: Bool) {
        self.middle = middle
        spacing = distance(layout.spacing)
        minimumScale = Self.share(layout.minimumScale)
        minimumAlpha = Self.share(layout.minimumAlpha)
        tilt = tilts && abs(layout.tilt) <= .pi / 2 ? layout.tilt : 0
        narrowing = tilt == 0 ? 1 : cos(tilt)
    }

    /// From a cell's centre to the next one's if both are so long. Never backwards: the least is a point.
    func pitch(of length: Double) -> Double { max(1, length * (narrowing * narrowing) + spacing) }

    /// By how much farther from the middle cells beside it stand than their places say.
    private var spread: Double { longest * ((1 + narrowing) / 2 - narrowing * narrowing) }

    private static func share(_ value: Double) -> Double { value >= 0 && value <= 1 ? value : 0 }

    /// Whether anything follows the scroll: else the order of the items is as good as any.
    var changesAnything: Bool { minimumScale != 1 || minimumAlpha != 1 || tilt != 0 || spacing < 0 }

    /// What a cell shows whose centre is so far from the middle; beyond the middle positive.
    ///
    /// The zIndex is the distance in points, counted down from above 0 for what is within one item's distance: of any two
    /// cells the nearer one is above.
    func values(at distance: Double, pitch: Double) -> Track.Values {
        let share = min(max(distance / pitch, -1), 1)
        let depth = abs(share)
        return Track.Values(
            dy: share * spread, scale: 1 - (1 - minimumScale) * depth, tilt: -share * tilt,
            alpha: 1 - (1 - minimumAlpha) * depth, zIndex: self.pitch(of: longest) - abs(distance))
    }
}
