import Formula
import JSONText

extension FileReader {
    /// A number within a range, or the text of a formula, whose value is looked at when there is one.
    func number(_ node: JSONNode, _ range: NumberRange, _ path: FilePath) -> WrittenNumber? {
        let origin = Origin(range: node.range, path: path)
        switch node.value {
        case .number(let number):
            guard range.contains(number.value) else {
                report(
                    .range, at: origin,
                    "\(path.subject) is \(written(node)); it must be \(range.sentence).")
                return nil
            }
            return WrittenNumber(
                content: .number(number.value, isWrittenWhole: number.isWrittenWhole), origin: origin)
        case .string(let text):
            return WrittenNumber(content: .formula(text), origin: origin)
        default:
            reportKind(of: node, path, wanted: "a number or a formula in quotes")
            return nil
        }
    }

    func condition(_ node: JSONNode, _ path: FilePath) -> WrittenCondition? {
        let origin = Origin(range: node.range, path: path)
        switch node.value {
        case .bool(let value): return WrittenCondition(content: .constant(value), origin: origin)
        case .string(let text): return WrittenCondition(content: .formula(text), origin: origin)
        default:
            reportKind(of: node, path, wanted: "true, false, or a formula in quotes as \"isLandscape\"")
            return nil
        }
    }

    /// A whole number that is no formula.
    func plainCount(_ node: JSONNode, maximum: Int, _ path: FilePath) -> Int? {
        guard case .number(let number) = node.value else {
            reportKind(of: node, path, wanted: "a whole number")
            return nil
        }
        guard let count = Int(exactly: number.value) else {
            report(
                .whole, at: node.range, path,
                "\(path.subject) is \(written(node)); it must be a whole number.")
            return nil
        }
        guard count >= 0, count <= maximum else {
            report(
                count < 0 ? .range : .tooMany, at: node.range, path,
                "\(path.subject) is \(count); it must be between 0 and \(maximum).")
            return nil
        }
        return count
    }

    func flag(_ node: JSONNode, _ path: FilePath) -> Bool? {
        if case .bool(let value) = node.value { return value }
        reportKind(of: node, path, wanted: "true or false")
        return nil
    }

    func word(_ node: JSONNode, of words: [String], _ path: FilePath) -> String? {
        let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
        guard case .string(let text) = node.value else {
            reportKind(of: node, path, wanted: "one of \(list)")
            return nil
        }
        if words.contains(text) { return text }
        reportWord(text, of: words, at: Origin(range: node.range, path: path))
        return nil
    }

    /// Notes that a text is none of the words that could stand there.
    func reportWord(_ text: String, of words: [String], at origin: Origin) {
        let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
        let suggestion = nearestName(to: text, among: words)
        let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? "; it must be one of \(list)."
        report(
            .word, at: origin, "\(origin.path.subject) cannot be \(quoted(text))\(question)", suggestion: suggestion)
    }

    /// A text of at most 1 KiB.
    func text(_ node: JSONNode, _ path: FilePath) -> WrittenText? {
        guard case .string(let text) = node.value else {
            reportKind(of: node, path, wanted: "a text in quotes")
            return nil
        }
        guard text.utf8.count <= Limits.labelBytes else {
            report(
                .tooLong, at: node.range, path,
                "\(path.subject) is \(text.utf8.count) bytes long; at most \(Limits.labelBytes) are shown.")
            return nil
        }
        return WrittenText(text: text, origin: Origin(range: node.range, path: path))
    }

    /// One number for a square, or `[width, height]`.
    func size(_ node: JSONNode, _ path: FilePath) -> WrittenSize? {
        let origin = Origin(range: node.range, path: path)
        switch node.value {
        case .number, .string:
            return number(node, .extent, path).map { WrittenSize(width: $0, height: nil, origin: origin) }
        case .array(let elements) where elements.count == 2:
            let width = number(elements[0], .extent, path[0])
            let height = number(elements[1], .extent, path[1])
            guard let width, let height else { return nil }
            return WrittenSize(width: width, height: height, origin: origin)
        default:
            reportKind(of: node, path, wanted: "one number for a square, or [width, height]")
            return nil
        }
    }

    /// `[x, y]`, either of which may be negative.
    func point(_ node: JSONNode, _ path: FilePath) -> WrittenPoint? {
        guard case .array(let elements) = node.value, elements.count == 2 else {
            reportKind(of: node, path, wanted: "[x, y]")
            return nil
        }
        let x = number(elements[0], .distance, path[0])
        let y = number(elements[1], .distance, path[1])
        guard let x, let y else { return nil }
        return WrittenPoint(x: x, y: y, origin: Origin(range: node.range, path: path))
    }

    /// `[x, y, width, height]`.
    func rect(_ node: JSONNode, _ path: FilePath) -> WrittenRect? {
        guard case .array(let elements) = node.value, elements.count == 4 else {
            reportKind(of: node, path, wanted: "[x, y, width, height]")
            return nil
        }
        let x = number(elements[0], .distance, path[0])
        let y = number(elements[1], .distance, path[1])
        let width = number(elements[2], .extent, path[2])
        let height = number(elements[3], .extent, path[3])
        guard let x, let y, let width, let height else { return nil }
        return WrittenRect(
            x: x, y: y, width: width, height: height, origin: Origin(range: node.range, path: path))
    }

    /// One number, `[top, left, bottom, right]`, or named sides.
    func insets(_ node: JSONNode, _ path: FilePath) -> WrittenInsets? {
        switch node.value {
        case .number, .string:
            return number(node, .distance, path).map(WrittenInsets.all)
        case .array(let elements) where elements.count == 4:
            let sides = elements.indices.compactMap { number(elements[$0], .distance, path[$0]) }
            return sides.count == 4 ? .sides(sides) : nil
        case .object:
            guard let object = object(node, .insets, path) else { return nil }
            // What says less comes first, so that `left` has the last word over `horizontal`.
            let order: [KeyName] = [.horizontal, .vertical, .leading, .trailing, .top, .left, .bottom, .right]
            return .named(
                order.compactMap { name in
                    object[name].flatMap { number($0, .distance, path[name]) }.map {
                        WrittenInsets.NamedSide(name: name, distance: $0)
                    }
                })
        default:
            reportKind(
                of: node, path,
                wanted: "one number, [top, left, bottom, right], or named sides as { \"top\": 16, \"horizontal\": 8 }")
            return nil
        }
    }

    func columns(_ node: JSONNode, _ path: FilePath) -> WrittenColumns? {
        switch node.value {
        case .number, .string: return number(node, .count, path).map(WrittenColumns.count)
        case .object:
            guard let object = object(node, .adaptiveColumns, path) else { return nil }
            guard let minimum = object[.minimum] else {
                report(.missingKey, at: node.range, path, "'columns' in braces needs a 'minimum' width.")
                return nil
            }
            return number(minimum, .extent, path[.minimum]).map(WrittenColumns.minimum)
        default:
            reportKind(of: node, path, wanted: "a number, a formula, or { \"minimum\": 110 }")
            return nil
        }
    }
}
