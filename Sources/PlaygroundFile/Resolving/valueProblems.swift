import CollectionLayout
import Formula
import JSONText

/// What to say of a formula whose value makes no sense at one viewport.
func valueProblem(
    _ number: CompiledNumber, _ value: Double, at viewport: Viewport, _ source: SourceText, of whom: String = ""
) -> Problem {
    let unit = number.range.unit.isEmpty ? "" : " \(number.range.unit)"
    let code: String
    let found: String
    if !value.isFinite {
        code = "layout.notFinite"
        found = "is not a finite number"
    } else if value < 0, number.range.minimum == 0 {
        code = "layout.negative"
        found = "is \(plainNumber(value))\(unit)"
    } else {
        code = "layout.outOfRange"
        found = "is \(plainNumber(value))\(unit), which is not \(number.range.sentence)"
    }
    return Problem(
        code: code, severity: .warning, place: place(of: number.origin, source), path: number.origin.path.text,
        message: "\(number.origin.path.subject) \(found)\(whom) \(phrase(viewport)); it counts as 0.")
}

/// What to say of a formula whose arithmetic has no result at one viewport.
func faultProblem(
    _ fault: FormulaFault, _ origin: Origin, at viewport: Viewport, _ source: SourceText, of whom: String = ""
) -> Problem {
    let code = "layout." + firstWordAfterPoint(fault.code)
    return Problem(
        code: code, severity: .warning,
        place: origin.isNone ? nil : source.place(inStringAt: origin.range, utf8: fault.utf8Range),
        path: origin.path.text,
        message: "\(origin.path.subject) has no value\(whom) \(phrase(viewport)) and counts as 0: \(fault.message)")
}

func place(of origin: Origin, _ source: SourceText) -> Place? {
    origin.isNone ? nil : source.place(of: origin.range)
}

/// "at 390×844": what a value depends on that makes no sense.
func phrase(_ viewport: Viewport) -> String {
    "at \(plainNumber(viewport.size.width))×\(plainNumber(viewport.size.height))"
}

private func firstWordAfterPoint(_ code: String) -> String {
    String(decoding: code.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst(), as: UTF8.self)
}
