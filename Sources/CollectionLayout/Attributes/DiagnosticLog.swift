/// Collects a layout's diagnostics, and no more than a person will read.
struct DiagnosticLog {
    static let limit = 64
    private(set) var entries: [LayoutDiagnostic] = []

    /// Notes a finding, or counts it where the section has one of its kind already. O(1).
    mutating func note(
        _ kind: LayoutDiagnostic.Kind, section: Int, item: Int, amount: Double = 0, limit: Double = 0, count: Int = 1,
        path: [Int] = [], isWidth: Bool = false
    ) {
        var index = entries.count - 1
        while index >= 0, entries[index].section == section {
            if entries[index].kind == kind {
                entries[index].count += count
                return
            }
            index -= 1
        }
        guard entries.count < Self.limit else { return }
        entries.append(
            LayoutDiagnostic(
                kind: kind, section: section, item: item, amount: amount, limit: limit, count: count, path: path,
                isWidth: isWidth))
    }
}
