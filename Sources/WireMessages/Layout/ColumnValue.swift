/// A number that a column can hold.
protocol ColumnValue {
    associatedtype Bits: FixedWidthInteger
    static var typeName: String { get }
    /// The value as it stands in a column; two that are equal here are the same on the page, NaN included.
    var bits: Bits { get }
    /// The value as it stands in the header's table.
    var number: Double { get }
}

extension UInt8: ColumnValue {
    static var typeName: String { "u8" }
    var bits: UInt8 { self }
    var number: Double { Double(self) }
}

extension UInt32: ColumnValue {
    static var typeName: String { "u32" }
    var bits: UInt32 { self }
    var number: Double { Double(self) }
}

extension Int32: ColumnValue {
    static var typeName: String { "i32" }
    var bits: Int32 { self }
    var number: Double { Double(self) }
}

extension Float: ColumnValue {
    static var typeName: String { "f32" }
    var bits: UInt32 { bitPattern }
    var number: Double { Double(self) }
}
