/// How the items of a flow section that have a size each were broken into lines.
struct StoredLines: BitwiseCopyable {
    let flow: FlowLines
    /// The first item of every line, rising.
    let starts: UnsafeMutablePointer<UInt32>
    let count: Int
    /// An item whose size is another than that of item 0: as long as there is one, the section is not uniform.
    let witness: Int

    /// The line that holds `item`. O(log lines).
    func line(of item: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) >> 1
            if Int(starts[middle]) <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// The line that begins with `item`, if one does.
    func line(beginningWith item: Int) -> Int? {
        let line = line(of: item)
        return Int(starts[line]) == item ? line : nil
    }
}
