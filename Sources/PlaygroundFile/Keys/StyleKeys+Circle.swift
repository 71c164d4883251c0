extension KeyTable {
    static let circle: [KeyEntry] = []
}
