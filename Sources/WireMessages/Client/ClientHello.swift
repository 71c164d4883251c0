package import CollectionLayout

/// A page's first message: what it shows, and what it may have shown before the connection broke.
package struct ClientHello: Equatable, Sendable {
    /// The first visible item, by the text form of its identity, and its place in the visible bounds.
    package struct Anchor: Equatable, Sendable {
        package var id: String
        package var x: Double
        package var y: Double

        package init(id: String, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// A section that scrolls by itself, and is not at rest.
    package struct Scroller: Equatable, Sendable {
        /// The first item that is seen of it.
        package struct Anchor: Equatable, Sendable {
            /// The text form of its identity.
            package var id: String
            /// From where what is seen of the section begins to where the item does, points; from the right where the content
            /// begins there.
            package var distance: Double

            package init(id: String, distance: Double) {
                self.id = id
                self.distance = distance
            }
        }

        package var section: Int
        package var offset: Double
        /// Used where the offset says nothing.
        package var anchor: Anchor?

        package init(section: Int, offset: Double, anchor: Anchor? = nil) {
            self.section = section
            self.offset = offset
            self.anchor = anchor
        }
    }

    package var `protocol`: Int
    package var viewport: Viewport
    package var offset: Point
    /// Used where `instance` or `revision` is not the server's, so that the offset says nothing.
    package var anchor: Anchor?
    /// The style that the page shows or was asked for by its address.
    package var style: String?
    /// Whether the page keeps its style when another one is edited.
    package var pinned: Bool
    /// The server process that the page last spoke with, and the revision it last showed.
    package var instance: String?
    package var revision: Int?
    /// What the page's fonts are told by: pages of one engine draw every text equally wide. Empty where it says nothing.
    package var engine: String
    /// The sections that are scrolled, at most `WireProtocol.maximumScrollers`.
    package var scrollers: [Scroller]

    package init(
        protocol: Int, viewport: Viewport, offset: Point, anchor: Anchor? = nil, style: String? = nil,
        pinned: Bool = false,
        instance: String? = nil, revision: Int? = nil, engine: String = "", scrollers: [Scroller] = []
    ) {
        self.protocol = `protocol`
        self.viewport = viewport
        self.offset = offset
        self.anchor = anchor
        self.style = style
        self.pinned = pinned
        self.instance = instance
        self.revision = revision
        self.engine = engine
        self.scrollers = scrollers
    }
}
