package import CollectionLayout
import JSONText

/// What a page needs to know of a section that scrolls by itself.
package struct ScrollerDescription: Equatable, Sendable {
    package var scroller: SectionScroller
    /// Where the page has to scroll it to, if that is not where the page has it: its own offset of that section, or at rest.
    package var offset: Double?
    /// The stretch of its cells' coordinates that its elements were asked for in.
    package var window: ClosedRange<Double>

    package init(scroller: SectionScroller, offset: Double? = nil, window: ClosedRange<Double>) {
        self.scroller = scroller
        self.offset = offset
        self.window = window
    }

    func encode(into writer: inout JSONWriter) {
        writer.member("section", scroller.section)
        writer.member("frame") { $0.members(of: scroller.frame) }
        writer.member("direction", scroller.direction.name)
        writer.member("offsets", scroller.offsets.lowerBound, scroller.offsets.upperBound)
        writer.member("rest", scroller.rest)
        if let offset { writer.member("offset", offset) }
        writer.member("window", window.lowerBound, window.upperBound)
        writer.member("behavior", scroller.behavior.name)
        if let snap = scroller.snapOffsets { writer.member("snap", snap) }
    }
}

extension JSONWriter {
    mutating func members(of rect: Rect) {
        member("x", rect.x)
        member("y", rect.y)
        member("width", rect.width)
        member("height", rect.height)
    }

    /// Where scrolling comes to rest.
    mutating func member(_ key: String, _ snap: SnapOffsets) {
        member(key) { writer in
            switch snap {
            case .even(let start, let pitch, let count):
                writer.member("start", start)
                writer.member("pitch", pitch)
                writer.member("count", count)
            case .list(let offsets):
                writer.key("offsets")
                writer.beginArray()
                for offset in offsets { writer.number(offset) }
                writer.endArray()
            }
        }
    }
}
