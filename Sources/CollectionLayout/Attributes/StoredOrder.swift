/// What makes stored frames follow from each other, so that a few new sizes need not move them all by hand.
enum StoredOrder: BitwiseCopyable {
    /// A flow's.
    case lines(StoredLines)
    /// A list's.
    case rows(StoredRows)
}

/// The rows of a list's section: each stands where it stands across the list, and the room between them stays.
struct StoredRows: BitwiseCopyable {
    let list: ListLines
    /// Of every row.
    let alignments: UnsafeMutablePointer<ListLayout.Alignment>
}
