import TestSupport
import Testing

@testable import Formula

/// Whatever the text is, there is a formula or an error with a place in it, and never a trap.
@Suite struct GarbageTests {
    private static let pieces = [
        "item", "count", "bounds.width", "data.span", "data.ratio", "isLandscape", "section.id", ".citrus", ".pi",
        ".down",
        "1", "0", "2.5", "1e3", "1e", "9223372036854775807", "9223372036854775808", "0x1", "8pt", "1_0", ".5", "true",
        "false", "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "!", "?", ":", "(", ")", "(",
        ")",
        ",", ".", "..", "=", "&", "|", "^", "\"", "'", "`", "[", "{", "}", "\\", "\\(", ";", "#", "min(", "max(",
        "Int(",
        "random(", "sqrt(", "pow(", "CGFloat(", ".rounded()", ".rounded(.up)", ".rounded(", ".nextDown", ".magnitude",
        "foo", "loop", "gap", "indexPath", "collectionView.", "return", "let", "\u{0}", "\n", "ü", "🍋", "−", "×", "“",
        "π",
    ]

    /// 40,000 soups of tokens.
    @Test func soupNeverTraps() {
        var generator = SeededGenerator(seed: 1)
        let checker = Checker()
        for _ in 0..<40_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                text += Self.pieces.randomElement(using: &generator) ?? ""
                if Bool.random(using: &generator) { text += " " }
            }
            checker.check(text)
        }
        #expect(checker.compiled > 300)
    }

    /// 2,000 files' worth of `let`s that use each other at random.
    @Test func tangledLetsNeverTrap() {
        var generator = SeededGenerator(seed: 4)
        let names = (1...6).map { "let\($0)" }
        let operators = [" + ", " / ", " % ", " == ", " && ", " ? ", " : ", " "]
        for _ in 0..<2_000 {
            let checker = Checker()
            for name in names {
                var text = ""
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let pool = Bool.random(using: &generator) ? names : Self.pieces
                    text += pool.randomElement(using: &generator) ?? ""
                    text += operators.randomElement(using: &generator) ?? ""
                }
                checker.define(name, text + "1")
            }
            for name in names { checker.check("item + \(name) * 2") }
        }
    }

    /// 20,000 strings of arbitrary scalars.
    @Test func noiseNeverTraps() {
        var generator = SeededGenerator(seed: 2)
        let checker = Checker()
        for _ in 0..<20_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...30, using: &generator) {
                let limit: UInt32 = Bool.random(using: &generator) ? 0x7F : 0x2FFF
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) { text.append(scalar) }
            }
            checker.check(String(text))
        }
    }

    /// 40,000 formulas of the fixtures with a few bytes taken out, doubled, swapped or replaced.
    @Test func mutatedFormulasNeverTrap() throws {
        var generator = SeededGenerator(seed: 3)
        let texts = try FormulaFixture.names.flatMap { try FormulaFixture($0).cases.map(\.text) }
        let checker = Checker()
        for _ in 0..<40_000 {
            var bytes = Array((texts.randomElement(using: &generator) ?? "").utf8.prefix(80))
            for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(bytes[place], at: place)
                case 2: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
                default: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
                }
            }
            checker.check(String(decoding: bytes, as: UTF8.self))
        }
        #expect(checker.compiled > 1_000)
    }
}

/// Compiles a text in a scope with everything in it; evaluates it, if it compiles, in both ways.
private final class Checker {
    private var world = World()
    private let scratch = FormulaScratch()
    private(set) var compiled = 0

    init() {
        world.define("gap", "8")
        world.define("loop", "loop + 1")
    }

    func define(_ name: String, _ text: String) {
        world.define(name, text)
    }

    func check(_ text: String) {
        do throws(FormulaError) {
            let formula = try compileFormula(text, in: world.scope, expecting: nil)
            compiled += 1
            _ = try? formula.evaluate(world.inputs)
            if formula.kind == .double { checkRun(formula, text) }
        } catch {
            expectInside(error, text)
        }
        do throws(FormulaError) {
            _ = try compileTextTemplate(text, in: world.scope)
        } catch {
            expectInside(error, text)
        }
    }

    private func checkRun(_ formula: CompiledFormula, _ text: String) {
        var values = [Double](repeating: .nan, count: 3)
        let fault = values.withUnsafeMutableBufferPointer {
            formula.evaluate(world.inputs, count: 3, into: $0, using: scratch)
        }
        let one = try? formula.evaluate(world.inputs)
        if case .double(let value)? = one {
            let isSame = values.allSatisfy { $0.bitPattern == value.bitPattern || $0.isNaN && value.isNaN }
            if !isSame || fault != nil { Issue.record("'\(text)' gives \(value) and \(values)") }
        } else if fault?.count != 3 {
            Issue.record("'\(text)' has no value and \(values)")
        }
    }

    private func expectInside(_ error: FormulaError, _ text: String) {
        let range = error.utf8Range
        let bytes = Array(text.utf8)
        let isInside = range.lowerBound >= 0 && range.upperBound <= bytes.count
        let cutsCharacter = [range.lowerBound, range.upperBound].contains {
            bytes.indices.contains($0) && bytes[$0] & 0xC0 == 0x80
        }
        if !isInside || cutsCharacter || error.message.isEmpty || !error.code.hasPrefix("formula.") {
            Issue.record("'\(text)': \(error)")
        }
    }
}
