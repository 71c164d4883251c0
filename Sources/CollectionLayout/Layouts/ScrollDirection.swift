package enum ScrollDirection: UInt8, Sendable {
    case vertical
    case horizontal
}
