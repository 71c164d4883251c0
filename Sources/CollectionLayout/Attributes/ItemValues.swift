/// Two columns of a run of items, to be filled with their widths and heights in points.
///
/// Not kept beyond the call that it is handed to.
package struct SizeColumns {
    package let widths: UnsafeMutableBufferPointer<Double>
    package let heights: UnsafeMutableBufferPointer<Double>

    package init(widths: UnsafeMutableBufferPointer<Double>, heights: UnsafeMutableBufferPointer<Double>) {
        self.widths = widths
        self.heights = heights
    }
}

/// How filling a run went: values that make no sense were written as 0 and are counted here.
package struct FillResult: Equatable, Sendable {
    /// The first item (its index in the section) whose value was not finite, out of range or negative.
    package var firstFault: Int?
    package var faultCount: Int

    package init(firstFault: Int? = nil, faultCount: Int = 0) {
        self.firstFault = firstFault
        self.faultCount = faultCount
    }

    package static let fine = FillResult()
}

/// The sizes of a section's items, asked for by the run and never one by one.
package enum ItemValues {
    /// All alike: selects the uniform path, which needs no store.
    case constant(Size)
    /// `fill(range, columns)` writes the sizes of the section's items `range` into the columns' first `range.count` places.
    case perItem(fill: (Range<Int>, SizeColumns) -> FillResult)
}
