/// A recursive-descent reader of formulas. The grammar is here; the sentences about its breach are in `Parser+Errors`.
struct Parser {
    var lexer: Lexer
    /// The token to be read next.
    private(set) var next = Token(kind: .end, range: 0..<0)
    var tree = SyntaxTree()
    private var depth = 0

    /// Reads a whole text.
    static func parse(_ text: String) throws(FormulaError) -> SyntaxTree {
        var parser = Parser(lexer: Lexer(text))
        if parser.lexer.bytes.count > FormulaLimits.bytes { throw parser.tooLong() }
        try parser.advance()
        if parser.next.kind == .end { throw parser.empty() }
        if let statement = parser.statement() { throw statement }
        _ = try parser.expression()
        if parser.next.kind != .end { throw parser.unexpectedAfterValue() }
        return parser.tree
    }

    private init(lexer: Lexer) {
        self.lexer = lexer
    }

    /// Takes the next token.
    mutating func advance() throws(FormulaError) {
        next = try lexer.next()
    }

    /// Adds a node and returns its index.
    mutating func add(_ form: SyntaxNode.Form, _ range: Range<Int>) -> Int {
        tree.nodes.append(SyntaxNode(form: form, range: range))
        return tree.nodes.count - 1
    }

    mutating func addOperation(_ form: SyntaxNode.Form, _ range: Range<Int>) -> Int {
        tree.operationCount += 1
        return add(form, range)
    }

    func range(from first: Int, to last: Int) -> Range<Int> {
        tree.nodes[first].range.lowerBound..<tree.nodes[last].range.upperBound
    }

    /// One level down; each such call has its `leave`.
    mutating func enter() throws(FormulaError) {
        depth += 1
        if depth > FormulaLimits.depth { throw tooDeep() }
    }

    mutating func leave() {
        depth -= 1
    }

    /// expression = operation [ "?" expression ":" expression ]
    mutating func expression() throws(FormulaError) -> Int {
        let condition = try operation(above: 0)
        guard next.kind == .question else { return condition }
        let question = next.range
        try advance()
        try enter()
        let ifTrue = try expression()
        guard next.kind == .colon else { throw missingColon(question: question) }
        try advance()
        let ifFalse = try expression()
        leave()
        return addOperation(
            .conditional(condition: condition, ifTrue: ifTrue, ifFalse: ifFalse), range(from: condition, to: ifFalse))
    }

    /// Values with operators of a higher precedence than `floor` between them, joined from the left; comparisons are not
    /// chained.
    mutating func operation(above floor: Int) throws(FormulaError) -> Int {
        var left = try prefixed()
        var previous: BinaryOperator?
        while let binary = BinaryOperator(next.kind), binary.precedence > floor {
            if binary.isComparison, let previous, previous.isComparison {
                throw try chainedComparison(left, binary)
            }
            try advance()
            let right = try operation(above: binary.precedence)
            left = addOperation(.binary(binary, left, right), range(from: left, to: right))
            previous = binary
        }
        return left
    }

    /// prefixed = ( "-" | "!" ) prefixed | postfixed
    ///
    /// A minus belongs to the number behind it, unless a member does: `-7.5.rounded(.down)` is −7, as in Swift.
    private mutating func prefixed() throws(FormulaError) -> Int {
        let start = next
        guard start.kind == .minus || start.kind == .not else { return try postfixed(try value()) }
        try advance()
        try enter()
        let operand: Int
        if start.kind == .minus, next.kind == .number {
            let number = next.range
            try advance()
            let text = lexer.text(number)
            if next.kind != .point {
                leave()
                let range = start.range.lowerBound..<number.upperBound
                return add(try numberValue(text, number, isNegative: true), range)
            }
            operand = try postfixed(add(try numberValue(text, number, isNegative: false), number))
        } else {
            operand = try prefixed()
        }
        leave()
        let range = start.range.lowerBound..<tree.nodes[operand].range.upperBound
        return addOperation(start.kind == .minus ? .negation(operand) : .not(operand), range)
    }
}
