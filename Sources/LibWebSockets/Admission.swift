/// Counts sockets, so that nobody can take them all.
struct Admission {
    /// Sockets of any kind, at most.
    let maximum: Int
    /// Sockets of one remote address, at most; nil = any number.
    let maximumPerAddress: Int?
    private var addresses: [OpaquePointer: String] = [:]
    private var counts: [String: Int] = [:]

    init(maximum: Int, maximumPerAddress: Int?) {
        self.maximum = maximum
        self.maximumPerAddress = maximumPerAddress
    }

    /// Whether one more socket from `address` is too many.
    func refusal(address: String) -> Refusal? {
        if addresses.count >= maximum { return .tooManyConnections }
        if let maximumPerAddress, counts[address, default: 0] >= maximumPerAddress { return .tooManyFromOneAddress }
        return nil
    }

    mutating func opened(_ socket: OpaquePointer, address: String) {
        addresses[socket] = address
        counts[address, default: 0] += 1
    }

    mutating func closed(_ socket: OpaquePointer) {
        guard let address = addresses.removeValue(forKey: socket), let count = counts[address] else { return }
        counts[address] = count > 1 ? count - 1 : nil
    }
}
