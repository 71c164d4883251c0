/// Walks over the words of a command line: options in any order, `--name value`, `--name=value` or `-pN`; `--` ends them.
struct ArgumentReader {
    private var words: ArraySlice<String>
    private var attachedValue: String?
    private var hasEndedOptions = false

    init(_ words: [String]) {
        self.words = words[...]
    }

    enum Word: Equatable {
        case option(String)
        case operand(String)
    }

    /// The next word, or nil at the end.
    ///
    /// Throws `UsageError` when the option before it was given a value that it does not take.
    mutating func next() throws(UsageError) -> Word? {
        if let attachedValue {
            throw UsageError(message: "The value \"\(attachedValue)\" belongs to an option that takes none.")
        }
        guard let word = words.popFirst() else { return nil }
        if hasEndedOptions || word == "-" || !word.utf8.starts(with: "-".utf8) { return .operand(word) }
        if word == "--" {
            hasEndedOptions = true
            return try next()
        }
        if word.utf8.starts(with: "--".utf8) {
            guard let equals = word.firstIndex(of: "=") else { return .option(word) }
            attachedValue = String(word[word.index(after: equals)...])
            return .option(String(word[..<equals]))
        }
        // The one short option that takes a value may stand right before it.
        if word.utf8.starts(with: "-p".utf8), word.utf8.count > 2 {
            attachedValue = String(word.dropFirst(word.utf8.starts(with: "-p=".utf8) ? 3 : 2))
            return .option("-p")
        }
        return .option(word)
    }

    /// The value of the option just read.
    mutating func value(of option: String) throws(UsageError) -> String {
        if let value = attachedValue {
            attachedValue = nil
            return value
        }
        guard let value = words.popFirst() else {
            throw UsageError(message: "\(option) needs a value after it.")
        }
        if value.utf8.starts(with: "--".utf8) {
            throw UsageError(
                message:
                    "\(option) needs a value after it; found the option \"\(value)\" (if it is meant: \(option)=\(value))."
            )
        }
        return value
    }
}
