extension Compiler {
    /// The sentence about a path that begins with nothing known.
    func unknownName(_ components: [PathComponent]) -> FormulaError {
        if let better = longerName(components) { return better }
        let first = components[0]
        let spelling = components[...].spelling
        let range = first.range.lowerBound..<components[components.count - 1].range.upperBound
        if let excluded = Self.excludedConstant(components) { return error(range, "infinity", excluded) }
        let parts = parts(of: withoutPrefix(spelling) ?? spelling)
        if !parts.isEmpty {
            return error(
                range, "unknownName",
                "'\(spelling)' is no value itself; its parts are \(parts.joined(separator: ", ")).")
        }
        if FormulaFunction(first.name) != nil {
            return error(range, "unknownName", "'\(first.name)' is a function; its values stand in parentheses.")
        }
        if let hint = Self.hint(first.name) { return error(first.range, "syntax", hint) }
        return error(
            range, "unknownName", "'\(spelling)' is not known here.", suggestion: nearestKnown(to: components))
    }

    /// The sentence about a path that more is known of than its known part, or about one that is known elsewhere.
    func longerName(_ components: [PathComponent]) -> FormulaError? {
        let start = components[0].range.lowerBound
        for length in (1...components.count).reversed() {
            let spelling = components[..<length].spelling
            let bare = withoutPrefix(spelling) ?? spelling
            let range = start..<components[length - 1].range.upperBound
            if scope.names[bare] != nil {
                guard length < components.count, let near = nearestKnown(to: components), near != bare else {
                    return nil
                }
                return error(
                    start..<components[components.count - 1].range.upperBound, "unknownName",
                    "'\(components[...].spelling)' is not known here.", suggestion: near)
            }
            if let place = scope.elsewhere[bare] ?? scope.elsewhere[scope.aliases[bare] ?? bare] {
                return error(range, "outOfScope", "'\(spelling)' is not known here; it is known \(place).")
            }
        }
        return nil
    }

    /// The sentence about a word that the file does not know.
    func unknownWord(_ word: String, _ range: Range<Int>) -> FormulaError {
        if Self.infinite.contains(word) { return error(range, "infinity", Self.noInfinity) }
        let near = nearestName(to: word, among: scope.words.words)
        return error(
            range, "unknownWord", "'.\(word)' is no word that this file knows.", suggestion: near.map { "." + $0 })
    }

    private func nearestKnown(to components: [PathComponent]) -> String? {
        var length = components.count
        while length > 1, Self.members.contains(components[length - 1].name) { length -= 1 }
        let spelling = components[..<length].spelling
        let known = Array(scope.names.keys) + Array(scope.lets.keys)
        if let near = nearestName(to: withoutPrefix(spelling) ?? spelling, among: known.sorted()) { return near }
        return length == 1 ? nearestName(to: spelling, among: FormulaFunction.names + ["true", "false", ".pi"]) : nil
    }

    /// The known names that begin with `group` and a point.
    private func parts(of group: String) -> [String] {
        let start = group + "."
        return scope.names.keys.filter { $0.utf8.starts(with: start.utf8) }.sorted()
    }

    private static var infinite: [String] { ["infinity", "greatestFiniteMagnitude", "nan", "signalingNaN"] }
    private static var noInfinity: String { "Everything in a layout is finite; a formula has no infinity." }

    private static func excludedConstant(_ components: [PathComponent]) -> String? {
        guard components.count == 2, infinite.contains(components[1].name) else { return nil }
        return components[0].name == "Double" || components[0].name == "CGFloat" ? noInfinity : nil
    }

    /// What to say about a word of Swift's that a formula has no place for.
    private static func hint(_ name: String) -> String? {
        switch name {
        case "return": "A formula is its value; 'return' is left out."
        case "let", "var": "A formula is one expression; names are given in the file's 'let'."
        case "if", "else", "switch": "A formula chooses with 'condition ? a : b'."
        case "self": "'self.' is left out."
        default: nil
        }
    }
}
