extension Parser {
    /// postfixed = value { "." identifier | "." "rounded" "(" [ "." rule ] ")" }
    mutating func postfixed(_ value: Int) throws(FormulaError) -> Int {
        var base = value
        while next.kind == .point {
            try advance()
            let member = try component()
            if next.kind == .openParenthesis {
                base = try rounded(base, member)
            } else {
                base = addOperation(
                    .member(base, member), tree.nodes[base].range.lowerBound..<member.range.upperBound)
            }
        }
        return base
    }

    /// value = number | "true" | "false" | "." word | path | function arguments | "(" expression ")"
    mutating func value() throws(FormulaError) -> Int {
        let token = next
        switch token.kind {
        case .number:
            try advance()
            return add(try numberValue(lexer.text(token.range), token.range, isNegative: false), token.range)
        case .identifier:
            return try path()
        case .point:
            try advance()
            if next.kind == .number { throw pointBeforeNumber(point: token.range) }
            let isQuoted = next.kind == .quotedIdentifier
            let word = try component()
            return add(.word(word.name, isQuoted: isQuoted), token.range.lowerBound..<word.range.upperBound)
        case .openParenthesis:
            try advance()
            try enter()
            let inside = try expression()
            leave()
            guard next.kind == .closeParenthesis else { throw unclosedParenthesis(token.range) }
            tree.nodes[inside].range = token.range.lowerBound..<next.range.upperBound
            try advance()
            return inside
        default:
            throw expectedValue()
        }
    }

    /// Identifiers with points between; the last one before a "(" is a function or a method.
    private mutating func path() throws(FormulaError) -> Int {
        let first = try component()
        if first.name == "true" || first.name == "false" { return add(.bool(first.name == "true"), first.range) }
        if next.kind == .openParenthesis {
            let (arguments, end) = try arguments(of: first)
            return addOperation(.call(first, arguments: arguments), first.range.lowerBound..<end)
        }
        var components = [first]
        var end = first.range.upperBound
        while next.kind == .point {
            try advance()
            let component = try component()
            if next.kind == .openParenthesis {
                return try rounded(add(.path(components), first.range.lowerBound..<end), component)
            }
            end = component.range.upperBound
            components.append(component)
        }
        return add(.path(components), first.range.lowerBound..<end)
    }

    /// An identifier where one must stand; one between backticks without them.
    private mutating func component() throws(FormulaError) -> PathComponent {
        let token = next
        switch token.kind {
        case .identifier:
            try advance()
            return PathComponent(name: lexer.text(token.range), range: token.range)
        case .quotedIdentifier:
            try advance()
            let name = lexer.text(token.range.lowerBound + 1..<token.range.upperBound - 1)
            return PathComponent(name: name, range: token.range)
        default:
            throw expectedName()
        }
    }

    /// arguments = "(" [ expression { "," expression } ] ")"
    ///
    /// - Returns: their places in the tree's list, and where the closing parenthesis ends.
    private mutating func arguments(of function: PathComponent) throws(FormulaError) -> (Range<Int>, end: Int) {
        let opening = next.range
        var roots: [Int] = []
        try advance()
        try enter()
        if next.kind != .closeParenthesis {
            roots.append(try expression())
            while next.kind == .comma {
                try advance()
                roots.append(try expression())
            }
        }
        leave()
        if next.kind == .colon { throw labelledArgument(of: function) }
        guard next.kind == .closeParenthesis else { throw unclosedParenthesis(opening) }
        let end = next.range.upperBound
        try advance()
        let start = tree.arguments.count
        tree.arguments += roots
        return (start..<tree.arguments.count, end)
    }

    /// The only method there is, with its rule if it has one.
    private mutating func rounded(_ base: Int, _ method: PathComponent) throws(FormulaError) -> Int {
        guard method.name == "rounded" else { throw unknownMethod(method) }
        let opening = next.range
        var rule: PathComponent?
        try advance()
        if next.kind == .point {
            try advance()
            rule = try component()
        }
        guard next.kind == .closeParenthesis else { throw unclosedRounding(opening) }
        let range = tree.nodes[base].range.lowerBound..<next.range.upperBound
        try advance()
        return addOperation(.rounded(base, rule: rule), range)
    }
}
