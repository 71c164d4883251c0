import CollectionLayout
import Formula
import JSONText

/// Asks numbers of the file for their values at one viewport, and notes those that make no sense there.
struct ValueEvaluator {
    let viewport: Viewport
    let source: SourceText
    private let words: WordTable
    var inputs: FormulaInputs
    private(set) var problems: [Problem] = []
    /// A number that makes no sense in every section is said once.
    private var reported: Set<Int> = []

    init(_ playground: Playground, _ viewport: Viewport) {
        self.viewport = viewport
        source = playground.source
        words = playground.names.words
        inputs = playground.viewportInputs(viewport)
    }

    /// The value, 0 if it makes no sense.
    ///
    /// - Parameter whom: whose it is, where one number is asked for many: " for item 3".
    mutating func value(_ number: CompiledNumber, of whom: String = "") -> Double {
        let value = rawValue(number, of: whom)
        return number.range.contains(value) ? value : 0
    }

    /// The value as it is: not finite if it has none. For layouts that tell a 0 from what counts as 0.
    ///
    /// - Parameter countsAs: what is taken instead of what makes no sense.
    mutating func rawValue(_ number: CompiledNumber, of whom: String = "", countsAs: String = "0") -> Double {
        guard case .formula(let formula) = number.value else {
            if case .constant(let value) = number.value { return value }
            return 0
        }
        do {
            let value = try formula.evaluate(inputs).asDouble
            if !number.range.contains(value) {
                report(
                    number.origin,
                    valueProblem(number, value, at: viewport, source, of: whom, countsAs: countsAs))
            }
            return value
        } catch {
            report(
                number.origin,
                faultProblem(error, number.origin, at: viewport, source, of: whom, countsAs: countsAs))
            return .nan
        }
    }

    /// The word that a choice comes to; the first of its words if it is none of them.
    mutating func word(_ choice: CompiledChoice) -> String {
        let first = choice.words.first ?? ""
        switch choice.value {
        case .constant(let word): return word
        case .formula(let formula):
            do {
                let value = try formula.evaluate(inputs)
                if let place = choice.place(of: value, in: words) { return choice.words[place] }
                report(choice.origin, wordProblem(choice, value, words, at: viewport, source))
            } catch {
                report(choice.origin, faultProblem(error, choice.origin, at: viewport, source))
            }
            return first
        }
    }

    /// Whether a condition holds; not if it has no value.
    mutating func holds(_ condition: CompiledCondition) -> Bool {
        switch condition {
        case .constant(let value): return value
        case .formula(let formula, let origin):
            do {
                return try formula.evaluate(inputs) == .bool(true)
            } catch {
                report(origin, faultProblem(error, origin, at: viewport, source))
                return false
            }
        }
    }

    /// Insets side by side, the last word on each side.
    ///
    /// - Parameter isRightToLeft: whether leading is the right.
    mutating func insets(_ plan: InsetsPlan, isRightToLeft: Bool) -> EdgeInsets {
        var insets = EdgeInsets.zero
        for side in plan.sides {
            let distance = value(side.distance)
            switch side.name {
            case .top: insets.top = distance
            case .bottom: insets.bottom = distance
            case .left: insets.left = distance
            case .right: insets.right = distance
            case .leading where isRightToLeft: insets.right = distance
            case .leading: insets.left = distance
            case .trailing where isRightToLeft: insets.left = distance
            case .trailing: insets.right = distance
            case .horizontal: (insets.left, insets.right) = (distance, distance)
            default: (insets.top, insets.bottom) = (distance, distance)
            }
        }
        return insets
    }

    mutating func add(_ problem: Problem) { problems.append(problem) }

    /// Notes a problem with a number, unless one was noted of it before: in every section it would be the same.
    mutating func report(_ origin: Origin, _ problem: Problem) {
        if reported.insert(origin.range.lowerBound).inserted { problems.append(problem) }
    }
}

extension FormulaValue {
    /// The number, whatever its kind; not a number for what is none.
    var asDouble: Double {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        case .bool, .word: .nan
        }
    }
}
