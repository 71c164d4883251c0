/// A column that is sent, and how.
struct PlannedColumn {
    enum Content {
        /// One value for all rows.
        case value(Double)
        /// A value a row, from this offset on behind the header.
        case numbers(offset: Int)
    }

    var name: String
    var typeName: String
    var content: Content
}

/// Decides which columns are left out, which are one value, and where the others stand.
struct ColumnPlan<Row>: ColumnVisitor {
    let rows: [Row]
    private(set) var columns: [PlannedColumn] = []
    /// Where the columns end, behind the header.
    private(set) var end: Int

    /// - Parameter start: Where the first column stands, behind the header; a multiple of 8.
    init(_ rows: [Row], startingAt start: Int) {
        self.rows = rows
        end = start
    }

    mutating func visit<Value: ColumnValue>(_ name: String, absent: Value?, _ value: (Row) -> Value) {
        guard let first = rows.first.map(value) else { return }
        let content: PlannedColumn.Content
        if isConstant(first.bits, value) {
            if let absent, absent.bits == first.bits { return }
            content = .value(first.number)
        } else {
            content = .numbers(offset: end)
            end += roundedUpTo8(rows.count * MemoryLayout<Value.Bits>.size)
        }
        columns.append(PlannedColumn(name: name, typeName: Value.typeName, content: content))
    }

    /// By the buffer: an element is large, and none is to be copied for one number.
    private func isConstant<Value: ColumnValue>(_ bits: Value.Bits, _ value: (Row) -> Value) -> Bool {
        rows.withUnsafeBufferPointer { rows in
            for index in rows.indices where value(rows[index]).bits != bits { return false }
            return true
        }
    }
}

/// Writes the columns that the plan has numbers for, each into its place.
struct ColumnWriter<Row>: ColumnVisitor {
    let rows: [Row]
    /// In the order of the visit, without those that are left out.
    var columns: [PlannedColumn]
    /// The message behind its header.
    let message: UnsafeMutableRawBufferPointer
    private var next = 0

    init(_ plan: ColumnPlan<Row>, message: UnsafeMutableRawBufferPointer) {
        rows = plan.rows
        columns = plan.columns
        self.message = message
    }

    mutating func visit<Value: ColumnValue>(_ name: String, absent: Value?, _ value: (Row) -> Value) {
        guard next < columns.count, columns[next].name == name else { return }
        defer { next += 1 }
        guard case .numbers(let start) = columns[next].content else { return }
        let size = MemoryLayout<Value.Bits>.size
        var offset = start
        rows.withUnsafeBufferPointer { rows in
            for index in rows.indices {
                message.storeBytes(of: value(rows[index]).bits.littleEndian, toByteOffset: offset, as: Value.Bits.self)
                offset += size
            }
        }
        let end = start + roundedUpTo8(rows.count * size)
        while offset < end {
            message[offset] = 0
            offset += 1
        }
    }
}
