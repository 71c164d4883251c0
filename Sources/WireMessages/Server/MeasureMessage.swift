import JSONText

/// Asks a page how large texts come out where it draws them. It answers with `measured`.
package struct MeasureMessage: Equatable, Sendable {
    /// A text, its font, and how wide its lines may be.
    package struct Entry: Equatable, Sendable {
        package var text: String
        /// The font's, points.
        package var size: Double
        /// The font's, as CSS counts: 400 regular, 600 semibold.
        package var weight: Double
        /// Points; nil where lines end only where the text's own do.
        package var width: Double?

        package init(text: String, size: Double, weight: Double, width: Double? = nil) {
            self.text = text
            self.size = size
            self.weight = weight
            self.width = width
        }
    }

    /// Counts one server's questions; the answer names it.
    package var measure: Int
    /// At most `WireProtocol.maximumMeasures`.
    package var entries: [Entry]

    package init(measure: Int, entries: [Entry]) {
        self.measure = measure
        self.entries = entries
    }

    package func encoded() -> [UInt8] {
        encodeMessage("measure") { writer in
            writer.member("measure", measure)
            writer.member("entries", each: entries) { writer, entry in
                writer.member("text", entry.text)
                writer.member("size", entry.size)
                writer.member("weight", entry.weight)
                if let width = entry.width { writer.member("width", width) }
            }
        }
    }
}
