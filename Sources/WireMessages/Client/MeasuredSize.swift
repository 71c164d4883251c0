import JSONText

/// What a text took on a page.
package struct MeasuredSize: Equatable, Sendable {
    /// Of its widest line, points.
    package var width: Double
    package var lines: Int

    package init(width: Double, lines: Int) {
        self.width = width
        self.lines = lines
    }

    /// Far beyond what a label of at most 1 KiB takes at any size.
    static let widths = 0.0...1_000_000
    static let lineCounts = 0...10_000
}

extension MessageFields {
    /// A list of `[width, lines]`.
    func sizes(_ name: String) throws(ClientMessageError) -> [MeasuredSize] {
        let due = "at most \(WireProtocol.maximumMeasures) pairs [width, lines]"
        let nodes = try array(name, due, limit: WireProtocol.maximumMeasures)
        var sizes: [MeasuredSize] = []
        sizes.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            guard let pair = node.asArray, pair.count == 2, let width = pair[0].asNumber, let lines = pair[1].asInt,
                MeasuredSize.widths.contains(width), MeasuredSize.lineCounts.contains(lines)
            else {
                throw ClientMessageError(
                    code: "\(name)[\(index)]",
                    message: "\(name)[\(index)] must be [width, lines]: a number from 0 to 1000000, and a whole number "
                        + "from 0 to 10000.")
            }
            sizes.append(MeasuredSize(width: width, lines: lines))
        }
        return sizes
    }
}
