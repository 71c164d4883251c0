import JSONText

extension FileReader {
    /// The settings that stand in a style, a variant or an entry of `sections`; the table says what each key holds.
    func settings(_ object: ReadObject, _ kind: ObjectKind, _ layout: LayoutKind) -> WrittenSettings {
        var settings = WrittenSettings()
        for entry in KeyTable.keys(of: kind) {
            guard let node = object[entry.name] else { continue }
            let path = object.path[entry.name]
            switch entry.name {
            case .cell: settings.cell = cell(node, path)
            case .lets: settings.lets = lets(node, path)
            case .sections: settings.sections = overrides(node, layout, path)
            default: settings.values[entry.name] = value(node, entry.shape, path)
            }
        }
        if kind != .file { checkConflicts(object) }
        if layout == .compositional { checkShortGroup(object) }
        return settings
    }

    /// The value of a key by its shape in the table; nil for what is read elsewhere, and for what makes no sense.
    private func value(_ node: JSONNode, _ shape: ValueShape, _ path: FilePath) -> WrittenValue? {
        switch shape {
        case .number(let range): number(node, range, path).map(WrittenValue.number)
        case .size: size(node, path).map(WrittenValue.size)
        case .point: point(node, path).map(WrittenValue.point)
        case .rect: rect(node, path).map(WrittenValue.rect)
        case .insets: insets(node, path).map(WrittenValue.insets)
        case .columns: columns(node, path).map(WrittenValue.columns)
        case .word(let words): word(node, of: words, path).map(WrittenValue.word)
        case .choice(let words): choice(node, of: words, path).map(WrittenValue.choice)
        case .flag: flag(node, path).map(WrittenValue.flag)
        case .color: color(node, path).map(WrittenValue.text)
        case .object(.animation): animation(node, path).map(WrittenValue.animation)
        case .object(.background):
            object(node, .background, path).map { .background(values(of: $0, .background)) }
        case .list(.effect): effects(node, path).map(WrittenValue.effects)
        case .layoutSize: layoutSize(node, path).map(WrittenValue.layoutSize)
        case .layoutSpacing: layoutSpacing(node, path).map(WrittenValue.layoutSpacing)
        case .group: sectionGroup(node, path)
        case .object(.supplementaryItem): supplementaryItem(node, path).map(WrittenValue.supplementaryItem)
        case .edgeItem: edgeItem(node, path).map(WrittenValue.boundaryItem)
        case .list(.boundaryItem): boundaryItems(node, path).map(WrittenValue.boundaryItems)
        default: nil
        }
    }

    func cell(_ node: JSONNode, _ path: FilePath) -> [KeyName: WrittenValue] {
        object(node, .cell, path).map { values(of: $0, .cell) } ?? [:]
    }

    /// The values of an object that holds nothing but values.
    func values(of object: ReadObject, _ kind: ObjectKind) -> [KeyName: WrittenValue] {
        var values: [KeyName: WrittenValue] = [:]
        for entry in KeyTable.keys(of: kind) {
            if let node = object[entry.name] { values[entry.name] = value(node, entry.shape, object.path[entry.name]) }
        }
        return values
    }

    /// Names for formulas. A name must be one that a formula can spell, and none that it knows already.
    func lets(_ node: JSONNode, _ path: FilePath) -> [String: WrittenNumber] {
        let members = ownNames(node, path, wanted: "an object of names with formulas")
        if members.count > Limits.lets {
            report(
                .tooMany, at: node.range, path,
                "'let' holds \(members.count) names; at most \(Limits.lets) can stand in one place.")
        }
        var lets: [String: WrittenNumber] = [:]
        for member in members.prefix(Limits.lets) {
            let here = path[member.key]
            if !isPlainName(member.key) {
                report(
                    .ownName, at: member.keyRange, here,
                    "\(quoted(member.key)) cannot be a name in a formula; letters, digits and _ can, no digit first.")
            } else if BuiltInNames.reserved.contains(member.key) {
                report(
                    .shadowingName, at: member.keyRange, here,
                    "\(quoted(member.key)) has a meaning of its own in formulas; give the 'let' another name.")
            } else if let value = number(member.node, .any, here) {
                lets[member.key] = value
            }
        }
        return lets
    }

    private func overrides(_ node: JSONNode, _ layout: LayoutKind, _ path: FilePath) -> [String: WrittenSettings] {
        var overrides: [String: WrittenSettings] = [:]
        for member in ownNames(node, path, wanted: "an object of section ids") {
            let here = path[member.key]
            guard let kind = overrideKind(member, layout, here), let object = object(member.node, kind, here) else {
                continue
            }
            noteOverride(of: member.key, at: Origin(range: member.keyRange, path: here))
            overrides[member.key] = settings(object, kind, layout)
            checkTextStyle(object)
        }
        return overrides
    }

    /// What the keys of an entry are: in a compositional style a section can be a list. One that is stays so where a variant
    /// says nothing else.
    ///
    /// - Returns: nil for a layout that no section can have, which is reported.
    private func overrideKind(_ member: JSONMember, _ layout: LayoutKind, _ path: FilePath) -> ObjectKind? {
        guard layout == .compositional else { return .override(layout) }
        guard let node = member.node[KeyName.layout.rawValue] else {
            return listSections.contains(member.key) ? .listSection : .override(layout)
        }
        guard case .string(LayoutKind.list.name) = node.value else {
            report(
                .word, at: node.range, path[.layout],
                "'layout' can only be \"list\" in a section of a compositional style, not \(found(node)); "
                    + "without it the section is made of groups.",
                suggestion: LayoutKind.list.name)
            return nil
        }
        listSections.insert(member.key)
        return .listSection
    }

    /// Texts are set one way in a whole style.
    private func checkTextStyle(_ object: ReadObject) {
        guard case .object(let members)? = object[.cell]?.value,
            let member = members.first(where: { $0.key == KeyName.textStyle.rawValue })
        else { return }
        report(
            .keyNotHere, at: member.keyRange, object.path[.cell][.textStyle],
            "'textStyle' is one for the whole style; it cannot stand in the 'cell' of a section.")
    }

    /// Keys that say the same in two ways.
    private func checkConflicts(_ object: ReadObject) {
        reportConflict(
            object, .aspectRatio, .itemHeight,
            "'itemHeight' and 'aspectRatio' both say how high a cell is; leave one of them out.")
        reportConflict(
            object, .frame, .center, "'center' and 'frame' both say where a cell is; leave one of them out.")
        reportConflict(
            object, .frame, .itemSize, "'itemSize' says nothing beside 'frame', which holds the size; leave it out.")
    }

    /// Reports the second key if both are there.
    private func reportConflict(_ object: ReadObject, _ first: KeyName, _ second: KeyName, _ message: String) {
        guard object[first] != nil, object[second] != nil, let range = object.keyRange(second) else { return }
        report(.conflictingKeys, at: range, object.path[second], message)
    }
}
