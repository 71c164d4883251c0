/// An item's new size, in the layout's own axes, a valid one.
struct SizeChange {
    var item: Int
    var size: Size
}
