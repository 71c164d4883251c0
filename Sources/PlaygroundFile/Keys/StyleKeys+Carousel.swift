extension KeyTable {
    static let carousel: [KeyEntry] = []
}
