import CollectionLayout
import Formula
import JSONText

/// A warning about one viewport: the picture is drawn, this says what is odd about it.
func layoutWarning(
    _ code: ProblemCode, at origin: Origin, _ source: SourceText, _ message: String, suggestion: String? = nil
) -> Problem {
    Problem(
        code: code.rawValue, severity: .warning, place: origin.isNone ? nil : source.place(of: origin.range),
        path: origin.path.text, message: message, suggestion: suggestion)
}

/// What to say of a formula whose value makes no sense at one viewport.
///
/// - Parameters:
///   - whom: " for item 3", where it is one item's value.
///   - countsAs: what is taken instead.
func valueProblem(
    _ number: CompiledNumber, _ value: Double, at viewport: Viewport, _ source: SourceText, of whom: String = "",
    countsAs: String = "0"
) -> Problem {
    let unit = number.range.unit.isEmpty ? "" : " \(number.range.unit)"
    let code: ProblemCode
    let found: String
    if !value.isFinite {
        code = .notFinite
        found = "is not a finite number\(whom) \(phrase(viewport))"
    } else if value < 0, number.range.minimum == 0 {
        code = .negative
        found = "is \(plainNumber(value))\(unit)\(whom) \(phrase(viewport))"
    } else {
        code = .outOfRange
        found = "is \(plainNumber(value))\(unit)\(whom) \(phrase(viewport)) and must be \(number.range.sentence)"
    }
    return layoutWarning(
        code, at: number.origin, source, "\(number.origin.path.subject) \(found); it counts as \(countsAs).")
}

/// What to say of a formula that gives a word which the key does not know.
func wordProblem(
    _ choice: CompiledChoice, _ value: FormulaValue, _ words: WordTable, at viewport: Viewport, _ source: SourceText,
    of whom: String = ""
) -> Problem {
    var found = ""
    if case .word(let number) = value { found = words[number] }
    let known = choice.words.map { "\"\($0)\"" }.joined(separator: ", ")
    return layoutWarning(
        .notAChoice, at: choice.origin, source,
        "\(choice.origin.path.subject) is \(quoted(found))\(whom) \(phrase(viewport)) and must be one of \(known); "
            + "it counts as the first of them.")
}

/// What to say of a formula whose arithmetic has no result at one viewport.
func faultProblem(
    _ fault: FormulaFault, _ origin: Origin, at viewport: Viewport, _ source: SourceText, of whom: String = "",
    countsAs: String = "0"
) -> Problem {
    let code: ProblemCode =
        switch fault.code {
        case "formula.overflow": .overflow
        case "formula.divisionByZero": .divisionByZero
        default: .outsideInt
        }
    var problem = layoutWarning(
        code, at: origin, source,
        "\(origin.path.subject) has no value\(whom) \(phrase(viewport)) and counts as \(countsAs): \(fault.message)")
    if !origin.isNone { problem.place = source.place(inStringAt: origin.range, utf8: origin.inText(fault.utf8Range)) }
    return problem
}

/// "at 390×844": what a value depends on that makes no sense.
func phrase(_ viewport: Viewport) -> String {
    "at \(plainNumber(viewport.size.width))×\(plainNumber(viewport.size.height))"
}

/// A measure as a sentence shows it: at most two digits after the point.
func shown(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    return plainNumber(hundredths.magnitude < 1e15 ? hundredths / 100 : value)
}
