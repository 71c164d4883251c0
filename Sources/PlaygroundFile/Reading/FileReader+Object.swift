import Formula
import JSONText

/// The members of an object, each key once.
struct ReadObject {
    let range: Range<Int>
    let path: FilePath
    /// A handful at most, so that looking through them is faster than hashing.
    fileprivate var members: [(name: KeyName, member: JSONMember)] = []

    subscript(name: KeyName) -> JSONNode? { member(name)?.node }

    /// Where the key itself stands, for what is wrong with its being there.
    func keyRange(_ name: KeyName) -> Range<Int>? { member(name)?.keyRange }

    fileprivate func member(_ name: KeyName) -> JSONMember? {
        members.firstIndex { $0.name == name }.map { members[$0].member }
    }
}

extension FileReader {
    /// Reads an object whose keys are the table's; reports those that are not, and those that stand twice.
    ///
    /// - Returns: nil if the value is no object.
    func object(_ node: JSONNode, _ kind: ObjectKind, _ path: FilePath) -> ReadObject? {
        guard case .object(let members) = node.value else {
            reportKind(of: node, path, wanted: "an object in braces")
            return nil
        }
        let entries = KeyTable.keys(of: kind)
        var object = ReadObject(range: node.range, path: path)
        object.members.reserveCapacity(members.count)
        var unknown: Set<String> = []
        for member in members {
            guard let name = entries.first(where: { $0.name.rawValue == member.key })?.name else {
                if unknown.insert(member.key).inserted {
                    reportUnknown(member, in: kind, entries, path)
                } else {
                    reportDuplicate(member, path)
                }
                continue
            }
            if object.member(name) != nil {
                reportDuplicate(member, path)
            } else {
                object.members.append((name, member))
            }
        }
        return object
    }

    /// The members of an object whose names are the user's own; reports those that stand twice.
    func ownNames(_ node: JSONNode, _ path: FilePath, wanted: String) -> [JSONMember] {
        guard case .object(let members) = node.value else {
            reportKind(of: node, path, wanted: wanted)
            return []
        }
        var seen: Set<String> = []
        return members.filter { member in
            if seen.insert(member.key).inserted { return true }
            reportDuplicate(member, path)
            return false
        }
    }

    private func reportDuplicate(_ member: JSONMember, _ path: FilePath) {
        report(
            .duplicateKey, at: member.keyRange, path[member.key],
            "\(quoted(member.key)) stands here for the second time; only one of them can hold.")
    }

    private func reportUnknown(_ member: JSONMember, in kind: ObjectKind, _ entries: [KeyEntry], _ path: FilePath) {
        if isFull {
            omit(.error)
            return
        }
        let here = path[member.key]
        let name = KeyName(rawValue: member.key)
        if let name, let reason = reasonElsewhere(name, kind) {
            report(
                .keyNotHere, at: member.keyRange, here, reason,
                suggestion: counterpart(of: name, in: entries)?.rawValue)
            return
        }
        let names = entries.map { $0.name.rawValue }
        let suggestion = counterpart(of: member.key, in: entries)?.rawValue ?? nearestKey(to: member.key, among: names)
        let message = "\(quoted(member.key)) is no key of \(kind.noun)"
        if let suggestion {
            report(
                .unknownKey, at: member.keyRange, here, "\(message); did you mean '\(suggestion)'?",
                suggestion: suggestion)
        } else {
            let known = names.filter { $0 != KeyName.schema.rawValue }
            let list = known.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
            let rest = known.count > 8 ? " and \(known.count - 8) more" : ""
            report(.unknownKey, at: member.keyRange, here, "\(message), which knows \(list)\(rest).")
        }
    }

    /// Why a key that a style can have may not stand just here, or nil if it can stand in no style.
    private func reasonElsewhere(_ name: KeyName, _ kind: ObjectKind) -> String? {
        let key = "'\(name.rawValue)'"
        switch kind {
        case .override(let layout):
            guard let entry = KeyTable.entry(name, of: .style(layout)) else {
                let isOfLists = layout == .compositional && KeyTable.entry(name, of: .listSection) != nil
                return reasonOfLayout(name, layout).map {
                    isOfLists ? "\($0) \"layout\": \"list\" makes a list of the section." : $0
                }
            }
            let isOfThePass = layout.runsOnceOverAll && (entry.layouts != .all || name == .sectionInset)
            return isOfThePass && entry.overriding != .never
                ? "\(key) belongs to the whole \(layout.name), which runs once over all sections; write it in the style."
                : "\(key) belongs to the whole view and not to one section; write it in the style."
        case .listSection:
            if KeyTable.entry(name, of: .override(.compositional)) != nil {
                return "\(key) belongs to sections of groups, and this one is a list."
            }
            if KeyTable.entry(name, of: .style(.compositional)) != nil {
                return "\(key) belongs to the whole view and not to one section; write it in the style."
            }
            if counterpart(of: name, in: KeyTable.keys(of: kind)) != nil { return reasonOfLayout(name, .compositional) }
            if KeyTable.entry(name, of: .style(.list)) != nil {
                return "\(key) belongs to a whole list style and not to a section of a compositional one."
            }
            return reasonOfLayout(name, .list)
        case .variant(let layout):
            guard KeyTable.entry(name, of: .style(layout)) != nil else { return reasonOfLayout(name, layout) }
            return "\(key) belongs to the style itself; a variant cannot change it."
        case .style(let layout):
            return reasonOfLayout(name, layout)
        default:
            return nil
        }
    }

    /// "`spacing` is a key of grid styles; this one is a flow": the key of another layout.
    private func reasonOfLayout(_ name: KeyName, _ layout: LayoutKind) -> String? {
        let owners = LayoutKind.allCases.filter { KeyTable.entry(name, of: .style($0)) != nil }
        guard !owners.isEmpty else { return nil }
        // All of them would be more than anybody reads.
        let list = owners.count > 2 ? "\(owners[0].name) and other" : owners.map { $0.name }.joined(separator: " and ")
        let entries = KeyTable.keys(of: .style(layout))
        let remedy = counterpart(of: name, in: entries).map { "; there it is '\($0.rawValue)'" } ?? ""
        return "'\(name.rawValue)' is a key of \(list) styles, and the layout here is \(layout.name)\(remedy)."
    }

    /// The key by which one layout calls what another calls `name`.
    private func counterpart(of name: KeyName, in entries: [KeyEntry]) -> KeyName? {
        let others: [KeyName] =
            switch name {
            case .spacing: [.minimumInteritemSpacing, .interItemSpacing]
            case .lineSpacing: [.minimumLineSpacing, .interGroupSpacing]
            case .minimumInteritemSpacing: [.spacing, .interItemSpacing]
            case .minimumLineSpacing: [.lineSpacing, .interGroupSpacing]
            case .interItemSpacing: [.minimumInteritemSpacing, .spacing]
            case .interGroupSpacing: [.minimumLineSpacing, .lineSpacing, .spacing]
            case .sectionInset: [.contentInsets]
            case .contentInsets: [.sectionInset]
            case .sectionInsetReference: [.contentInsetsReference]
            case .contentInsetsReference: [.sectionInsetReference]
            case .itemSize: [.item]
            case .columns: [.count]
            case .headerReferenceSize: [.header]
            case .footerReferenceSize: [.footer]
            default: []
            }
        return others.first { other in entries.contains { $0.name == other } }
    }

    /// What people coming from elsewhere write for a key of ours.
    private func counterpart(of text: String, in entries: [KeyEntry]) -> KeyName? {
        let candidates: [KeyName] =
            switch text {
            case "gap", "gutter": [.minimumInteritemSpacing, .spacing, .interItemSpacing]
            case "rowGap", "rowSpacing": [.minimumLineSpacing, .lineSpacing, .interGroupSpacing]
            case "padding", "margin", "inset", "insets": [.sectionInset, .contentInsets]
            case "radius", "borderRadius": [.cornerRadius]
            case "background", "backgroundColor", "colour": [.color]
            case "name", "label", "text": [.title]
            case "icon", "picture", "src": [.image]
            case "if", "condition": [.when]
            case "type", "kind": [.layout, .content]
            case "vars", "variables", "define": [.lets]
            case "opacity": [.alpha]
            case "position", "point": [.center]
            case "translate", "move": [.translation]
            case "rotate": [.rotation]
            case "zPosition", "order": [.zIndex]
            default: []
            }
        return candidates.first { candidate in entries.contains { $0.name == candidate } }
    }
}
