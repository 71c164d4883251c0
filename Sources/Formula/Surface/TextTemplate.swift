/// A text with formulas in it: `Item {item + 1}`.
package struct TextTemplate: Equatable, Sendable {
    enum Piece: Sendable {
        case text(String)
        /// A formula, and where it starts in the whole text.
        case formula(CompiledFormula, start: Int)
    }

    let pieces: [Piece]

    /// How often the text can change.
    package var reach: FormulaReach {
        var reach = FormulaReach.constant
        for case .formula(let formula, _) in pieces { reach = max(reach, formula.reach) }
        return reach
    }

    /// The text for one item. Whole Doubles are written without a point.
    ///
    ///     // "Item {item + 1}" for the item at index 3
    ///     try template.text(inputs, at: 3, words: words)    // "Item 4"
    ///
    /// - Parameters:
    ///   - index: the item's place in the run that `inputs` are for.
    ///   - words: the table that the words in `inputs` are numbered by.
    /// - Throws: the first fault, if arithmetic has no result.
    package func text(
        _ inputs: FormulaInputs, at index: Int = 0, words: WordTable
    ) throws(FormulaFault) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .formula(let formula, let start):
                do {
                    text += try formula.evaluate(inputs, at: index).text(words)
                } catch {
                    var fault = error
                    fault.utf8Range = fault.utf8Range.lowerBound + start..<fault.utf8Range.upperBound + start
                    throw fault
                }
            }
        }
        return text
    }
}

extension TextTemplate.Piece: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left == right
        case (.formula(let left, _), .formula(let right, _)): left == right
        default: false
        }
    }
}

extension FormulaValue {
    /// The value as a label shows it.
    fileprivate func text(_ words: WordTable) -> String {
        switch self {
        case .double(let value):
            if let whole = Int64(exactly: value), value.magnitude < 0x1p53 { "\(whole)" } else { "\(value)" }
        case .int(let value): "\(value)"
        case .bool(let value): value ? "true" : "false"
        case .word(let number): words[number]
        }
    }
}
