import Formula

/// The `let`s in sight at one place, the nearest of each name.
struct LetEnvironment {
    /// The same for equal environments, so that what was compiled in one serves in the other.
    let number: Int
    let definitions: [String: LetDefinition]
    let written: [String: WrittenNumber]
}

extension LetDefinition {
    init(name: String, _ written: WrittenNumber) {
        switch written.content {
        case .number(let value, let isWrittenWhole):
            self.init(name: name, content: .number(value, isWrittenWhole: isWrittenWhole))
        case .formula(let text):
            self.init(name: name, content: .formula(text))
        }
    }
}

/// The names that a formula's text mentions, by their first words: `side` and `gap` in "(side - 2 * gap).nextDown".
///
/// Coarser than the compiler, which stops at the first mistake: a `let` counts as used even in a formula that fails.
func forEachMentionedName(in text: String, _ body: (String) -> Void) {
    var word: [UInt8] = []
    // Within a number or after a point: what follows is no name of its own.
    var isSkipping = false
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            if !isSkipping { word.append(byte) }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if word.isEmpty { isSkipping = true } else { word.append(byte) }
        default:
            if !word.isEmpty { body(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
            isSkipping = byte == UInt8(ascii: ".")
        }
    }
    if !word.isEmpty { body(String(decoding: word, as: UTF8.self)) }
}
