extension KeyTable {
    static let waterfall: [KeyEntry] = []
}
