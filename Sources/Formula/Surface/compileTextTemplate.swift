/// Compiles a text in which braces hold formulas; a doubled brace is a brace.
///
///     try compileTextTemplate("Item {item + 1}", in: scope)
///
/// - Throws: what is wrong first, with its place in the whole text.
package func compileTextTemplate(_ text: String, in scope: FormulaScope) throws(FormulaError) -> TextTemplate {
    var reader = TemplateReader(text)
    var pieces: [TextTemplate.Piece] = []
    while let part = try reader.next() {
        switch part {
        case .text(let literal):
            pieces.append(.text(literal))
        case .formula(let formula, let start):
            do {
                pieces.append(.formula(try compileFormula(formula, in: scope, expecting: nil), start: start))
            } catch {
                var error = error
                error.utf8Range = error.utf8Range.lowerBound + start..<error.utf8Range.upperBound + start
                throw error
            }
        }
    }
    return TextTemplate(pieces: pieces)
}
