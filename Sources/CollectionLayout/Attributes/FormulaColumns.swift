/// Columns of a run of items of a formula layout, to be filled with what places each item.
///
/// Not kept beyond the call that it is handed to.
package struct FormulaColumns {
    /// What a layout says of its items beside where they are and how large.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: UInt8

        package static let rotation = Parts(rawValue: 1)
        package static let scale = Parts(rawValue: 2)
        package static let alpha = Parts(rawValue: 4)
        package static let zIndex = Parts(rawValue: 8)

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
    }

    /// Points: of the upper left corner, before any transform.
    package let x: UnsafeMutableBufferPointer<Double>
    package let y: UnsafeMutableBufferPointer<Double>
    /// Points.
    package let width: UnsafeMutableBufferPointer<Double>
    package let height: UnsafeMutableBufferPointer<Double>
    /// Radians, clockwise. As it comes, a part of the layout says what changes nothing; other parts are not looked at.
    package let rotation: UnsafeMutableBufferPointer<Double>
    /// Held above 0.
    package let scale: UnsafeMutableBufferPointer<Double>
    /// Held within 0 and 1.
    package let alpha: UnsafeMutableBufferPointer<Double>
    /// Rounded to the nearest whole number.
    package let zIndex: UnsafeMutableBufferPointer<Double>
    /// False as it comes; true for an item one of whose values made no sense and was written as 0.
    package let faults: UnsafeMutableBufferPointer<Bool>

    /// - Parameters:
    ///   - storage: room for `columnCount` columns.
    ///   - faults: as long as a column.
    init(_ storage: UnsafeMutableBufferPointer<Double>, faults: UnsafeMutableBufferPointer<Bool>) {
        let length = faults.count
        self.init(faults: faults) { place in
            UnsafeMutableBufferPointer(rebasing: storage[place * length..<(place + 1) * length])
        }
    }

    private init(faults: UnsafeMutableBufferPointer<Bool>, column: (Int) -> UnsafeMutableBufferPointer<Double>) {
        x = column(0)
        y = column(1)
        width = column(2)
        height = column(3)
        rotation = column(4)
        scale = column(5)
        alpha = column(6)
        zIndex = column(7)
        self.faults = faults
    }

    static let columnCount = 8
}

extension FormulaColumns {
    /// The same memory, for some of the items.
    package func part(_ places: Range<Int>) -> FormulaColumns {
        let columns = [x, y, width, height, rotation, scale, alpha, zIndex]
        return FormulaColumns(faults: UnsafeMutableBufferPointer(rebasing: faults[places])) { place in
            UnsafeMutableBufferPointer(rebasing: columns[place][places])
        }
    }

    /// The frame of the item at a place of the run, before any transform; what makes no sense counts as 0.
    @inline(__always)
    package func frame(at index: Int) -> Rect {
        Rect(
            x: distance(x[index]), y: distance(y[index]), width: length(width[index]), height: length(height[index]))
    }

    /// Makes all columns of the parts say what changes nothing.
    func reset(_ parts: Parts) {
        faults.update(repeating: false)
        if parts.contains(.rotation) { rotation.update(repeating: 0) }
        if parts.contains(.scale) { scale.update(repeating: 1) }
        if parts.contains(.alpha) { alpha.update(repeating: 1) }
        if parts.contains(.zIndex) { zIndex.update(repeating: 0) }
    }

    @inline(__always)
    func attributes(at index: Int, _ parts: Parts) -> LayoutAttributes {
        var attributes = LayoutAttributes.plain
        if parts.contains(.rotation) { attributes.rotation = distance(rotation[index]) }
        if parts.contains(.scale) { attributes.scale = length(scale[index]) }
        if parts.contains(.alpha) { attributes.alpha = min(1, length(alpha[index])) }
        if parts.contains(.zIndex) {
            let whole = wholeNumber(zIndex[index].rounded(), in: -1_000_000...1_000_000)
            attributes.zIndex = Int32(truncatingIfNeeded: whole)
        }
        return attributes
    }
}
