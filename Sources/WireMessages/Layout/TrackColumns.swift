import CollectionLayout

/// The tracks of some elements side by side, as they are sent.
struct TrackTable {
    struct Row {
        /// The element's place among the elements.
        var element: UInt32
        /// The place of the track's first knot; it ends where the next track begins.
        var first: UInt32
    }

    private(set) var tracks: [Row] = []
    private(set) var knots: [Track.Knot] = []

    init(of elements: [TransitionElement]) {
        for (index, element) in elements.enumerated() {
            guard let track = element.track, !track.knots.isEmpty else { continue }
            tracks.append(Row(element: UInt32(clamping: index), first: UInt32(clamping: knots.count)))
            knots.append(contentsOf: track.knots)
        }
    }
}

func visitTrackColumns(_ visitor: inout some ColumnVisitor<TrackTable.Row>) {
    visitor.visit("element", absent: nil) { $0.element }
    visitor.visit("first", absent: nil) { $0.first }
}

/// - Parameter start: Offsets are sent relative to the window's origin along the scroll, as frames are.
func visitKnotColumns(relativeTo start: Double, _ visitor: inout some ColumnVisitor<Track.Knot>) {
    visitor.visit("offset", absent: nil) { Float($0.offset - start) }
    visitor.visit("dx", absent: 0) { Float($0.values.dx) }
    visitor.visit("dy", absent: 0) { Float($0.values.dy) }
    visitor.visit("trackScale", absent: 1) { Float($0.values.scale) }
    visitor.visit("trackRotation", absent: 0) { Float($0.values.rotation) }
    visitor.visit("trackTilt", absent: 0) { Float($0.values.tilt) }
    visitor.visit("trackAlpha", absent: 1) { Float($0.values.alpha) }
    visitor.visit("trackZ", absent: 0) { Float($0.values.zIndex) }
}
