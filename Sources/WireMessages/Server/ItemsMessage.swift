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
        /// The picture's address on this server.
        package var image: String?
        /// `#rrggbb`
        package var color: String
        /// What a header or footer says.
        package var text: String?

        package init(
            key: UInt32, kind: ElementKind, id: String, title: String? = nil, image: String? = nil, color: String,
            text: String? = nil
        ) {
            self.key = key
            self.kind = kind
            self.id = id
            self.title = title
            self.image = image
            self.color = color
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
                writer.member("image", entry.image)
                writer.member("color", entry.color)
                writer.member("text", entry.text)
            }
        }
    }
}
