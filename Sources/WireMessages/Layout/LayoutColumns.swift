import CollectionLayout

/// Something that is shown every column of a layout message in turn.
protocol ColumnVisitor {
    /// - Parameters:
    ///   - name: The column's name in the header's table.
    ///   - absent: What a reader takes where the column is left out; nil for a column that must be there.
    ///   - value: An element's value in the column.
    mutating func visit<Value: ColumnValue>(
        _ name: String, absent: Value?, _ value: (TransitionElement) -> Value)
}

/// The table of columns: the one place where their names, types, defaults and meaning stand.
///
/// - Parameter window: Frames are sent relative to its origin, so that Float32 is exact enough anywhere in the content.
func visitColumns(relativeTo window: Rect, _ visitor: inout some ColumnVisitor) {
    visitor.visit("key", absent: nil) { $0.key }
    visitor.visit("kind", absent: nil) { $0.kind.rawValue }
    visitor.visit("section", absent: nil) { UInt32(clamping: $0.indexPath.section) }
    visitor.visit("item", absent: nil) { UInt32(clamping: $0.indexPath.item) }
    visitor.visit("x", absent: nil) { Float($0.frame.x - window.x) }
    visitor.visit("y", absent: nil) { Float($0.frame.y - window.y) }
    visitor.visit("width", absent: nil) { Float($0.frame.width) }
    visitor.visit("height", absent: nil) { Float($0.frame.height) }
    visitor.visit("cornerRadius", absent: 0) { Float($0.cornerRadius) }
    visitor.visit("alpha", absent: 1) { Float($0.alpha) }
    visitor.visit("zIndex", absent: 0) { $0.zIndex }
    visitor.visit("content", absent: CellContent.photo.rawValue) { $0.content.rawValue }
    visitor.visit("axis", absent: CellAxis.row.rawValue) { $0.axis.rawValue }
    visitor.visit("invalid", absent: 0) { UInt8($0.isInvalid ? 1 : 0) }
    visitor.visit("change", absent: TransitionElement.Change.resting.rawValue) { $0.change.rawValue }
    // Not a number in these: the page starts from what it shows.
    visitor.visit("fromX", absent: Float.nan) { $0.from.map { Float($0.frame.x - window.x) } ?? .nan }
    visitor.visit("fromY", absent: Float.nan) { $0.from.map { Float($0.frame.y - window.y) } ?? .nan }
    visitor.visit("fromWidth", absent: Float.nan) { $0.from.map { Float($0.frame.width) } ?? .nan }
    visitor.visit("fromHeight", absent: Float.nan) { $0.from.map { Float($0.frame.height) } ?? .nan }
    visitor.visit("fromCornerRadius", absent: Float.nan) { $0.from.map { Float($0.cornerRadius) } ?? .nan }
    visitor.visit("fromAlpha", absent: Float.nan) { $0.from.map { Float($0.alpha) } ?? .nan }
}

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
