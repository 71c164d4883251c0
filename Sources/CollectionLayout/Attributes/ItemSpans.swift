/// How many columns each item of a section takes.
package enum ItemSpans {
    case one
    /// `fill(range, spans)` writes the spans of the items `range` into the first `range.count` places. They are rounded
    /// down and held within 1 and the number of columns.
    case perItem(fill: (Range<Int>, UnsafeMutableBufferPointer<Double>) -> FillResult)
}
