package import CollectionLayout
import JSONText

/// A new revision: what the page shows around the picture.
package struct PlaygroundMessage: Equatable, Sendable {
    /// A button.
    package struct Style: Equatable, Sendable {
        package var name: String
        /// The layout's key in the file: `flow`, `grid`, `spiral`.
        package var layout: String
        package var scrollDirection: ScrollDirection
        package var icon: String
        /// UIKit's class of the layout's name cannot do this. Sent only where it is so.
        package var needsSubclass: Bool

        package init(
            name: String, layout: String, scrollDirection: ScrollDirection, icon: String, needsSubclass: Bool = false
        ) {
            self.name = name
            self.layout = layout
            self.scrollDirection = scrollDirection
            self.icon = icon
            self.needsSubclass = needsSubclass
        }
    }

    package var revision: Int
    package var title: String
    /// The style that the file asks every page to show.
    package var show: String?
    /// In the file's order.
    package var styles: [Style]

    package init(revision: Int, title: String, show: String?, styles: [Style]) {
        self.revision = revision
        self.title = title
        self.show = show
        self.styles = styles
    }

    package func encoded() -> [UInt8] {
        encodeMessage("playground") { writer in
            writer.member("revision", revision)
            writer.member("title", title)
            writer.member("show", show)
            writer.member("styles", each: styles) { writer, style in
                writer.member("name", style.name)
                writer.member("layout", style.layout)
                writer.member("scrollDirection", style.scrollDirection.name)
                writer.member("icon", style.icon)
                if style.needsSubclass { writer.member("needsSubclass", true) }
            }
        }
    }
}

extension ScrollDirection {
    var name: String {
        switch self {
        case .vertical: "vertical"
        case .horizontal: "horizontal"
        }
    }
}
