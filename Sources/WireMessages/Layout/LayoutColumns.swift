import CollectionLayout

/// Something that is shown every column of a layout message in turn.
protocol ColumnVisitor<Row> {
    /// What has one value in each column: an element, a track, a knot.
    associatedtype Row
    /// - Parameters:
    ///   - name: The column's name in the header's table.
    ///   - absent: What a reader takes where the column is left out; nil for a column that must be there.
    ///   - value: A row's value in the column.
    mutating func visit<Value: ColumnValue>(_ name: String, absent: Value?, _ value: (Row) -> Value)
}

/// The table of the elements' columns: the one place where their names, types, defaults and meaning stand.
///
/// - Parameters:
///   - origins: What coordinates are sent relative to.
///   - traits: What any of the elements has: columns of what none has are not even looked at.
func visitColumns(
    relativeTo origins: ColumnOrigins, of traits: ElementTraits, _ visitor: inout some ColumnVisitor<TransitionElement>
) {
    visitor.visit("key", absent: nil) { $0.key }
    visitor.visit("kind", absent: nil) { $0.kind.rawValue }
    visitor.visit("section", absent: nil) { UInt32(clamping: $0.indexPath.section) }
    visitor.visit("item", absent: nil) { UInt32(clamping: $0.indexPath.item) }
    visitor.visit("x", absent: nil) { Float($0.frame.x - origins.x(of: $0)) }
    visitor.visit("y", absent: nil) { Float($0.frame.y - origins.y(of: $0)) }
    visitor.visit("width", absent: nil) { Float($0.frame.width) }
    visitor.visit("height", absent: nil) { Float($0.frame.height) }
    visitor.visit("cornerRadius", absent: 0) { Float($0.cornerRadius) }
    visitor.visit("alpha", absent: 1) { Float($0.alpha) }
    visitor.visit("zIndex", absent: 0) { $0.zIndex }
    if traits.contains(.transform) {
        visitor.visit("scale", absent: 1) { Float($0.scale) }
        visitor.visit("rotation", absent: 0) { Float($0.rotation) }
        visitor.visit("tilt", absent: 0) { Float($0.tilt) }
    }
    visitor.visit("content", absent: CellContent.photo.rawValue) { $0.content.rawValue }
    visitor.visit("axis", absent: CellAxis.row.rawValue) { $0.axis.rawValue }
    if traits.contains(.row) {
        visitor.visit("corners", absent: CellAppearance.allCorners) { $0.corners }
        // Not a number: no line.
        visitor.visit("separator", absent: Float.nan) { $0.separator.map { Float($0) } ?? .nan }
        visitor.visit("side", absent: CellSide.none.rawValue) { $0.side.rawValue }
    }
    visitor.visit("invalid", absent: 0) { UInt8($0.isInvalid ? 1 : 0) }
    visitor.visit("change", absent: TransitionElement.Change.resting.rawValue) { $0.change.rawValue }
    if traits.contains(.scroller) { visitor.visit("scroller", absent: 0) { origins.number(of: $0) } }
    if traits.contains(.delay) { visitor.visit("delay", absent: 0) { Float($0.delay) } }
    guard traits.contains(.origin) else { return }
    // Not a number in these: the page starts from what it shows.
    visitor.visit("fromX", absent: Float.nan) { element in
        element.from.map { Float($0.frame.x - origins.x(of: element)) } ?? .nan
    }
    visitor.visit("fromY", absent: Float.nan) { element in
        element.from.map { Float($0.frame.y - origins.y(of: element)) } ?? .nan
    }
    visitor.visit("fromWidth", absent: Float.nan) { $0.from.map { Float($0.frame.width) } ?? .nan }
    visitor.visit("fromHeight", absent: Float.nan) { $0.from.map { Float($0.frame.height) } ?? .nan }
    visitor.visit("fromCornerRadius", absent: Float.nan) { $0.from.map { Float($0.cornerRadius) } ?? .nan }
    visitor.visit("fromAlpha", absent: Float.nan) { $0.from.map { Float($0.alpha) } ?? .nan }
    // Not a number in these: as where it ends, if it starts elsewhere.
    guard traits.contains(.originTransform) else { return }
    visitor.visit("fromScale", absent: Float.nan) { other(than: $0.scale, $0.from?.scale) }
    visitor.visit("fromRotation", absent: Float.nan) { other(than: $0.rotation, $0.from?.rotation) }
    visitor.visit("fromTilt", absent: Float.nan) { other(than: $0.tilt, $0.from?.tilt) }
}

/// `start` where it is another than `end`, else no number.
private func other(than end: Double, _ start: Double?) -> Float {
    guard let start, Float(start) != Float(end) else { return .nan }
    return Float(start)
}
