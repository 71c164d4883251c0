extension Compiler {
    /// The sentence about a path that begins with nothing known.
    func unknownName(_ components: [PathComponent]) -> FormulaError {
        if let error = outOfScope(components) { return error }
        let spelling = components[...].spelling
        let range = components[...].range
        func error(_ message: String, suggestion: String? = nil, code: String = "unknownName") -> FormulaError {
            self.error(range, code, "'\(spelling)' \(message)", suggestion: suggestion)
        }
        if components.count == 2, Self.isInfinite(components[1].name), isNumberType(components[0].name) {
            return noInfinity(range)
        }
        let parts = parts(of: withoutPrefix(spelling) ?? spelling)
        if !parts.isEmpty {
            let some = parts.count <= 8 ? parts : parts.prefix(8) + ["…"]
            return error("is no value itself; its parts are \(some.joined(separator: ", ")).")
        }
        if components.count == 1, FormulaFunction(spelling) != nil {
            return error("is a function; its values stand in parentheses.")
        }
        if components.count == 1, scope.words.number(of: spelling) != nil {
            return error("is not known here; a word has a leading dot.", suggestion: Self.spelling(ofWord: spelling))
        }
        if components[0].name == "self", components.count > 1 {
            return error("is written without 'self.'.", suggestion: components[1...].spelling)
        }
        return error("is not known here.", suggestion: nearestKnown(to: components))
    }

    /// The sentence about a path whose first `length` components are a name, and the next is none of its members; nil if
    /// it is about the member only.
    func unknownPart(_ components: [PathComponent], after length: Int) -> FormulaError? {
        if let error = outOfScope(components) { return error }
        let name = components[..<length].spelling
        let bare = withoutPrefix(name) ?? name
        let near = nearestKnown(to: components).flatMap { $0 == bare ? nil : $0 }
        let hasParts = !parts(of: bare).isEmpty || scope.elsewhere.keys.contains { isPart($0, of: bare) }
        guard near != nil || hasParts else { return nil }
        return error(
            components[...].range, "unknownName", "'\(components[...].spelling)' is not known here.", suggestion: near)
    }

    /// The sentence about a word that the file does not know.
    func unknownWord(_ word: String, _ range: Range<Int>) -> FormulaError {
        if Self.isInfinite(word) { return noInfinity(range) }
        // `.dried-fruit` is read up to the minus.
        let whole = scope.words.words.first {
            $0.utf8.starts(with: word.utf8) && Lexer.identifierLength($0) == word.utf8.count
        }
        let near = whole ?? nearestName(to: word, among: scope.words.words.filter { !$0.isEmpty })
        return error(
            range, "unknownWord", "'.\(word)' is no word that this file knows.",
            suggestion: near.map(Self.spelling(ofWord:)))
    }

    /// The sentence about a path of which some first components are known elsewhere.
    private func outOfScope(_ components: [PathComponent]) -> FormulaError? {
        for length in (1...min(components.count, FormulaLimits.nameLength)).reversed() {
            let spelling = components[..<length].spelling
            let bare = withoutPrefix(spelling) ?? spelling
            if scope.names[bare] != nil { return nil }
            guard let place = scope.elsewhere[scope.aliases[bare] ?? bare] else { continue }
            return error(
                components[..<length].range, "outOfScope",
                "'\(spelling)' is not known here; it is known \(place).")
        }
        return nil
    }

    private func nearestKnown(to components: [PathComponent]) -> String? {
        var length = components.count
        while length > 1, Self.members.contains(components[length - 1].name) { length -= 1 }
        let spelling = components[..<length].spelling
        let known = Array(scope.names.keys) + Array(scope.lets.keys)
        if let near = nearestName(to: withoutPrefix(spelling) ?? spelling, among: known) { return near }
        return length == 1 ? nearestName(to: spelling, among: FormulaFunction.names + ["true", "false", ".pi"]) : nil
    }

    /// The known names that begin with `group` and a point.
    private func parts(of group: String) -> [String] {
        let aliases = scope.aliases.keys.filter { scope.names[scope.aliases[$0] ?? ""] != nil }
        return (Array(scope.names.keys) + aliases).filter { isPart($0, of: group) }.sorted()
    }

    private func isPart(_ name: String, of group: String) -> Bool {
        name.utf8.starts(with: (group + ".").utf8)
    }

    /// A word as a formula has it: between backticks if it is no identifier.
    private static func spelling(ofWord word: String) -> String {
        Lexer.identifierLength(word) == word.utf8.count ? "." + word : ".`" + word + "`"
    }

    private func isNumberType(_ name: String) -> Bool {
        if case .toDouble = FormulaFunction(name) { true } else { false }
    }

    private static func isInfinite(_ name: String) -> Bool {
        name == "infinity" || name == "greatestFiniteMagnitude" || name == "nan"
    }

    private func noInfinity(_ range: Range<Int>) -> FormulaError {
        error(range, "infinity", "Everything in a layout is finite; a formula has no infinity.")
    }
}
