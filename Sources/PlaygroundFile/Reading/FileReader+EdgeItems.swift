import JSONText

extension FileReader {
    /// `header` or `footer` of a compositional style: how high it is, or all of it.
    func edgeItem(_ node: JSONNode, _ path: FilePath) -> WrittenBoundaryItem? {
        guard case .object = node.value else {
            return dimension(node, path).map { WrittenBoundaryItem(length: $0) }
        }
        return boundaryItem(node, path)
    }

    func boundaryItems(_ node: JSONNode, _ path: FilePath) -> [WrittenBoundaryItem]? {
        list(node, path, "boundary items").enumerated().compactMap { index, element in
            guard let item = boundaryItem(element, path[index]) else { return nil }
            if item.size == nil, element["layoutSize"] == nil {
                reportNoSize(element, path[index], "A boundary item needs a 'layoutSize', as [60, 30].")
                return nil
            }
            return item
        }
    }

    private func boundaryItem(_ node: JSONNode, _ path: FilePath) -> WrittenBoundaryItem? {
        guard let object = object(node, .boundaryItem, path) else { return nil }
        let alignments = BoundaryAlignment.allCases.map { $0.rawValue }
        return WrittenBoundaryItem(
            size: object[.layoutSize].flatMap { layoutSize($0, path[.layoutSize]) },
            elementKind: object[.elementKind].flatMap { text($0, path[.elementKind]) }?.text,
            alignment: object[.alignment].flatMap { word($0, of: alignments, path[.alignment]) }
                .flatMap(BoundaryAlignment.init),
            absoluteOffset: object[.absoluteOffset].flatMap { point($0, path[.absoluteOffset]) },
            extendsBoundary: object[.extendsBoundary].flatMap { flag($0, path[.extendsBoundary]) } ?? true,
            pinToVisibleBounds: object[.pinToVisibleBounds].flatMap { flag($0, path[.pinToVisibleBounds]) },
            zIndex: object[.zIndex].flatMap { number($0, .depth, path[.zIndex]) },
            text: object[.text].flatMap { text($0, path[.text]) })
    }

    /// What stands beside the cell of an item.
    func supplementaryItems(_ node: JSONNode, _ path: FilePath) -> [WrittenSupplementaryItem] {
        list(node, path, "supplementary items").enumerated().compactMap { supplementaryItem($1, path[$0]) }
    }

    func supplementaryItem(_ node: JSONNode, _ path: FilePath) -> WrittenSupplementaryItem? {
        guard let object = object(node, .supplementaryItem, path) else { return nil }
        if let node = object[.elementKind] { _ = text(node, path[.elementKind]) }
        let containerAnchor = object[.containerAnchor].flatMap { anchor($0, path[.containerAnchor]) }
        let itemAnchor = object[.itemAnchor].flatMap { anchor($0, path[.itemAnchor]) }
        let zIndex = object[.zIndex].flatMap { number($0, .depth, path[.zIndex]) }
        let written = object[.text].flatMap { text($0, path[.text]) }
        guard let sizeNode = object[.layoutSize] else {
            reportNoSize(node, path, "A supplementary item needs a 'layoutSize', as 20.")
            return nil
        }
        guard let size = layoutSize(sizeNode, path[.layoutSize]) else { return nil }
        return WrittenSupplementaryItem(
            size: size, containerAnchor: containerAnchor ?? WrittenAnchor(x: 1, y: 0), itemAnchor: itemAnchor,
            zIndex: zIndex, text: written)
    }

    private func anchor(_ node: JSONNode, _ path: FilePath) -> WrittenAnchor? {
        guard let object = object(node, .anchor, path) else { return nil }
        var anchor = WrittenAnchor(x: 0.5, y: 0.5)
        if let node = object[.edges] {
            let names = edges(node, path[.edges])
            anchor.x = share(names.contains("leading"), names.contains("trailing"))
            anchor.y = share(names.contains("top"), names.contains("bottom"))
        }
        anchor.offset = object[.absoluteOffset].flatMap { point($0, path[.absoluteOffset]) }
        if let node = object[.fractionalOffset] {
            if object[.absoluteOffset] != nil {
                conflict(
                    object, .fractionalOffset,
                    "'absoluteOffset' and 'fractionalOffset' both say how far it is; leave one of them out.")
            }
            anchor.offset = point(node, path[.fractionalOffset])
            anchor.isFractional = true
        }
        return anchor
    }

    private func share(_ isAtStart: Bool, _ isAtEnd: Bool) -> Double { isAtStart == isAtEnd ? 0.5 : isAtEnd ? 1 : 0 }

    private func edges(_ node: JSONNode, _ path: FilePath) -> Set<String> {
        let words = ["top", "leading", "bottom", "trailing"]
        guard case .array(let elements) = node.value else {
            return word(node, of: words, path).map { [$0] } ?? []
        }
        return Set(elements.enumerated().compactMap { word($1, of: words, path[$0]) })
    }

    private func list(_ node: JSONNode, _ path: FilePath, _ noun: String) -> [JSONNode] {
        guard case .array(let elements) = node.value else {
            reportKind(of: node, path, wanted: "a list of \(noun) in brackets")
            return []
        }
        if elements.count > Limits.supplementaryItems {
            report(
                .tooMany, at: node.range, path,
                "\(path.subject) holds \(elements.count) \(noun); at most \(Limits.supplementaryItems) are laid out.")
        }
        return Array(elements.prefix(Limits.supplementaryItems))
    }

    private func reportNoSize(_ node: JSONNode, _ path: FilePath, _ message: String) {
        report(.missingKey, at: node.range.lowerBound..<node.range.lowerBound + 1, path, message)
    }
}
