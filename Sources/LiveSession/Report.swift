package import CollectionLayout
package import JSONText

/// Something worth a line in the terminal.
package enum Report: Equatable {
    case laidOut(LaidOut)
    /// The whole list, whenever it differs from the last one reported; empty when all is well again.
    case problems([Problem])
    case pageConnected(PageID)
    case pageDisconnected(PageID)
    case itemSelected(IndexPath, id: String)
    /// A page said something that makes no sense; said once a page.
    case messageRefused(PageID, String)

    package struct LaidOut: Equatable {
        package enum Cause: Equatable { case file, style, viewport }

        package var cause: Cause
        package var revision: Int
        package var style: String
        package var size: Size
        package var itemCount: Int
        /// How the cells of the page in question moved; nil where there was no picture before.
        package var movement: Movement?
        /// The text form of the item that kept its place there; nil where none was asked to.
        package var kept: String?
        package var parseNanoseconds: UInt64
        package var layoutNanoseconds: UInt64
        package var pageCount: Int
    }
}
