import Formula
import JSONText

/// Compiles the formulas of one file, each where it stands, and reports what is wrong with them.
///
/// The same text in the same surroundings is compiled once, however many styles, variants and sections lead to it.
final class FormulaCompiler {
    let names: FileNames
    private let reader: FileReader
    private var environments: [String: LetEnvironment] = [:]
    private var scopes: [Surroundings: FormulaScope] = [:]
    private var outcomes: [Question: Outcome] = [:]
    /// The `let`s of the file by where they stand, with the first environment that each was met in.
    private var definitions: [Int: (name: String, environment: LetEnvironment)] = [:]
    private var usedDefinitions: Set<Int> = []
    /// Whether anything that was compiled since this was set to false depends on the sizes of texts.
    var namesText = false

    private struct Question: Hashable {
        var text: String
        var surroundings: Surroundings
        var kind: FormulaKind?
    }

    private enum Outcome {
        case compiled(CompiledFormula)
        case failed(FormulaError)
    }

    init(names: FileNames, reader: FileReader) {
        self.names = names
        self.reader = reader
    }

    /// The environment of these `let`s, the same value for the same ones.
    func environment(_ lets: [String: WrittenNumber]) -> LetEnvironment {
        var key = ""
        for name in lets.keys.sorted(by: precedes) {
            guard let written = lets[name] else { continue }
            key += "\(name)\u{0}"
            switch written.content {
            case .number(let value, let isWrittenWhole): key += "\(value.bitPattern)\(isWrittenWhole ? "w" : "d")\u{0}"
            case .formula(let text): key += "=\(text)\u{0}"
            }
        }
        if let known = environments[key] {
            noteDefinitions(lets, in: known)
            return known
        }
        var definitions: [String: LetDefinition] = [:]
        for (name, written) in lets { definitions[name] = LetDefinition(name: name, written) }
        let environment = LetEnvironment(number: environments.count, definitions: definitions, written: lets)
        environments[key] = environment
        noteDefinitions(lets, in: environment)
        return environment
    }

    /// A number of the file; 0 if its formula is reported.
    func number(
        _ written: WrittenNumber, _ range: NumberRange, in environment: LetEnvironment, _ surroundings: Surroundings
    ) -> CompiledNumber {
        var value = CompiledNumber.Value.constant(0)
        switch written.content {
        case .number(let number, _):
            value = .constant(number)
        case .formula(let text):
            if let formula = formula(text, .double, in: environment, surroundings, at: written.origin) {
                value = .formula(formula)
            }
        }
        return CompiledNumber(value: value, range: range, origin: written.origin)
    }

    /// A condition of the file; false if its formula is reported.
    func condition(
        _ written: WrittenCondition, in environment: LetEnvironment, _ surroundings: Surroundings
    ) -> CompiledCondition {
        switch written.content {
        case .constant(let value):
            return .constant(value)
        case .formula(let text):
            let formula = formula(text, .bool, in: environment, surroundings, at: written.origin)
            return formula.map { .formula($0, written.origin) } ?? .constant(false)
        }
    }

    /// A choice of the file; the first of the words if it is reported.
    func choice(
        _ written: WrittenChoice, of words: [String], in environment: LetEnvironment, _ surroundings: Surroundings
    ) -> CompiledChoice {
        var value = CompiledChoice.Value.constant(words.first ?? "")
        switch written.content {
        case .word(let word):
            value = .constant(word)
        case .formula(let text) where isPlainName(text) && environment.written[text] == nil:
            // A lone word that names nothing is one of the key's words misspelt.
            reader.reportWord(text, of: words, at: written.origin)
        case .formula(let text):
            if let formula = formula(text, .word, in: environment, surroundings, at: written.origin) {
                value = .formula(formula)
            }
        }
        return CompiledChoice(value: value, words: words, origin: written.origin)
    }

    /// A text, whose formulas stand in braces; nil if one of them is reported.
    func text(_ written: WrittenText, in environment: LetEnvironment, _ surroundings: Surroundings) -> PlannedText? {
        guard hasBraces(written.text) else { return .plain(written.text) }
        markUsed(in: written.text, environment)
        do {
            return .template(try compileTextTemplate(written.text, in: scope(surroundings, environment)))
        } catch {
            report(error, at: written.origin)
            return nil
        }
    }

    /// A grid's lines are all equally high, so a height that changes from item to item has no meaning there.
    func reportItemHeight(_ origin: Origin) {
        reader.report(
            .itemHeight, at: origin,
            "The lines of a grid are all equally high, so 'itemHeight' cannot name anything of the item; "
                + "a 'flow' can have a height for each.")
    }

    /// Compiles the `let`s that nothing uses where the most is known, so that a mistake in them shows at once.
    func checkUnusedLets() {
        for (place, definition) in definitions.sorted(by: { $0.key < $1.key }) where !usedDefinitions.contains(place) {
            guard let written = definition.environment.written[definition.name],
                case .formula(let text) = written.content
            else { continue }
            _ = formula(text, nil, in: definition.environment, .widest, at: written.origin)
        }
    }

    private func formula(
        _ text: String, _ kind: FormulaKind?, in environment: LetEnvironment, _ surroundings: Surroundings,
        at origin: Origin
    ) -> CompiledFormula? {
        var here = surroundings
        here.environment = environment.number
        let question = Question(text: text, surroundings: here, kind: kind)
        let outcome = outcomes[question] ?? compile(question, environment)
        outcomes[question] = outcome
        switch outcome {
        case .compiled(let formula):
            if formula.namesText { noteText() }
            return formula
        case .failed(let error):
            report(error, at: origin)
            return nil
        }
    }

    /// Notes that sizes depend on texts without a formula that says so.
    func noteText() { namesText = true }

    private func compile(_ question: Question, _ environment: LetEnvironment) -> Outcome {
        markUsed(in: question.text, environment)
        do {
            let formula = try compileFormula(
                question.text, in: scope(question.surroundings, environment), expecting: question.kind)
            return .compiled(formula)
        } catch {
            return .failed(error)
        }
    }

    private func scope(_ surroundings: Surroundings, _ environment: LetEnvironment) -> FormulaScope {
        var here = surroundings
        here.environment = environment.number
        if let known = scopes[here] { return known }
        let scope = here.scope(names, environment)
        scopes[here] = scope
        return scope
    }

    private func report(_ error: FormulaError, at origin: Origin) {
        reader.add(problem(error, at: origin))
    }

    /// An error with its place in the file: the column inside the string, or where the text uses a `let` that is at fault.
    private func problem(_ error: FormulaError, at origin: Origin) -> Problem {
        var message = error.message
        if let suggestion = error.suggestion { message += " Did you mean '\(suggestion)'?" }
        if !error.letPath.isEmpty, error.code != "formula.letCycle" {
            message += " (By way of \(error.letPath.map { "'\($0)'" }.joined(separator: ", ")).)"
        }
        return Problem(
            code: error.code,
            place: reader.source.place(inStringAt: origin.range, utf8: origin.inText(error.utf8Range)),
            path: origin.path.text, message: message, suggestion: error.letPath.isEmpty ? error.suggestion : nil)
    }

    private func noteDefinitions(_ lets: [String: WrittenNumber], in environment: LetEnvironment) {
        for (name, written) in lets where definitions[written.origin.range.lowerBound] == nil {
            definitions[written.origin.range.lowerBound] = (name, environment)
        }
    }

    /// Notes the `let`s that a text mentions, and those that they mention.
    private func markUsed(in text: String, _ environment: LetEnvironment) {
        guard !environment.written.isEmpty else { return }
        forEachMentionedName(in: text) { name in
            guard let written = environment.written[name],
                usedDefinitions.insert(written.origin.range.lowerBound).inserted,
                case .formula(let inner) = written.content
            else { return }
            markUsed(in: inner, environment)
        }
    }
}
