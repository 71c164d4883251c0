import Formula
import JSONText

extension FileReader {
    /// A number of points, a formula of one, or a dimension by UIKit's names.
    func dimension(_ node: JSONNode, _ path: FilePath) -> WrittenDimension? {
        guard case .string(let text) = node.value else {
            guard case .number = node.value else {
                reportKind(of: node, path, wanted: "a number, or a dimension as \".fractionalWidth(0.5)\"")
                return nil
            }
            return number(node, .extent, path).map { WrittenDimension(kind: .absolute, number: $0) }
        }
        let kinds = DimensionKind.allCases.map { $0.rawValue }
        guard
            let call = call(
                text, among: kinds, labels: DimensionKind.allCases.map { $0.label }, "dimension", node, path)
        else { return nil }
        switch call {
        case .none(let formula): return WrittenDimension(kind: .absolute, number: formula)
        case .named(let name, let number):
            guard let kind = DimensionKind(rawValue: name) else { return nil }
            return WrittenDimension(kind: kind, number: number)
        }
    }

    /// One dimension for both sides, `[width, height]`, or named ones.
    func layoutSize(_ node: JSONNode, _ path: FilePath) -> WrittenLayoutSize? {
        let origin = Origin(range: node.range, path: path)
        switch node.value {
        case .number, .string:
            return dimension(node, path).map { WrittenLayoutSize(width: $0, height: $0, origin: origin) }
        case .array(let elements) where elements.count == 2:
            let width = dimension(elements[0], path[0])
            let height = dimension(elements[1], path[1])
            guard let width, let height else { return nil }
            return WrittenLayoutSize(width: width, height: height, origin: origin)
        case .object:
            guard let object = object(node, .layoutSize, path) else { return nil }
            return WrittenLayoutSize(
                width: object[.widthDimension].flatMap { dimension($0, path[.widthDimension]) },
                height: object[.heightDimension].flatMap { dimension($0, path[.heightDimension]) }, origin: origin)
        default:
            reportKind(
                of: node, path, wanted: "a dimension, or [width, height] as [\".fractionalWidth(1)\", 44]")
            return nil
        }
    }

    /// A number of points, a formula of one, or a spacing by UIKit's names.
    func layoutSpacing(_ node: JSONNode, _ path: FilePath) -> WrittenSpacing? {
        guard case .string(let text) = node.value else {
            guard case .number = node.value else {
                reportKind(of: node, path, wanted: "a number, or a spacing as \".flexible(10)\"")
                return nil
            }
            return number(node, .distance, path).map { WrittenSpacing(isFlexible: false, number: $0) }
        }
        guard let call = call(text, among: ["fixed", "flexible"], labels: [nil, nil], "spacing", node, path) else {
            return nil
        }
        switch call {
        case .none(let formula): return WrittenSpacing(isFlexible: false, number: formula)
        case .named(let name, let number): return WrittenSpacing(isFlexible: name == "flexible", number: number)
        }
    }

    private enum Call {
        /// No call but the formula of a number.
        case none(WrittenNumber)
        case named(String, WrittenNumber)
    }

    /// A text as `.name(formula)`; nil if it is one that cannot be read, which is reported.
    private func call(
        _ text: String, among names: [String], labels: [String?], _ noun: String, _ node: JSONNode, _ path: FilePath
    ) -> Call? {
        let reading = DottedCall(text)
        func fail(_ range: Range<Int>, _ message: String, suggestion: String? = nil) -> Call? {
            add(
                Problem(
                    code: ProblemCode.dimension.rawValue, severity: .error,
                    place: source.place(inStringAt: node.range, utf8: range), path: path.text, message: message,
                    suggestion: suggestion))
            return nil
        }
        guard let reading else {
            if let name = names.first(where: { text == ".\($0)" || text.hasPrefix("\($0)(") }) {
                return fail(
                    0..<text.utf8.count,
                    "A \(noun) of that name is written \".\(name)(…)\", with a point before it and a number within.",
                    suggestion: ".\(name)")
            }
            if let misplaced = DottedCall.misplaced(in: text, among: names) {
                let name = String(decoding: Array(text.utf8)[misplaced], as: UTF8.self)
                return fail(
                    misplaced,
                    "A \(noun) is one call alone, and a formula stands within: \"\(name)(isLandscape ? 0.5 : 1)\".")
            }
            return .none(WrittenNumber(content: .formula(text), origin: Origin(range: node.range, path: path)))
        }
        guard let place = names.firstIndex(of: reading.name) else {
            let suggestion = nearestName(to: reading.name, among: names)
            let question =
                suggestion.map { "; did you mean '.\($0)'?" }
                ?? "; there is \(names.map { "'.\($0)'" }.joined(separator: ", "))."
            return fail(
                reading.nameRange, "'.\(reading.name)' is no \(noun)\(question)",
                suggestion: suggestion.map { ".\($0)" })
        }
        guard reading.isClosed else {
            return fail(reading.nameRange, "The parenthesis after '.\(reading.name)' is not closed.")
        }
        if let rest = reading.rest {
            return fail(
                rest,
                "Nothing can follow '.\(reading.name)(…)': a \(noun) is one call alone, and a formula stands within it."
            )
        }
        let argument = reading.argument(without: labels[place])
        guard !argument.text.isEmpty else {
            return fail(reading.nameRange, "'.\(reading.name)' needs a number within its parentheses.")
        }
        var origin = Origin(range: node.range, path: path)
        origin.textStart = argument.start
        let range = DimensionKind(rawValue: reading.name)?.range ?? .distance
        guard let value = plainLiteral(argument.text) else {
            return .named(reading.name, WrittenNumber(content: .formula(argument.text), origin: origin))
        }
        guard range.contains(value) else {
            report(
                .range, at: origin,
                "\(path.subject) is .\(reading.name)(\(argument.text)); it must be \(range.sentence).")
            return nil
        }
        let isWhole = !argument.text.utf8.contains(UInt8(ascii: "."))
        return .named(reading.name, WrittenNumber(content: .number(value, isWrittenWhole: isWhole), origin: origin))
    }

    /// The number that a text is, if it is nothing else.
    private func plainLiteral(_ text: String) -> Double? {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }),
            digits.last != UInt8(ascii: ".")
        else { return nil }
        return Double(text)
    }
}

/// A text that begins as Swift's short form of a call does: `.fractionalWidth(1/3)`. Ranges are in bytes of UTF-8.
struct DottedCall {
    let name: String
    let nameRange: Range<Int>
    /// Whether the parenthesis has an end.
    let isClosed: Bool
    /// What stands after it.
    let rest: Range<Int>?
    private let bytes: [UInt8]
    private let arguments: Range<Int>

    /// - Returns: nil if it does not begin so.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        var place = 0
        func skipSpaces() { while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 } }
        skipSpaces()
        let start = place
        guard place < bytes.count, bytes[place] == UInt8(ascii: ".") else { return nil }
        place += 1
        while place < bytes.count, isPlainNameByte(bytes[place]) { place += 1 }
        guard place > start + 1 else { return nil }
        name = String(decoding: bytes[start + 1..<place], as: UTF8.self)
        nameRange = start..<place
        skipSpaces()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return nil }
        place += 1
        let first = place
        var depth = 1
        while place < bytes.count, depth > 0 {
            if bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
            place += 1
        }
        isClosed = depth == 0
        arguments = first..<(isClosed ? place - 1 : place)
        skipSpaces()
        rest = place < bytes.count ? place..<bytes.count : nil
        self.bytes = bytes
    }

    /// What stands in the parentheses, without a label before it, and where it begins.
    func argument(without label: String?) -> (text: String, start: Int) {
        var range = trimmed(arguments)
        if let label, bytes[range].starts(with: label.utf8) {
            let after = trimmed(range.lowerBound + label.utf8.count..<range.upperBound)
            if let first = bytes[after].first, first == UInt8(ascii: ":") {
                range = trimmed(after.lowerBound + 1..<after.upperBound)
            }
        }
        return (String(decoding: bytes[range], as: UTF8.self), range.lowerBound)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = bytes[range].first, first == UInt8(ascii: " ") {
            range = range.lowerBound + 1..<range.upperBound
        }
        while let last = bytes[range].last, last == UInt8(ascii: " ") {
            range = range.lowerBound..<range.upperBound - 1
        }
        return range
    }

    /// Where a text names one of these with a point and a parenthesis, without beginning so.
    static func misplaced(in text: String, among names: [String]) -> Range<Int>? {
        let bytes = Array(text.utf8)
        for name in names {
            let wanted = Array(".\(name)(".utf8)
            guard bytes.count >= wanted.count else { continue }
            for start in 0...bytes.count - wanted.count where bytes[start..<start + wanted.count].elementsEqual(wanted)
            {
                return start..<start + wanted.count - 1
            }
        }
        return nil
    }
}

private func isPlainNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: false
    }
}
