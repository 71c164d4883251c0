/// Compiles a formula's text.
///
///     var scope = FormulaScope()
///     scope.add(FormulaName(name: "bounds.width", kind: .double, reach: .viewport, slot: 0))
///     let formula = try compileFormula("bounds.width / 3 - 8", in: scope, expecting: .double)
///
/// - Parameters:
///   - text: at most 4 KiB, 64 levels deep, 1,000 operations with those of the `let`s it uses.
///   - scope: what is known where it stands.
///   - kind: what it must give. An Int or a whole number is taken for a Double as well, a whole number for an Int; nil takes
///     whatever comes.
/// - Throws: what is wrong first, with its place.
/// - Complexity: O(*n*), *n* being the length of the text and of the `let`s it uses.
package func compileFormula(
    _ text: String, in scope: FormulaScope, expecting kind: FormulaKind?
) throws(FormulaError) -> CompiledFormula {
    var compiler = Compiler(scope)
    let value = try compiler.compile(text)
    let result = try compiler.result(value, expecting: kind)
    let program = Program(compiler.program, result: result.index)
    return CompiledFormula(program, kind: result.kind, lets: compiler.usedLets, words: scope.words)
}
