import CollectionLayout

/// A column that is sent, and how.
struct PlannedColumn {
    enum Content {
        /// One value for all elements.
        case value(Double)
        /// A value an element, from this offset on behind the header.
        case numbers(offset: Int)
    }

    var name: String
    var typeName: String
    var content: Content
}

/// Decides which columns are left out, which are one value, and where the others stand.
struct ColumnPlan: ColumnVisitor {
    let elements: [TransitionElement]
    private(set) var columns: [PlannedColumn] = []
    /// What the columns take behind the header.
    private(set) var byteCount = 0

    init(elements: [TransitionElement]) {
        self.elements = elements
    }

    mutating func visit<Value: ColumnValue>(
        _ name: String, absent: Value?, _ value: (TransitionElement) -> Value
    ) {
        guard let first = elements.first.map(value) else { return }
        let content: PlannedColumn.Content
        if elements.allSatisfy({ value($0).bits == first.bits }) {
            if let absent, absent.bits == first.bits { return }
            content = .value(first.number)
        } else {
            content = .numbers(offset: byteCount)
            byteCount += roundedUpTo8(elements.count * MemoryLayout<Value.Bits>.size)
        }
        columns.append(PlannedColumn(name: name, typeName: Value.typeName, content: content))
    }
}

/// Writes the columns that the plan has numbers for, each into its place.
struct ColumnWriter: ColumnVisitor {
    let elements: [TransitionElement]
    /// In the order of the visit, without those that are left out.
    var columns: [PlannedColumn]
    /// The message behind its header.
    let message: UnsafeMutableRawBufferPointer
    private var next = 0

    init(elements: [TransitionElement], columns: [PlannedColumn], message: UnsafeMutableRawBufferPointer) {
        self.elements = elements
        self.columns = columns
        self.message = message
    }

    mutating func visit<Value: ColumnValue>(
        _ name: String, absent: Value?, _ value: (TransitionElement) -> Value
    ) {
        guard next < columns.count, columns[next].name == name else { return }
        defer { next += 1 }
        guard case .numbers(let start) = columns[next].content else { return }
        let size = MemoryLayout<Value.Bits>.size
        var offset = start
        for element in elements {
            message.storeBytes(of: value(element).bits.littleEndian, toByteOffset: offset, as: Value.Bits.self)
            offset += size
        }
        let end = start + roundedUpTo8(elements.count * size)
        while offset < end {
            message[offset] = 0
            offset += 1
        }
    }
}
