import JSONText

extension FileReader {
    /// An animation; what a spring leaves no room for is reported.
    func animation(_ node: JSONNode, _ path: FilePath) -> WrittenAnimation? {
        guard let object = object(node, .animation, path) else { return nil }
        var animation = WrittenAnimation(values: values(of: object, .animation))
        if let node = object[.spring] {
            for other in [KeyName.duration, .curve, .dampingRatio] {
                reportConflict(
                    object, other, "'\(other.rawValue)' says nothing beside 'spring'; write it within, or leave it out."
                )
            }
            animation.spring = spring(node, path[.spring])
        } else if object[.dampingRatio] != nil {
            reportConflict(object, .curve, "'curve' says nothing beside 'dampingRatio'; leave one of them out.")
        }
        return animation
    }

    private func spring(_ node: JSONNode, _ path: FilePath) -> [KeyName: WrittenValue]? {
        guard let object = object(node, .spring, path) else { return nil }
        if object[.bounce] != nil {
            reportConflict(
                object, .dampingRatio,
                "'dampingRatio' and 'bounce' say the same in two ways; leave one of them out.")
        }
        return values(of: object, .spring)
    }

    private func reportConflict(_ object: ReadObject, _ key: KeyName, _ message: String) {
        guard let range = object.keyRange(key) else { return }
        report(.conflictingKeys, at: range, object.path[key], message)
    }
}
