package import JSONText

/// A binary layout message as a reader of its table understands it, written apart from the encoder so that it can judge
/// it.
package struct DecodedLayout {
    package struct Malformed: Error, CustomStringConvertible {
        package var description: String
    }

    package var header: JSONNode
    /// A value a column name, whether it was sent as a column or as one value; columns left out are missing.
    package var elements: [[String: Double]]
    /// The tracks, in the order of the message.
    package var tracks: [DecodedTrack]
    /// The offset of each column that has one, those of tracks and knots too.
    package var offsets: [String: Int]
    /// The bytes before the columns: the prefix and the header.
    package var columnsStart: Int

    package init(_ bytes: [UInt8]) throws {
        guard bytes.count >= 8, bytes.starts(with: Array("RBL1".utf8)) else {
            throw Malformed(description: "does not begin with RBL1")
        }
        let length = Int(Self.bits(bytes, at: 4, as: UInt32.self))
        guard length % 8 == 0, 8 + length <= bytes.count else {
            throw Malformed(description: "has a header of \(length) bytes, no multiple of 8 within \(bytes.count)")
        }
        let reading = parseJSON(SourceText(Array(bytes[8..<8 + length])), .strict)
        guard let header = reading.root, let count = header["count"]?.asInt, let table = header["columns"]?.asArray
        else {
            throw Malformed(description: "has no readable header: \(reading.problems)")
        }
        self.header = header
        columnsStart = 8 + length
        offsets = [:]
        elements = try Self.rows(count, table, bytes, &offsets)
        guard let part = header["tracks"], let trackCount = part["count"]?.asInt, let knotCount = part["knots"]?.asInt,
            let trackTable = part["columns"]?.asArray
        else {
            throw Malformed(description: "has no readable tracks")
        }
        func isOfTracks(_ column: JSONNode) -> Bool { ["element", "first"].contains(column["name"]?.asString) }
        let rows = try Self.rows(trackCount, trackTable.filter(isOfTracks), bytes, &offsets)
        let knots = try Self.rows(knotCount, trackTable.filter { !isOfTracks($0) }, bytes, &offsets)
        tracks = []
        for (index, row) in rows.enumerated() {
            let end = index + 1 < rows.count ? rows[index + 1]["first"] : Double(knotCount)
            guard let element = row["element"], let first = row["first"], let end, element < Double(count),
                first < end, end <= Double(knotCount)
            else { throw Malformed(description: "has a track of another's knots, or of no element") }
            tracks.append(DecodedTrack(element: Int(element), knots: Array(knots[Int(first)..<Int(end)])))
        }
    }

    private static func rows(
        _ count: Int, _ table: [JSONNode], _ bytes: [UInt8], _ offsets: inout [String: Int]
    ) throws -> [[String: Double]] {
        var rows = Array(repeating: [String: Double](), count: count)
        for column in table {
            guard let name = column["name"]?.asString, let type = column["type"]?.asString else {
                throw Malformed(description: "has a column without name or type")
            }
            if let offset = column["offset"]?.asInt { offsets[name] = offset }
            for index in 0..<count { rows[index][name] = try value(column, type, bytes, index) }
        }
        return rows
    }

    private static func value(_ column: JSONNode, _ type: String, _ bytes: [UInt8], _ index: Int) throws -> Double {
        if let value = column["value"] { return value.asNumber ?? .nan }
        guard let offset = column["offset"]?.asInt else { throw Malformed(description: "has a column without numbers") }
        let size = type == "u8" ? 1 : 4
        guard offset % 8 == 0, offset + (index + 1) * size <= bytes.count else {
            throw Malformed(description: "has a column at \(offset), not aligned or beyond the end")
        }
        let start = offset + index * size
        return switch type {
        case "u8": Double(bytes[start])
        case "u32": Double(bits(bytes, at: start, as: UInt32.self))
        case "i32": Double(bits(bytes, at: start, as: Int32.self))
        case "f32": Double(Float(bitPattern: bits(bytes, at: start, as: UInt32.self)))
        default: throw Malformed(description: "has a column of type \(type)")
        }
    }

    private static func bits<Value: FixedWidthInteger>(_ bytes: [UInt8], at offset: Int, as type: Value.Type) -> Value {
        var value: Value = 0
        for index in (0..<MemoryLayout<Value>.size).reversed() { value = value << 8 | Value(bytes[offset + index]) }
        return value
    }
}

package struct DecodedTrack {
    /// Its place among the elements.
    package var element: Int
    /// A value a column name; columns left out are missing.
    package var knots: [[String: Double]]
}
