import CollectionLayout
import JSONText

extension LayoutMessage {
    /// The message's bytes.
    ///
    /// O(*n* × columns) in the elements and knots: each column is looked at until a second value is found, and written
    /// once, into its place.
    package func encoded() -> [UInt8] {
        let table = TrackTable(of: elements)
        let traits = ElementTraits(of: elements)
        let origins = ColumnOrigins(window: window, scrollers: scrollers)
        var elementPlan = ColumnPlan(elements, startingAt: 0)
        visitColumns(relativeTo: origins, of: traits, &elementPlan)
        var trackPlan = ColumnPlan(table.tracks, startingAt: elementPlan.end)
        visitTrackColumns(&trackPlan)
        var knotPlan = ColumnPlan(table.knots, startingAt: trackPlan.end)
        visitKnotColumns(relativeTo: windowStart, &knotPlan)
        let header = paddedHeader(
            elementPlan.columns, trackCount: table.tracks.count, knotCount: table.knots.count,
            trackPlan.columns + knotPlan.columns)
        let end = 8 + header.count + knotPlan.end
        return [UInt8](unsafeUninitializedCapacity: end) { buffer, count in
            let message = UnsafeMutableRawBufferPointer(buffer)
            message.copyBytes(from: Self.magic)
            message.storeBytes(of: UInt32(header.count).littleEndian, toByteOffset: 4, as: UInt32.self)
            UnsafeMutableRawBufferPointer(rebasing: message[8...]).copyBytes(from: header)
            let columns = UnsafeMutableRawBufferPointer(rebasing: message[(8 + header.count)...])
            var elementWriter = ColumnWriter(elementPlan, message: columns)
            visitColumns(relativeTo: origins, of: traits, &elementWriter)
            var trackWriter = ColumnWriter(trackPlan, message: columns)
            visitTrackColumns(&trackWriter)
            var knotWriter = ColumnWriter(knotPlan, message: columns)
            visitKnotColumns(relativeTo: windowStart, &knotWriter)
            count = end
        }
    }

    private static let magic = Array("RBL1".utf8)

    /// The content offset along the scroll at which the window begins: tracks count from there.
    private var windowStart: Double { scrollDirection == .vertical ? window.y : window.x }

    /// The header, padded so that the columns after it start at a multiple of 8.
    ///
    /// The table's offsets count from the message's start, so they depend on the length of the text that they stand in:
    /// written again until they fit, which a second or third time they do.
    private func paddedHeader(
        _ columns: [PlannedColumn], trackCount: Int, knotCount: Int, _ trackColumns: [PlannedColumn]
    ) -> [UInt8] {
        var length = 0
        while true {
            var writer = JSONWriter()
            writer.beginObject()
            encodeFields(into: &writer)
            writer.member("count", elements.count)
            encodeTable(columns, columnsStart: 8 + length, into: &writer)
            writer.member("tracks") { writer in
                writer.member("count", trackCount)
                writer.member("knots", knotCount)
                encodeTable(trackColumns, columnsStart: 8 + length, into: &writer)
            }
            writer.endObject()
            var text = writer.bytes
            let padded = roundedUpTo8(text.count)
            if padded <= length {
                text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: length - text.count))
                return text
            }
            length = padded
        }
    }

    private func encodeTable(_ columns: [PlannedColumn], columnsStart: Int, into writer: inout JSONWriter) {
        writer.member("columns", each: columns) { writer, column in
            writer.member("name", column.name)
            writer.member("type", column.typeName)
            switch column.content {
            case .value(let number): writer.member("value", number)
            case .numbers(let offset): writer.member("offset", columnsStart + offset)
            }
        }
    }
}

func roundedUpTo8(_ count: Int) -> Int { (count + 7) & ~7 }
