// A layout that scrolls horizontally is one that scrolls vertically with its axes exchanged: every layout is written once, for
// the vertical case, and what goes in and comes out is transposed. Exchanging twice gives back the same bits.

extension Point {
    package var transposed: Point { Point(x: y, y: x) }
}

extension Size {
    package var transposed: Size { Size(width: height, height: width) }
}

extension Rect {
    package var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets {
    package var transposed: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}

extension SizeColumns {
    /// The same memory with the names exchanged.
    var transposed: SizeColumns { SizeColumns(widths: heights, heights: widths) }
}
