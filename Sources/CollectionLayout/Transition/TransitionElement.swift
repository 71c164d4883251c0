/// One element of what a page is to show, and what it is to do meanwhile.
package struct TransitionElement: Equatable, Sendable {
    /// The raw value goes over the wire.
    package enum Change: UInt8, Sendable, CaseIterable {
        /// Stays as it is.
        case resting
        /// Was not there before.
        case appearing
        /// Goes, or changes its size or looks.
        case moving
        /// Is no longer there; dropped when its motion ends.
        case disappearing
    }

    /// Where an element was, and how it looked.
    package struct Origin: Equatable, Sendable {
        package var frame: Rect
        package var cornerRadius: Double
        package var alpha: Double
        package var scale: Double
        package var rotation: Double
        package var tilt: Double

        package init(
            frame: Rect, cornerRadius: Double, alpha: Double, scale: Double = 1, rotation: Double = 0, tilt: Double = 0
        ) {
            self.frame = frame
            self.cornerRadius = cornerRadius
            self.alpha = alpha
            self.scale = scale
            self.rotation = rotation
            self.tilt = tilt
        }
    }

    package var key: UInt32
    package var kind: ElementKind
    /// Where it is in the new layout; in the old one where it is disappearing.
    package var indexPath: IndexPath
    /// Where it ends, in content coordinates of the new layout, aligned to pixels; before transform and track.
    package var frame: Rect
    package var cornerRadius: Double
    package var alpha: Double
    package var zIndex: Int32
    package var scale: Double
    /// Radians, clockwise on the screen.
    package var rotation: Double
    /// Radians about the vertical axis.
    package var tilt: Double
    package var content: CellContent
    package var axis: CellAxis
    /// The corners that the radius rounds, a `CACornerMask`.
    package var corners: UInt8
    /// Where the line along its bottom edge begins, points from its leading edge; nil for no line.
    package var separator: Double?
    package var side: CellSide
    /// The section of the new layout that scrolls by itself and takes it along: its place, and where it comes from, are then
    /// those with that section's offset at 0, and it is seen as far from there as that offset says. nil for none.
    package var scroller: Int?
    /// Its size made no sense: it is not drawn and has a badge.
    package var isInvalid: Bool
    package var change: Change
    /// Seconds from the transition's beginning to its own.
    package var delay: Double
    /// How it follows the scroll: what it is drawn as is all of the above with these values upon it. nil where it does not.
    package var track: Track?
    /// Where it starts, shifted so that it stands on the same place of the screen as before; nil where the page holds it and
    /// starts from what is on the screen, and where it does not move.
    package var from: Origin?

    package init(
        key: UInt32, kind: ElementKind, indexPath: IndexPath, frame: Rect, cornerRadius: Double = 0, alpha: Double = 1,
        zIndex: Int32 = 0, scale: Double = 1, rotation: Double = 0, tilt: Double = 0, content: CellContent = .photo,
        axis: CellAxis = .row, corners: UInt8 = CellAppearance.allCorners, separator: Double? = nil,
        side: CellSide = .none, scroller: Int? = nil, isInvalid: Bool = false, change: Change = .resting,
        delay: Double = 0,
        track: Track? = nil, from: Origin? = nil
    ) {
        self.key = key
        self.kind = kind
        self.indexPath = indexPath
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.alpha = alpha
        self.zIndex = zIndex
        self.scale = scale
        self.rotation = rotation
        self.tilt = tilt
        self.content = content
        self.axis = axis
        self.corners = corners
        self.separator = separator
        self.side = side
        self.scroller = scroller
        self.isInvalid = isInvalid
        self.change = change
        self.delay = delay
        self.track = track
        self.from = from
    }
}
