package import CollectionLayout
import JSONText

/// What elements look like: sent before the first layout that shows a key, and again whenever a look changed.
package struct ItemsMessage: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package var key: UInt32
        package var kind: ElementKind
        /// The text form of the identity.
        package var id: String
        package var title: String?
        package var subtitle: String?
        /// What stands at the trailing end of a row.
        package var value: String?
        /// What a row ends with, by UIKit's name for it.
        package var accessory: String?
        /// The picture's address on this server.
        package var image: String?
        /// `#rrggbb`
        package var color: String
        /// Whether the file says which.
        package var hasOwnColor: Bool
        /// What a header or footer says.
        package var text: String?

        package init(
            key: UInt32, kind: ElementKind, id: String, title: String? = nil, subtitle: String? = nil,
            value: String? = nil, accessory: String? = nil, image: String? = nil, color: String,
            hasOwnColor: Bool = false,
            text: String? = nil
        ) {
            self.key = key
            self.kind = kind
            self.id = id
            self.title = title
            self.subtitle = subtitle
            self.value = value
            self.accessory = accessory
            self.image = image
            self.color = color
            self.hasOwnColor = hasOwnColor
            self.text = text
        }
    }

    package var entries: [Entry]

    package init(entries: [Entry]) {
        self.entries = entries
    }

    package func encoded() -> [UInt8] {
        encodeMessage("items") { writer in
            writer.member("entries", each: entries) { writer, entry in
                writer.member("key", Double(entry.key))
                writer.member("kind", entry.kind.name)
                writer.member("id", entry.id)
                writer.member("title", entry.title)
                writer.member("subtitle", entry.subtitle)
                writer.member("value", entry.value)
                writer.member("accessory", entry.accessory)
                writer.member("image", entry.image)
                writer.member("color", entry.color)
                if entry.hasOwnColor { writer.member("hasOwnColor", true) }
                writer.member("text", entry.text)
            }
        }
    }
}
