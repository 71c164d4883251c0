/// The items whose size made no sense, in index-path order. Mostly none.
struct InvalidItems {
    private var addresses: [UInt64] = []

    /// Adds an item that follows all those added before.
    mutating func append(_ indexPath: IndexPath) {
        addresses.append(Self.address(indexPath))
    }

    /// O(log n), n the invalid items.
    func contains(_ indexPath: IndexPath) -> Bool {
        let address = Self.address(indexPath)
        var low = 0
        var high = addresses.count
        while low < high {
            let middle = (low + high) / 2
            if addresses[middle] < address { low = middle + 1 } else { high = middle }
        }
        return low < addresses.count && addresses[low] == address
    }

    var byteCount: Int { addresses.count * MemoryLayout<UInt64>.stride }

    /// Orders as index paths do. A layout has far fewer sections and items than 2^32.
    private static func address(_ indexPath: IndexPath) -> UInt64 {
        UInt64(truncatingIfNeeded: indexPath.section) << 32 | UInt64(truncatingIfNeeded: indexPath.item) & 0xFFFF_FFFF
    }
}
