extension Compiler {
    /// What the first components of a path stand for.
    enum Reference {
        case name(FormulaName)
        case definition(LetDefinition)
        case pi
    }

    /// A word, which the file must know.
    mutating func word(_ word: String, _ range: Range<Int>) throws(FormulaError) -> Value {
        if let number = scope.words.number(of: word) {
            return Value(index: program.word(number), kind: .word, range: range)
        }
        throw unknownWord(word, range)
    }

    /// A name, a `let` or a constant, and the members behind it.
    mutating func path(_ components: [PathComponent], _ range: Range<Int>) throws(FormulaError) -> Value {
        guard let (reference, length) = resolve(components) else { throw unknownName(components) }
        let start = range.lowerBound
        let nameRange = length == components.count ? range : start..<components[length - 1].range.upperBound
        var value: Value
        switch reference {
        case .name(let name): value = Value(index: program.load(name), kind: name.kind, range: nameRange)
        case .definition(let definition): value = try use(definition, nameRange)
        case .pi: value = pi(nameRange)
        }
        for component in components[length...] {
            if !Self.members.contains(component.name), let error = unknownPart(components, after: length) {
                throw error
            }
            value = try member(component, of: value, start..<component.range.upperBound)
        }
        return value
    }

    mutating func pi(_ range: Range<Int>) -> Value {
        Value(index: program.constant(Double.pi.bitPattern), kind: .double, range: range)
    }

    /// The longest run of components from the first on that is known.
    private func resolve(_ components: [PathComponent]) -> (Reference, length: Int)? {
        for length in (1...min(components.count, FormulaLimits.nameLength)).reversed() {
            let spelling = components[..<length].spelling
            if let reference = reference(spelling) { return (reference, length) }
            if let rest = withoutPrefix(spelling), let reference = reference(rest) { return (reference, length) }
        }
        return nil
    }

    private func reference(_ spelling: String) -> Reference? {
        if let name = scope.names[spelling] { return .name(name) }
        if let definition = scope.lets[spelling] { return .definition(definition) }
        if spelling == "Double.pi" || spelling == "CGFloat.pi" { return .pi }
        if let alias = scope.aliases[spelling], let name = scope.names[alias] { return .name(name) }
        return nil
    }

    /// A name behind `collectionView.` and the like, or nil if none stands before it.
    func withoutPrefix(_ spelling: String) -> String? {
        for prefix in scope.droppedPrefixes where spelling.utf8.starts(with: prefix.utf8) {
            return String(decoding: spelling.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        }
        return nil
    }

    /// The value of a `let`, compiled at its first use.
    private mutating func use(_ definition: LetDefinition, _ range: Range<Int>) throws(FormulaError) -> Value {
        if let known = lets[definition.name] { return Value(index: known.index, kind: known.kind, range: range) }
        if letPath.contains(definition.name) { throw cycle(definition.name, range) }
        if letPath.count == FormulaLimits.depth { throw tooManyLets(range) }
        if letPath.isEmpty { useRange = range }
        letPath.append(definition.name)
        usedLets.append(definition.name)
        var value: Value
        switch definition.content {
        case .formula(let text):
            let outerText = self.text
            value = try compile(text)
            self.text = outerText
        case .bool(let bool):
            value = Value(index: program.constant(mask(bool)), kind: .bool, range: range)
        case .number(let number, let isWrittenWhole):
            if isWrittenWhole, let whole = Int64(exactly: number) {
                value = Value(index: program.constant(UInt64(bitPattern: whole)), kind: .whole, range: range)
            } else {
                value = Value(index: program.constant(number.bitPattern), kind: .double, range: range)
            }
        }
        letPath.removeLast()
        value.range = range
        lets[definition.name] = value
        return value
    }

    private func cycle(_ name: String, _ range: Range<Int>) -> FormulaError {
        let cycle = letPath.drop { $0 != name } + [name]
        return FormulaError(
            utf8Range: useRange, code: "formula.letCycle",
            message: "'\(name)' is defined by itself: " + cycle.joined(separator: " → ") + ".", letPath: letPath,
            letRange: range)
    }

    private func tooManyLets(_ range: Range<Int>) -> FormulaError {
        error(range, "tooDeep", "A 'let' leads to at most \(FormulaLimits.depth) others, one in the other.")
    }
}

extension ArraySlice<PathComponent> {
    /// The components with points between.
    var spelling: String {
        var spelling = ""
        for component in self {
            if !spelling.isEmpty { spelling += "." }
            spelling += component.name
        }
        return spelling
    }

    /// Where they stand.
    var range: Range<Int> {
        guard let first, let last else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }
}
