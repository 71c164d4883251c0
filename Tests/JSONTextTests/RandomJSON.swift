import JSONText
import TestSupport

/// Random values and texts, the same for the same seed.
struct RandomJSON {
    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func value(depth: Int = 0) -> PlainJSON {
        switch Int.random(in: 0..<(depth < 5 ? 8 : 5), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2, 3: return .number(number())
        case 4: return .string(string())
        case 5, 6:
            return .array((0..<Int.random(in: 0..<6, using: &generator)).map { _ in value(depth: depth + 1) })
        default: return object(depth: depth)
        }
    }

    mutating func object(depth: Int = 0) -> PlainJSON {
        var members: [String: PlainJSON] = [:]
        for _ in 0..<Int.random(in: 0..<6, using: &generator) { members[string()] = value(depth: depth + 1) }
        return .object(members)
    }

    /// Any finite Double: half of them by their bits, half as people write them.
    mutating func number() -> Double {
        if Bool.random(using: &generator) {
            let number = Double(bitPattern: generator.next())
            return number.isFinite ? number : 0
        }
        return Double(Int.random(in: -100_000...100_000, using: &generator)) / 8
    }

    mutating func string() -> String {
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<20, using: &generator) {
            let bound: UInt32 = [0x20, 0x80, 0x800, 0x1_0000, 0x11_0000][Int.random(in: 0..<5, using: &generator)]
            // NUL is no text, in a string neither, unless it is escaped – which the writer does.
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &generator)) { view.append(scalar) }
        }
        return String(view)
    }
}

extension PlainJSON {
    func write(into writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .number(let number): writer.number(number)
        case .string(let text): writer.string(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(into: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for (key, value) in members {
                writer.key(key)
                value.write(into: &writer)
            }
            writer.endObject()
        }
    }

    func text(indentation: Int? = nil) -> [UInt8] {
        var writer = JSONWriter(indentation: indentation)
        write(into: &writer)
        return writer.bytes
    }
}
