/// Where a layout wants scrolling to come to rest, as `targetContentOffset(forProposedContentOffset:)` would say.
package enum SnapOffsets: Equatable, Sendable {
    /// start, start + pitch, …, `count` of them, points along the scroll.
    case even(start: Double, pitch: Double, count: Int)
    /// Rising, points along the scroll.
    case list([Double])
}
