import Formula
import JSONText

/// A whole file as written.
struct WrittenFile: Sendable {
    var title: String?
    var sections: [WrittenSection]
    var cell: [KeyName: WrittenValue] = [:]
    var animation: WrittenAnimation?
    var lets: [String: WrittenNumber] = [:]
    var show: WrittenText?
    var styles: [WrittenStyle]
}

extension FileReader {
    /// Reads the root of the file; nil if it is no object.
    func file(_ node: JSONNode) -> WrittenFile? {
        guard case .object = node.value else {
            report(
                .type, at: node.range, .root,
                "\(fileName) must be an object in braces, as { \"items\": 30 }, not \(found(node)).")
            return nil
        }
        let path = FilePath.root
        guard let object = object(node, .file, path) else { return nil }
        if let node = object[.schema] { _ = text(node, path[.schema]) }
        var file = WrittenFile(sections: fileSections(object), styles: [])
        file.title = object[.title].flatMap { text($0, path[.title]) }?.text
        file.cell = object[.cell].map { cell($0, path[.cell]) } ?? [:]
        file.animation = object[.animation].flatMap { animation($0, path[.animation]) }
        file.lets = object[.lets].map { lets($0, path[.lets]) } ?? [:]
        file.styles = object[.styles].map { styles($0, path[.styles]) } ?? []
        if file.styles.isEmpty { file.styles = [.standard] }
        if let node = object[.show] {
            // A style that is not read for its mistakes is there all the same.
            let names = object[.styles]?.asObject.map { $0.map { $0.key } } ?? []
            file.show = show(node, among: names.isEmpty ? file.styles.map { $0.name } : names, path[.show])
        }
        return file
    }

    private func fileSections(_ object: ReadObject) -> [WrittenSection] {
        if let node = object[.sections] {
            if object[.items] != nil, let range = object.keyRange(.items) {
                report(
                    .conflictingKeys, at: range, object.path[.items],
                    "'items' says nothing beside 'sections', which hold items of their own; leave one of them out.")
            }
            return sections(node, object.path[.sections])
        }
        let items: WrittenItems? =
            if let node = object[.items] { items(node, object.path[.items]) } else { .count(BuiltInFruit.all.count) }
        return [WrittenSection(items: items ?? .count(0), origin: Origin(range: object.range, path: object.path))]
    }

    private func styles(_ node: JSONNode, _ path: FilePath) -> [WrittenStyle] {
        let members = ownNames(node, path, wanted: "an object of styles by name")
        if members.count > Limits.styles {
            report(
                .tooMany, at: node.range, path,
                "'styles' holds \(members.count) styles; at most \(Limits.styles) can be switched between.")
        }
        return members.prefix(Limits.styles).compactMap { member in
            if member.key.utf8.count > Limits.labelBytes {
                report(
                    .tooLong, at: member.keyRange, path,
                    "The name of a style is \(member.key.utf8.count) bytes long; at most \(Limits.labelBytes) are shown."
                )
                return nil
            }
            return style(member, path[member.key])
        }
    }

    private func style(_ member: JSONMember, _ path: FilePath) -> WrittenStyle? {
        var layout = LayoutKind.flow
        if let node = member.node["layout"] {
            // Without a layout nobody knows which keys belong here, so nothing else of the style is judged.
            guard let kind = self.layout(node, path[.layout]) else { return nil }
            layout = kind
        }
        guard let object = object(member.node, .style(layout), path) else { return nil }
        listSections = []
        return WrittenStyle(
            name: member.key, layout: layout, settings: settings(object, .style(layout), layout),
            variants: object[.variants].map { variants($0, layout, path[.variants]) } ?? [],
            origin: Origin(range: member.keyRange, path: path))
    }

    private func layout(_ node: JSONNode, _ path: FilePath) -> LayoutKind? {
        word(node, of: LayoutKind.allCases.map { $0.name }, path).flatMap(LayoutKind.init(name:))
    }

    private func variants(_ node: JSONNode, _ layout: LayoutKind, _ path: FilePath) -> [WrittenVariant] {
        guard case .array(let elements) = node.value else {
            reportKind(of: node, path, wanted: "a list as [{ \"when\": \"isLandscape\", … }]")
            return []
        }
        if elements.count > Limits.variants {
            report(
                .tooMany, at: node.range, path,
                "'variants' holds \(elements.count) variants; at most \(Limits.variants) are looked at.")
        }
        return elements.prefix(Limits.variants).enumerated().compactMap { index, element in
            let here = path[index]
            guard let object = object(element, .variant(layout), here) else { return nil }
            let settings = settings(object, .variant(layout), layout)
            guard let node = object[.when] else {
                report(
                    .missingKey, at: element.range.lowerBound..<element.range.lowerBound + 1, here,
                    "A variant needs a 'when', as \"isLandscape\".")
                return nil
            }
            return condition(node, here[.when]).map { WrittenVariant(when: $0, settings: settings) }
        }
    }

    private func show(_ node: JSONNode, among names: [String], _ path: FilePath) -> WrittenText? {
        guard let show = text(node, path) else { return nil }
        if names.contains(show.text) { return show }
        let suggestion = nearestName(to: show.text, among: names)
        let question =
            suggestion.map { "; did you mean \"\($0)\"?" }
            ?? "; there is \(names.prefix(8).map { quoted($0) }.joined(separator: ", "))."
        report(
            .unknownStyle, at: node.range, path, "No style is called \(quoted(show.text))\(question)",
            suggestion: suggestion)
        return nil
    }
}

extension WrittenStyle {
    /// What a file without styles shows: three round cells a line, whatever the width.
    static let standard = WrittenStyle(
        name: "round", layout: .flow,
        settings: WrittenSettings(values: [
            .itemSize: .size(
                WrittenSize(
                    width: WrittenNumber(content: .formula("bounds.width / 3 - 8"), origin: .none), height: nil,
                    origin: .none))
        ]),
        variants: [], origin: .none)
}
