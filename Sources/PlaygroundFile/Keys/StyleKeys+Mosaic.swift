extension KeyTable {
    static let mosaic: [KeyEntry] = []
}
