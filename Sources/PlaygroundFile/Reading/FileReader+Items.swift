import JSONText

extension FileReader {
    /// The items of the file or of a section: a count, a list or a generator.
    func items(_ node: JSONNode, _ path: FilePath) -> WrittenItems? {
        switch node.value {
        case .number:
            guard let count = plainCount(node, maximum: Limits.generatedItems, path) else { return nil }
            countGenerated(count, at: node.range, path)
            return .count(count)
        case .array(let elements):
            guard countListed(elements.count, at: node.range, path) else { return nil }
            var items: [WrittenItem] = []
            items.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                if let item = item(element, .item, path[index]) { items.append(item) }
            }
            return .list(items)
        case .object:
            return generator(node, path)
        case .string(let text) where text.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false:
            report(
                .type, at: node.range, path,
                "\(path.subject) must be a plain number without quotes: how many items there are cannot be a formula.")
            return nil
        default:
            reportKind(of: node, path, wanted: "a count, a list in brackets, or a generator as { \"count\": 100 }")
            return nil
        }
    }

    private func generator(_ node: JSONNode, _ path: FilePath) -> WrittenItems? {
        guard let object = object(node, .generator, path) else { return nil }
        let pattern = item(object, path)
        guard let countNode = object[.count] else {
            report(
                .missingKey, at: node.range.lowerBound..<node.range.lowerBound + 1, path,
                "A generator of items needs a 'count', as { \"count\": 100 }.")
            return nil
        }
        guard let count = plainCount(countNode, maximum: Limits.generatedItems, path[.count]) else { return nil }
        countGenerated(count, at: countNode.range, path[.count])
        return .generator(count: count, pattern)
    }

    private func item(_ node: JSONNode, _ kind: ObjectKind, _ path: FilePath) -> WrittenItem? {
        object(node, kind, path).map { item($0, path) }
    }

    private func item(_ object: ReadObject, _ path: FilePath) -> WrittenItem {
        WrittenItem(
            id: object[.id].flatMap { text($0, path[.id]) },
            title: object[.title].flatMap { text($0, path[.title]) },
            subtitle: object[.subtitle].flatMap { text($0, path[.subtitle]) },
            value: object[.value].flatMap { text($0, path[.value]) },
            badge: object[.badge].flatMap { text($0, path[.badge]) },
            accessory: object[.accessory].flatMap { accessory($0, path[.accessory]) } ?? .none,
            image: object[.image].flatMap { picture($0, path[.image]) },
            color: object[.color].flatMap { color($0, path[.color]) },
            size: object[.size].flatMap { size($0, path[.size]) },
            data: object[.data].map { data($0, path[.data]) } ?? [],
            origin: Origin(range: object.range, path: path))
    }

    private func accessory(_ node: JSONNode, _ path: FilePath) -> ItemAccessory? {
        word(node, of: ItemAccessory.allCases.map { $0.rawValue }, path).flatMap(ItemAccessory.init)
    }

    /// `sections`: their own texts and data, and their items.
    func sections(_ node: JSONNode, _ path: FilePath) -> [WrittenSection] {
        guard case .array(let elements) = node.value else {
            reportKind(of: node, path, wanted: "a list of sections in brackets")
            return []
        }
        guard elements.count <= Limits.sections else {
            report(
                .tooMany, at: node.range, path,
                "'sections' holds \(elements.count) sections; at most \(Limits.sections) are laid out.")
            return []
        }
        var sections: [WrittenSection] = []
        var ids: Set<String> = []
        for (index, element) in elements.enumerated() {
            guard let object = object(element, .section, path[index]) else { continue }
            let section = section(object, path[index])
            if let id = section.id, !ids.insert(id).inserted, let node = object[.id] {
                report(
                    .duplicateID, at: node.range, path[index][.id],
                    "The id \(quoted(id)) is another section's already.")
            }
            sections.append(section)
        }
        return sections
    }

    private func section(_ object: ReadObject, _ path: FilePath) -> WrittenSection {
        WrittenSection(
            id: object[.id].flatMap { sectionID($0, path[.id]) },
            header: object[.header].flatMap { text($0, path[.header]) },
            footer: object[.footer].flatMap { text($0, path[.footer]) },
            data: object[.data].map { data($0, path[.data]) } ?? [],
            items: object[.items].flatMap { items($0, path[.items]) } ?? .count(0),
            origin: Origin(range: object.range, path: path))
    }

    private func sectionID(_ node: JSONNode, _ path: FilePath) -> String? {
        guard let id = text(node, path)?.text else { return nil }
        if !id.isEmpty { return id }
        report(.empty, at: node.range, path, "A section's id cannot be empty; leave it out instead.")
        return nil
    }

    /// Names of the user's own, each with a number, a boolean or a word.
    private func data(_ node: JSONNode, _ path: FilePath) -> [WrittenDatum] {
        ownNames(node, path, wanted: "an object of numbers, booleans and words").compactMap { member in
            let here = path[member.key]
            guard isPlainName(member.key) else {
                report(
                    .ownName, at: member.keyRange, here,
                    "\(quoted(member.key)) cannot be a name in a formula; letters, digits and _ can, no digit first.")
                return nil
            }
            let origin = Origin(range: member.node.range, path: here)
            return datum(member.node, here).map { WrittenDatum(name: member.key, value: $0, origin: origin) }
        }
    }

    private func datum(_ node: JSONNode, _ path: FilePath) -> WrittenDatum.Value? {
        switch node.value {
        case .bool(let value): return .bool(value)
        case .string: return text(node, path).map { .word($0.text) }
        case .number(let number):
            // Whole numbers are held as Ints, and a Double holds no more of them than this.
            if number.isWrittenWhole, number.value.magnitude > 9_007_199_254_740_992 {
                report(
                    .range, at: node.range, path,
                    "\(path.subject) is beyond 2^53, where whole numbers are no longer exact; write it with a point.")
                return nil
            }
            return .number(number.value, isWrittenWhole: number.isWrittenWhole)
        default:
            reportKind(of: node, path, wanted: "a number, true or false, or a word in quotes")
            return nil
        }
    }
}
