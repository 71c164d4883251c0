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
        let place = addresses.partitionPoint { $0 >= address }
        return place < addresses.count && addresses[place] == address
    }

    /// Adds those of a section of another layout, as of a section that follows all those added before.
    mutating func append(_ other: InvalidItems, ofSection former: Int, as section: Int) {
        let first = other.addresses.partitionPoint { $0 >> 32 >= UInt64(truncatingIfNeeded: former) }
        for address in other.addresses[first...] {
            guard address >> 32 == UInt64(truncatingIfNeeded: former) else { return }
            addresses.append(UInt64(truncatingIfNeeded: section) << 32 | address & 0xFFFF_FFFF)
        }
    }

    var byteCount: Int { addresses.count * MemoryLayout<UInt64>.stride }

    /// Orders as index paths do. A layout has far fewer sections and items than 2^32.
    private static func address(_ indexPath: IndexPath) -> UInt64 {
        UInt64(truncatingIfNeeded: indexPath.section) << 32 | UInt64(truncatingIfNeeded: indexPath.item) & 0xFFFF_FFFF
    }
}

extension [UInt64] {
    /// The first place from which on `isBeyond` holds, which it does from some place on. O(log n).
    fileprivate func partitionPoint(_ isBeyond: (UInt64) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
