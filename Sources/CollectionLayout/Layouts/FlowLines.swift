/// What the lines of a flow section have in common, in the layout's own axes.
struct FlowLines: BitwiseCopyable {
    /// Up to how many points an item sticks out of a line for its author to be told by how little: more than what rounding,
    /// or a fraction written with two decimals, leaves over.
    static let hair = 0.05

    /// Where lines begin.
    var left: Double
    /// How wide they are; not above 0 where the insets leave nothing.
    var available: Double
    var top: Double
    var lineSpacing: Double
    var interitemSpacing: Double
    var lineAlignment: FlowLayout.LineAlignment
    var itemAlignment: FlowLayout.ItemAlignment
    var fitTolerance: Double
    var centersLoneLastItem: Bool

    init(_ section: FlowLayout.Section, inset: EdgeInsets, available: Double, top: Double) {
        left = inset.left
        self.available = available
        self.top = top
        lineSpacing = distance(section.minimumLineSpacing)
        interitemSpacing = distance(section.minimumInteritemSpacing)
        lineAlignment = section.lineAlignment
        itemAlignment = section.itemAlignment
        fitTolerance = length(section.fitTolerance)
        centersLoneLastItem = section.centersLoneLastItem
    }

    /// Where a line begins whose items and spacings take up `width`, for all alignments that do not spread.
    @inline(__always)
    func lineStart(ofWidth width: Double) -> Double {
        switch lineAlignment {
        case .justified, .leading: left
        case .center: centered(width)
        case .trailing: left + (available - width)
        }
    }

    @inline(__always)
    func centered(_ width: Double) -> Double {
        left + (available - width) / 2
    }
}

extension FlowLayout.ItemAlignment {
    /// The part of the room beside an item that goes above it.
    var shareAbove: Double {
        switch self {
        case .center: 0.5
        case .top: 0
        case .bottom: 1
        }
    }
}
