import JSONText

extension WrittenSettings {
    /// What holds in a style of `layout` without a word in the file: the table's defaults, read as if they were written.
    static func defaults(for layout: LayoutKind) -> WrittenSettings {
        all[Int(layout.rawValue)]
    }

    /// In the order of the layouts.
    private static let all = LayoutKind.allCases.map(read)

    private static func read(_ layout: LayoutKind) -> WrittenSettings {
        var text = "{"
        for entry in KeyTable.keys(of: .style(layout)) {
            if case .json(let value) = entry.standard { text += "\"\(entry.name.rawValue)\": \(value)," }
        }
        let source = SourceText(text + "}")
        let reader = FileReader(source: source, fileName: "The table of keys")
        guard let root = parseJSON(source).root, let object = reader.object(root, .style(layout), .root) else {
            preconditionFailure("the table's defaults are JSON")
        }
        var settings = reader.settings(object, .style(layout), layout)
        precondition(!reader.hasErrors, "the table's defaults are what the table allows")
        settings.values[.layout] = nil
        return settings.withoutOrigins
    }

    /// Places in a text that nobody wrote are no places.
    private var withoutOrigins: WrittenSettings {
        var result = self
        for (key, value) in values {
            switch value {
            case .number(let number): result.values[key] = .number(number.withoutOrigin)
            case .size(let size):
                result.values[key] = .size(
                    WrittenSize(
                        width: size.width.withoutOrigin, height: size.height?.withoutOrigin, origin: .none))
            case .point(let point):
                result.values[key] = .point(
                    WrittenPoint(x: point.x.withoutOrigin, y: point.y.withoutOrigin, origin: .none))
            case .rect(let rect):
                result.values[key] = .rect(
                    WrittenRect(
                        x: rect.x.withoutOrigin, y: rect.y.withoutOrigin, width: rect.width.withoutOrigin,
                        height: rect.height.withoutOrigin, origin: .none))
            case .choice(let choice):
                result.values[key] = .choice(WrittenChoice(content: choice.content, origin: .none))
            case .columns(.count(let number)): result.values[key] = .columns(.count(number.withoutOrigin))
            case .insets(.all(let number)): result.values[key] = .insets(.all(number.withoutOrigin))
            default: break
            }
        }
        return result
    }
}

extension WrittenNumber {
    fileprivate var withoutOrigin: WrittenNumber { WrittenNumber(content: content, origin: .none) }
}
