/// Gives a formula's text its meaning: finds what its names stand for, joins kinds, and builds the program.
struct Compiler {
    /// What a part of the text comes to: an instruction's value, its kind, and where the part stands.
    struct Value {
        var index: Int32
        var kind: FormulaKind
        var range: Range<Int>
    }

    let scope: FormulaScope
    var program = ProgramBuilder()
    /// The `let`s that have been compiled: each one is shared by all its uses.
    var lets: [String: Value] = [:]
    /// Their names in the order of their first use.
    var usedLets: [String] = []
    /// The `let`s that are being compiled, outermost first.
    var letPath: [String] = []
    /// Where the text uses the outermost of them.
    var useRange = 0..<0
    /// The text that is being compiled.
    var text: [UInt8] = []
    private var operationCount = 0

    init(_ scope: FormulaScope) {
        self.scope = scope
    }

    /// A stretch of the text that is being compiled, as what is said about it needs it.
    func origin(_ range: Range<Int>) -> Origin {
        letPath.isEmpty ? Origin(range: range) : Origin(range: useRange, letPath: letPath, letRange: range)
    }

    func error(_ range: Range<Int>, _ code: String, _ message: String, suggestion: String? = nil) -> FormulaError {
        origin(range).error("formula." + code, message, suggestion: suggestion)
    }

    /// How a part of the text that is being compiled is spelled.
    func spelling(_ range: Range<Int>) -> String {
        String(decoding: text[range], as: UTF8.self)
    }

    /// Compiles a text, or the text of the `let` that is being compiled.
    mutating func compile(_ text: String) throws(FormulaError) -> Value {
        self.text = Array(text.utf8)
        let tree: SyntaxTree
        do {
            tree = try Parser.parse(text)
        } catch {
            throw origin(error.utf8Range).error(error.code, error.message, suggestion: error.suggestion)
        }
        operationCount += tree.operationCount
        if operationCount > FormulaLimits.operations { throw tooManyOperations(0..<text.utf8.count) }
        var values: [Value] = []
        for node in tree.nodes {
            values.append(try value(of: node, in: tree, values))
        }
        return values[values.count - 1]
    }

    /// - Parameter values: those of the nodes before it.
    private mutating func value(
        of node: SyntaxNode, in tree: SyntaxTree, _ values: [Value]
    ) throws(FormulaError) -> Value {
        let range = node.range
        switch node.form {
        case .whole(let value):
            return Value(index: program.constant(UInt64(bitPattern: value)), kind: .whole, range: range)
        case .decimal(let value):
            return Value(index: program.constant(value.bitPattern), kind: .double, range: range)
        case .bool(let value):
            return Value(index: program.constant(mask(value)), kind: .bool, range: range)
        case .word("pi", isQuoted: false):
            return pi(range)
        case .word(let word, _):
            return try self.word(word, range)
        case .path(let components):
            return try path(components, range)
        case .negation(let operand):
            return try negation(values[operand], range)
        case .not(let operand):
            let operand = try bool(values[operand], for: "'!'")
            return operation(.not, operand, kind: .bool, range)
        case .binary(let binary, let left, let right):
            return try self.binary(binary, values[left], values[right], range)
        case .conditional(let condition, let ifTrue, let ifFalse):
            return try conditional(values[condition], values[ifTrue], values[ifFalse], range)
        case .call(let function, let arguments):
            var operands: [Value] = []
            for argument in tree.arguments[arguments] { operands.append(values[argument]) }
            return try call(function, operands, range)
        case .member(let base, let member):
            return try self.member(member, of: values[base], range)
        case .rounded(let base, let rule):
            return try rounded(values[base], rule, range)
        }
    }

    private func tooManyOperations(_ range: Range<Int>) -> FormulaError {
        error(
            range, "tooManyOperations",
            "A formula has at most \(FormulaLimits.operations) operations, each 'let' that it uses counted once.")
    }
}
