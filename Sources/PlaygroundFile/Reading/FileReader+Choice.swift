import JSONText

extension FileReader {
    /// One of the words, or the text of a formula, which is looked at when it is compiled.
    func choice(_ node: JSONNode, of words: [String], _ path: FilePath) -> WrittenChoice? {
        guard case .string(let text) = node.value else {
            let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
            reportKind(of: node, path, wanted: "one of \(list), or a formula in quotes")
            return nil
        }
        let content: WrittenChoice.Content = words.contains(text) ? .word(text) : .formula(text)
        return WrittenChoice(content: content, origin: Origin(range: node.range, path: path))
    }
}
