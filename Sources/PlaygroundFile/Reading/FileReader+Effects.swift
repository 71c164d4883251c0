import JSONText

extension FileReader {
    /// `effects`: a list of objects, each of which is applied after the one before.
    func effects(_ node: JSONNode, _ path: FilePath) -> [WrittenEffect]? {
        guard case .array(let elements) = node.value else {
            reportKind(of: node, path, wanted: "a list as [{ \"alpha\": \"visible.y / 100\" }]")
            return nil
        }
        if elements.count > Limits.effects {
            report(
                .tooMany, at: node.range, path,
                "'effects' holds \(elements.count) effects; at most \(Limits.effects) are applied.")
        }
        return elements.prefix(Limits.effects).enumerated().compactMap { index, element in
            object(element, .effect, path[index]).map { WrittenEffect(values: values(of: $0, .effect)) }
        }
    }
}
