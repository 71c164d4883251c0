import CollectionLayout
import JSONText

extension FileReader {
    /// `group` of a section: the size of one, or all of it.
    func sectionGroup(_ node: JSONNode, _ path: FilePath) -> WrittenValue? {
        guard isLongGroup(node) else { return layoutSize(node, path).map(WrittenValue.layoutSize) }
        var count = 0
        guard let object = object(node, .layoutGroup, path) else { return nil }
        return .group(group(object, path, depth: 1, &count))
    }

    /// Whether the value of `group` is an object that says more than a size.
    func isLongGroup(_ node: JSONNode) -> Bool {
        guard case .object = node.value else { return false }
        return !isNamedSize(node)
    }

    private func isNamedSize(_ node: JSONNode) -> Bool {
        node[KeyName.widthDimension.rawValue] != nil || node[KeyName.heightDimension.rawValue] != nil
    }

    /// - Parameters:
    ///   - depth: how many groups there are about it, itself included.
    ///   - count: how many items and groups have been read of the section's.
    private func group(
        _ object: ReadObject, _ path: FilePath, depth: Int, _ count: inout Int
    ) -> WrittenLayoutItem {
        var item = placed(object, path)
        var group = WrittenLayoutGroup()
        group.axis =
            object[.axis].flatMap { word($0, of: ["horizontal", "vertical"], path[.axis]) } == "vertical"
            ? .vertical : .horizontal
        group.interItemSpacing = object[.interItemSpacing].flatMap { layoutSpacing($0, path[.interItemSpacing]) }
        checkFilling(object)
        let itemCount = object[.count].flatMap { number($0, .groupCount, path[.count]) }
        let repeatCount = object[.repeating].flatMap { number($0, .groupCount, path[.repeating]) }
        if let node = object[.custom] {
            if let custom = customItems(node, path[.custom]) { group.filling = .custom(custom) }
        } else if let node = object[.subitems] {
            group.subitems = subitems(node, path[.subitems], depth: depth, &count)
        } else {
            let key: KeyName = object[.repeatingSubitem] != nil ? .repeatingSubitem : .subitem
            if let node = object[key], let item = subitem(node, path[key], depth: depth, &count) {
                group.subitems = [item]
            }
            if let number = repeatCount {
                group.filling = .repeating(number)
            } else if let number = itemCount {
                group.filling = key == .repeatingSubitem ? .repeating(number) : .count(number)
            }
        }
        item.group = group
        return item
    }

    /// What items and groups have alike.
    private func placed(_ object: ReadObject, _ path: FilePath) -> WrittenLayoutItem {
        WrittenLayoutItem(
            size: object[.layoutSize].flatMap { layoutSize($0, path[.layoutSize]) },
            contentInsets: object[.contentInsets].flatMap { insets($0, path[.contentInsets]) },
            edgeSpacing: object[.edgeSpacing].flatMap { edgeSpacing($0, path[.edgeSpacing]) },
            origin: Origin(range: object.range, path: path))
    }

    private func subitems(
        _ node: JSONNode, _ path: FilePath, depth: Int, _ count: inout Int
    ) -> [WrittenLayoutItem] {
        guard case .array(let elements) = node.value else {
            reportKind(of: node, path, wanted: "a list of items and groups, as [{ \"layoutSize\": [100, 50] }]")
            return []
        }
        if elements.isEmpty {
            report(.empty, at: node.range, path, "'subitems' is empty; a group needs at least one item.")
        }
        var items: [WrittenLayoutItem] = []
        for (index, element) in elements.enumerated() {
            if let item = subitem(element, path[index], depth: depth, &count) { items.append(item) }
            if count > Limits.subitems { break }
        }
        return items
    }

    /// An item, or a group: what says how it is filled.
    private func subitem(
        _ node: JSONNode, _ path: FilePath, depth: Int, _ count: inout Int
    ) -> WrittenLayoutItem? {
        count += 1
        guard count <= Limits.subitems else {
            report(
                .tooMany, at: node.range, path,
                "The groups of a section hold at most \(Limits.subitems) items and groups that are written out; "
                    + "'count', 'repeating' and 'custom' make any number.")
            return nil
        }
        guard case .object(let members) = node.value, !isNamedSize(node) else {
            return layoutSize(node, path).map {
                WrittenLayoutItem(size: $0, origin: Origin(range: node.range, path: path))
            }
        }
        let filling: [KeyName] = [
            .axis, .subitems, .subitem, .repeatingSubitem, .count, .repeating, .custom, .interItemSpacing,
        ]
        guard members.contains(where: { member in filling.contains { $0.rawValue == member.key } }) else {
            return object(node, .layoutItem, path).map { object in
                var item = placed(object, path)
                if let node = object[.supplementaryItems] {
                    item.supplementaryItems = supplementaryItems(node, path[.supplementaryItems])
                }
                return item
            }
        }
        guard depth < Limits.nestedGroups else {
            report(
                .tooMany, at: node.range, path,
                "Groups stand within each other at most \(Limits.nestedGroups) deep, and this one is the next.")
            return nil
        }
        return object(node, .layoutGroup, path).map { group($0, path, depth: depth + 1, &count) }
    }

    private func edgeSpacing(_ node: JSONNode, _ path: FilePath) -> WrittenEdgeSpacing? {
        guard let object = object(node, .edgeSpacing, path) else { return nil }
        func side(_ key: KeyName) -> WrittenSpacing? { object[key].flatMap { layoutSpacing($0, path[key]) } }
        return WrittenEdgeSpacing(
            leading: side(.leading), top: side(.top), trailing: side(.trailing), bottom: side(.bottom))
    }

    private func customItems(_ node: JSONNode, _ path: FilePath) -> WrittenCustomItems? {
        guard let object = object(node, .customItems, path) else { return nil }
        guard let countNode = object[.count], let frameNode = object[.frame] else {
            report(
                .missingKey, at: node.range.lowerBound..<node.range.lowerBound + 1, path,
                "'custom' needs a 'count' and a 'frame', as { \"count\": 3, \"frame\": [\"item * 50\", 0, 40, 40] }.")
            return nil
        }
        let count = number(countNode, .groupCount, path[.count])
        let frame = rect(frameNode, path[.frame])
        let zIndex = object[.zIndex].flatMap { number($0, .depth, path[.zIndex]) }
        guard let count, let frame else { return nil }
        return WrittenCustomItems(count: count, frame: frame, zIndex: zIndex)
    }

    /// Ways to fill a group of which there is one too many.
    private func checkFilling(_ object: ReadObject) {
        let ways: [KeyName] = [.custom, .subitems, .repeatingSubitem, .subitem].filter { object[$0] != nil }
        for other in ways.dropFirst() {
            conflict(
                object, other, "'\(other.rawValue)' says nothing beside '\(ways[0].rawValue)'; leave one of them out.")
        }
        for number in [KeyName.count, .repeating] {
            if let way = ways.first, way == .custom || way == .subitems {
                let remedy =
                    way == .custom
                    ? "which has a count of its own" : "which fill the group in turn; so many of one are a 'subitem'"
                conflict(object, number, "'\(number.rawValue)' says nothing beside '\(way.rawValue)', \(remedy).")
            }
        }
        if object[.count] != nil {
            conflict(
                object, .repeating, "'count' and 'repeating' both say how many items there are; leave one of them out.")
        }
        if object[.custom] != nil {
            for key in [KeyName.axis, .interItemSpacing] {
                conflict(
                    object, key, "'\(key.rawValue)' says nothing beside 'custom', whose frames say where cells are.")
            }
        }
    }

    /// What stands beside a whole group, and what is of its short form alone.
    func checkShortGroup(_ object: ReadObject) {
        if let node = object[.group], isLongGroup(node) {
            for key in WrittenSettings.shortGroupKeys {
                conflict(
                    object, key, "'\(key.rawValue)' says nothing beside a 'group' in braces; write it within the group."
                )
            }
        } else if object[.count] != nil {
            conflict(
                object, .repeating, "'count' and 'repeating' both say how many items there are; leave one of them out.")
        }
        if object[.orthogonalScrolling] != nil {
            conflict(
                object, .orthogonalScrollingBehavior,
                "'orthogonalScrolling' says the same already; leave one of them out.")
        }
    }

    func conflict(_ object: ReadObject, _ key: KeyName, _ message: String) {
        guard let range = object.keyRange(key) else { return }
        report(.conflictingKeys, at: range, object.path[key], message)
    }
}
