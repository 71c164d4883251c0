extension KeyTable {
    static let stack: [KeyEntry] = []
}
