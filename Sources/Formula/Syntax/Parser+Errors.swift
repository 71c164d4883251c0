extension Parser {
    private func error(
        _ range: Range<Int>, _ message: String, suggestion: String? = nil, code: String = "formula.syntax"
    ) -> FormulaError {
        FormulaError(utf8Range: range, code: code, message: message, suggestion: suggestion)
    }

    /// The next token as a sentence calls it.
    private var found: String {
        next.kind == .end ? "the end" : "'\(lexer.text(next.range))'"
    }

    func tooLong() -> FormulaError {
        var limit = FormulaLimits.bytes
        // Not in the middle of a character.
        while limit < lexer.bytes.count, lexer.bytes[limit] & 0xC0 == 0x80 { limit += 1 }
        return error(
            limit..<lexer.bytes.count,
            "A formula has at most \(FormulaLimits.bytes) bytes; this one has \(lexer.bytes.count).",
            code: "formula.tooLong")
    }

    func tooDeep() -> FormulaError {
        error(
            next.range, "A formula nests at most \(FormulaLimits.depth) deep; name a part of it with 'let'.",
            code: "formula.tooDeep")
    }

    func empty() -> FormulaError {
        error(
            0..<lexer.bytes.count, "The formula is empty; a number or an expression was expected.",
            code: "formula.empty")
    }

    /// The sentence about a text that begins like one of Swift's statements.
    func statement() -> FormulaError? {
        guard next.kind == .identifier else { return nil }
        switch lexer.text(next.range) {
        case "return": return error(next.range, "A formula is its value; 'return' is left out.")
        case "let", "var": return error(next.range, "A formula is one expression; names are given in the file's 'let'.")
        case "if", "guard", "switch": return error(next.range, "A formula chooses with 'condition ? a : b'.")
        default: return nil
        }
    }

    func missingColon(question: Range<Int>) -> FormulaError {
        error(
            next.kind == .end ? question : next.range,
            "A '?' has a ':' and a second value; found \(found) in its place.")
    }

    func unclosedParenthesis(_ opening: Range<Int>) -> FormulaError {
        if next.kind == .end { return error(opening, "This '(' is not closed.") }
        return error(next.range, "An operator or ')' was expected, found \(found).")
    }

    func labelledArgument(of function: PathComponent) -> FormulaError {
        switch function.name {
        case "CGSize", "NSSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets":
            error(
                function.range, "A formula gives one number; a '\(function.name)' is several formulas in a JSON list.",
                code: "formula.unknownFunction")
        default:
            error(next.range, "Arguments have no labels here.")
        }
    }

    func unknownMethod(_ method: PathComponent) -> FormulaError {
        if FormulaFunction(method.name) != nil {
            return error(
                method.range, "'\(method.name)' is a function here and stands by itself.", suggestion: method.name,
                code: "formula.unknownMember")
        }
        return error(
            method.range, "'\(method.name)' is no method here; the only one is rounded().",
            suggestion: FormulaFunction.replacement(for: method.name)
                ?? nearestName(to: method.name, among: ["rounded"]), code: "formula.unknownMember")
    }

    func unclosedRounding(_ opening: Range<Int>) -> FormulaError {
        if next.kind == .end { return unclosedParenthesis(opening) }
        let name = lexer.text(next.range)
        return error(
            next.range, "rounded() takes a rule such as .down or nothing, found \(found).",
            suggestion: RoundingRule.operation(name) == nil ? nil : ".\(name)")
    }

    func pointBeforeNumber(point: Range<Int>) -> FormulaError {
        let number = lexer.text(next.range)
        return error(
            point.lowerBound..<next.range.upperBound, "A number does not begin with its point.",
            suggestion: "0.\(number)")
    }

    func expectedName() -> FormulaError {
        error(next.range, "A name or a digit was expected behind the point, found \(found).")
    }

    func expectedValue() -> FormulaError {
        switch next.kind {
        case .times where isAfter("*"): error(next.range, "Powers are written pow(base, exponent).", suggestion: "pow")
        case .greater where isAfter("<"): error(next.range, "'Not equal' is written '!='.", suggestion: "!=")
        case .end where isAfter("%"):
            error(
                next.range.lowerBound - 1..<next.range.upperBound,
                "'%' is the remainder of a division; a share of 50% is '* 0.5'.")
        case .plus: error(next.range, "A value was expected, found '+'; a plus before a number is left out.")
        case .equal: error(next.range, "A value was expected, found '=='.")
        case .quotedIdentifier:
            error(next.range, "A word is written with a leading dot.", suggestion: ".\(lexer.text(next.range))")
        default: error(next.range, "A value was expected, found \(found).")
        }
    }

    /// The text went on where it could have ended.
    func unexpectedAfterValue() -> FormulaError {
        switch next.kind {
        case .closeParenthesis:
            return error(next.range, "This ')' closes nothing.")
        case .identifier:
            let word = lexer.text(next.range)
            let meant: String? =
                switch word {
                case "and", "AND": "&&"
                case "or", "OR": "||"
                case "mod", "MOD": "%"
                case "is", "eq": "=="
                case "as": "Double(…)"
                default: nil
                }
            if let meant { return error(next.range, "'\(word)' is written '\(meant)'.", suggestion: meant) }
            return error(next.range, "An operator was expected, found '\(word)'.")
        case .comma:
            return error(
                next.range,
                "A formula gives one value, and its decimals have a point; a comma stands between arguments only.")
        default:
            return error(next.range, "An operator or the end was expected, found \(found).")
        }
    }

    /// `a < b < c`, which Swift does not have either. Reads the third value, so that the sentence can hold all of them.
    mutating func chainedComparison(_ left: Int, _ second: BinaryOperator) throws(FormulaError) -> FormulaError {
        try advance()
        let right = try operation(above: second.precedence)
        let first = lexer.text(tree.nodes[left].range)
        let last = lexer.text(tree.nodes[right].range)
        var message = "Comparisons are not chained; parentheses say which one comes first."
        var suggestion = "(\(first)) \(second.spelling) \(last)"
        if second.isOrder, case .binary(let operation, _, let middle) = tree.nodes[left].form, operation.isOrder {
            message = "Comparisons are not chained; '&&' joins two of them."
            suggestion = "\(first) && \(lexer.text(tree.nodes[middle].range)) \(second.spelling) \(last)"
        }
        return error(
            range(from: left, to: right), message, suggestion: suggestion, code: "formula.chainedComparison")
    }

    /// Whether the character before the next token is this one.
    private func isAfter(_ character: Unicode.Scalar) -> Bool {
        let before = next.range.lowerBound - 1
        return before >= 0 && UInt32(lexer.bytes[before]) == character.value
    }
}
