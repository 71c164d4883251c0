/// How far a line is filled: the one rule by which lines break.
///
/// An item joins while `used + spacing + width <= limit`, in plain doubles and in this order.
struct LineFill: BitwiseCopyable {
    /// From the line's start to the last item's end, at minimum spacing. No item fits behind infinity: the first one opens a
    /// line like any other.
    private(set) var used = Double.infinity

    /// Takes an item, in this line or at the beginning of the next.
    ///
    /// - Returns: how far the line would have been filled with it, where it did not fit; else nil.
    @inline(__always)
    mutating func take(_ width: Double, spacing: Double, limit: Double) -> Double? {
        let wanted = used + spacing + width
        if wanted <= limit {
            used = wanted
            return nil
        }
        used = width
        return wanted
    }
}
