/// The way to a value from the root, as people write it: `styles.grid.columns`, `items[3].size[0]`.
package struct JSONPath: Equatable, Sendable {
    package var text: String

    private static let maximumKeyBytes = 256

    package static let root = JSONPath(text: "")

    package init(text: String) {
        self.text = text
    }

    /// The path of a member; a key that is no plain word stands in brackets: `styles["my grid"]`. One that is no key at
    /// all by its length is cut.
    package func key(_ key: String) -> JSONPath {
        guard key.utf8.count <= Self.maximumKeyBytes else {
            return self.key(
                String(String.UnicodeScalarView(key.unicodeScalars.prefix(Self.maximumKeyBytes / 4 - 1))) + "…")
        }
        guard Self.isPlain(key) else { return JSONPath(text: text + "[" + quoted(key) + "]") }
        return JSONPath(text: text.isEmpty ? key : text + "." + key)
    }

    /// The path of an element.
    package func index(_ index: Int) -> JSONPath {
        JSONPath(text: text + "[" + String(index) + "]")
    }

    private static func isPlain(_ key: String) -> Bool {
        var isEmpty = true
        for byte in key.utf8 {
            guard Byte.isWord(byte) || byte == Byte.minus else { return false }
            isEmpty = false
        }
        return !isEmpty
    }
}

/// A text as a JSON string: `say "hi"` → `"say \"hi\""`.
package func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
}
