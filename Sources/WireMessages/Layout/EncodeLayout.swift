import CollectionLayout
import JSONText

extension LayoutMessage {
    /// The message's bytes.
    ///
    /// O(*n* × columns) in the elements: each column is looked at until a second value is found, and written once, into
    /// its place.
    package func encoded() -> [UInt8] {
        var plan = ColumnPlan(elements: elements)
        visitColumns(relativeTo: window, &plan)
        let header = header(plan.columns)
        let end = 8 + header.count + plan.byteCount
        return [UInt8](unsafeUninitializedCapacity: end) { buffer, count in
            let message = UnsafeMutableRawBufferPointer(buffer)
            message.copyBytes(from: Self.magic)
            message.storeBytes(of: UInt32(header.count).littleEndian, toByteOffset: 4, as: UInt32.self)
            UnsafeMutableRawBufferPointer(rebasing: message[8...]).copyBytes(from: header)
            var writer = ColumnWriter(
                elements: elements, columns: plan.columns,
                message: UnsafeMutableRawBufferPointer(rebasing: message[(8 + header.count)...]))
            visitColumns(relativeTo: window, &writer)
            count = end
        }
    }

    private static let magic = Array("RBL1".utf8)

    /// The header, padded so that the columns after it start at a multiple of 8.
    ///
    /// The table's offsets count from the message's start, so they depend on the length of the text that they stand in:
    /// written again until they fit, which a second or third time they do.
    private func header(_ columns: [PlannedColumn]) -> [UInt8] {
        var length = 0
        while true {
            var text = header(columns, columnsStart: 8 + length)
            let padded = roundedUpTo8(text.count)
            if padded <= length {
                text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: length - text.count))
                return text
            }
            length = padded
        }
    }

    private func header(_ columns: [PlannedColumn], columnsStart: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("push", push)
        writer.member("revision", revision)
        writer.member("style", style)
        writer.member("seq", seq)
        writer.member("contentSize", contentSize.width, contentSize.height)
        writer.member("window") { writer in
            writer.member("x", window.x)
            writer.member("y", window.y)
            writer.member("width", window.width)
            writer.member("height", window.height)
        }
        if let offset { writer.member("offset", offset.x, offset.y) }
        writer.member("contentInset") { writer in
            writer.member("top", contentInset.top)
            writer.member("left", contentInset.left)
            writer.member("bottom", contentInset.bottom)
            writer.member("right", contentInset.right)
        }
        writer.member("scrollDirection", scrollDirection.name)
        writer.member("animated", animated)
        writer.member("moved", moved)
        writer.member("total", total)
        writer.member("farthest", farthest)
        writer.member("sampled", sampled)
        writer.member("parseMs", parseMs)
        writer.member("layoutMs", layoutMs)
        writer.member("cornerRadiusFollowsBounds", cornerRadiusFollowsBounds)
        writer.member("animation") { animation.encode(into: &$0) }
        writer.member("count", elements.count)
        writer.member("columns", each: columns) { writer, column in
            writer.member("name", column.name)
            writer.member("type", column.typeName)
            switch column.content {
            case .value(let number): writer.member("value", number)
            case .numbers(let offset): writer.member("offset", columnsStart + offset)
            }
        }
        writer.key("tracks")
        writer.beginArray()
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }
}

func roundedUpTo8(_ count: Int) -> Int { (count + 7) & ~7 }
