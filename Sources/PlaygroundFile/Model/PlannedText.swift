import Formula

/// A text of the file: as it stands, or with formulas in braces.
enum PlannedText: Equatable {
    case plain(String)
    case template(TextTemplate)

    /// The text for one item or section, cut to what a label may have; nil if its arithmetic has no result.
    func text(_ inputs: FormulaInputs, words: WordTable) -> String? {
        switch self {
        case .plain(let text): text
        case .template(let template): (try? template.text(inputs, words: words)).map(cutToLabel)
        }
    }

    /// The text if it is the same for all.
    var plain: String? {
        if case .plain(let text) = self { text } else { nil }
    }
}

/// A computed text is not cut at reading, so it is here: at most 1 KiB, no scalar torn.
func cutToLabel(_ text: String) -> String {
    guard text.utf8.count > Limits.labelBytes else { return text }
    var scalars = String.UnicodeScalarView()
    var bytes = 0
    for scalar in text.unicodeScalars {
        bytes += UTF8.width(scalar)
        if bytes > Limits.labelBytes { break }
        scalars.append(scalar)
    }
    return String(scalars)
}
