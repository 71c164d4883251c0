/// One layer of settings: the file's, a style's, a variant's or a section's.
struct WrittenSettings: Equatable, Sendable {
    var values: [KeyName: WrittenValue] = [:]
    var cell: [KeyName: WrittenValue] = [:]
    var lets: [String: WrittenNumber] = [:]
    /// By the id of the section.
    var sections: [String: WrittenSettings] = [:]

    /// This layer with another one on top.
    ///
    /// `let`, `cell`, `sections` and named insets merge key by key; everything else is replaced whole.
    func overlaid(by upper: WrittenSettings) -> WrittenSettings {
        var result = self
        for (key, value) in upper.values {
            if case .insets(.named(let over)) = value, case .insets(.named(let under))? = values[key] {
                result.values[key] = .insets(.named(merged(under, with: over)))
            } else {
                result.values[key] = value
            }
            // They say the same in two ways, so the upper one displaces the other.
            if key == .itemHeight { result.values[.aspectRatio] = nil }
            if key == .aspectRatio { result.values[.itemHeight] = nil }
            if key == .frame { result.values[.center] = nil }
            if key == .center { result.values[.frame] = nil }
            if key == .count { result.values[.repeating] = nil }
            if key == .repeating { result.values[.count] = nil }
            if key == .orthogonalScrolling { result.values[.orthogonalScrollingBehavior] = nil }
            if key == .orthogonalScrollingBehavior { result.values[.orthogonalScrolling] = nil }
        }
        result.keepOneGroup(of: upper)
        for (key, value) in upper.cell { result.cell[key] = value }
        for (name, formula) in upper.lets { result.lets[name] = formula }
        for (id, entry) in upper.sections {
            result.sections[id] = result.sections[id]?.overlaid(by: entry) ?? entry
        }
        return result
    }

    /// What of a section's group can stand beside its size.
    static let shortGroupKeys: [KeyName] = [.item, .axis, .count, .repeating, .interItemSpacing]

    /// A whole group and the keys of the short form say the same in two ways: those of the upper layer displace the other.
    private mutating func keepOneGroup(of upper: WrittenSettings) {
        guard case .group? = values[.group] else { return }
        if case .group? = upper.values[.group] {
            for key in Self.shortGroupKeys { values[key] = nil }
        } else if Self.shortGroupKeys.contains(where: { upper.values[$0] != nil }) {
            values[.group] = nil
        }
    }

    /// The settings of the section with an id: its entry over the rest.
    func inSection(_ id: String) -> WrittenSettings {
        guard let entry = sections[id] else { return self }
        return overlaid(by: entry)
    }
}

/// Named sides over named sides: each upper one displaces the lower one of its name and has the last word.
private func merged(
    _ under: [WrittenInsets.NamedSide], with over: [WrittenInsets.NamedSide]
) -> [WrittenInsets.NamedSide] {
    under.filter { side in !over.contains { $0.name == side.name } } + over
}

/// A style as it is written.
struct WrittenStyle: Equatable, Sendable {
    var name: String
    var layout: LayoutKind
    var settings: WrittenSettings
    var variants: [WrittenVariant]
    var origin: Origin
}

struct WrittenVariant: Equatable, Sendable {
    var when: WrittenCondition
    var settings: WrittenSettings
}
