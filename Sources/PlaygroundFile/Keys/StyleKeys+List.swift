extension KeyTable {
    static let list: [KeyEntry] = []
}
