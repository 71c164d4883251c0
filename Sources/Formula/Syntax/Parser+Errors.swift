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
        error(
            FormulaLimits.bytes..<lexer.bytes.count,
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

    func missingColon(question: Range<Int>) -> FormulaError {
        error(
            next.kind == .end ? question : next.range,
            "A '?' has a ':' and a second value; found \(found) in its place.")
    }

    func unclosedParenthesis(_ opening: Range<Int>) -> FormulaError {
        if next.kind == .end { return error(opening, "This '(' is not closed.", suggestion: ")") }
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
        error(
            method.range, "'\(method.name)' is no method here; the only one is rounded().",
            suggestion: nearestName(to: method.name, among: ["rounded"]), code: "formula.unknownMember")
    }

    func unclosedRounding(_ opening: Range<Int>) -> FormulaError {
        if next.kind == .end { return unclosedParenthesis(opening) }
        return error(next.range, "rounded() takes a rule such as .down or nothing, found \(found).")
    }

    func pointBeforeNumber(point: Range<Int>) -> FormulaError {
        let number = lexer.text(next.range)
        return error(
            point.lowerBound..<next.range.upperBound, "A number does not begin with its point.",
            suggestion: "0.\(number)")
    }

    func expectedName() -> FormulaError {
        error(next.range, "A name was expected behind the point, found \(found).")
    }

    func expectedValue() -> FormulaError {
        switch next.kind {
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
                case "is": "=="
                default: nil
                }
            if let meant { return error(next.range, "'\(word)' is written '\(meant)'.", suggestion: meant) }
            return error(next.range, "An operator was expected, found '\(word)'.")
        case .comma:
            return error(
                next.range, "A formula gives one value; a comma stands only between arguments, with a point decimals.")
        default:
            return error(next.range, "An operator or the end was expected, found \(found).")
        }
    }

    /// `a < b < c`, which Swift does not have either. Reads the third value, so that the sentence can hold all of them.
    mutating func chainedComparison(_ left: Int, _ second: BinaryOperator) throws(FormulaError) -> FormulaError {
        try advance()
        let right = try operation(above: second.precedence)
        let nodes = tree.nodes
        var suggestion: String?
        if case .binary(_, _, let middle) = nodes[left].form {
            let (first, shared, last) = (nodes[left].range, nodes[middle].range, nodes[right].range)
            suggestion = "\(lexer.text(first)) && \(lexer.text(shared)) \(second.spelling) \(lexer.text(last))"
        }
        return error(
            range(from: left, to: right), "Comparisons are not chained; '&&' joins two of them.",
            suggestion: suggestion, code: "formula.chainedComparison")
    }
}
