extension KeyTable {
    static let formula: [KeyEntry] = []
}
