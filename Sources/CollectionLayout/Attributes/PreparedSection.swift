/// A section laid out as if the scroll ran down:
///
///     header      the content's full width, section insets ignored
///     inset.top
///     cells
///     inset.bottom
///     footer
struct PreparedSection: BitwiseCopyable {
    var itemCount: Int
    var headerY: Double
    var headerLength: Double
    var footerY: Double
    var footerLength: Double
    var cells: SectionCells
    /// The size that all items share made no sense.
    var isInvalid: Bool

    /// All that the section's elements reach along the scroll.
    var reach: Reach {
        var reach = Reach()
        if let extent = cells.extent { reach.include(from: extent.lower, to: extent.upper) }
        if headerLength > 0 { reach.include(from: headerY, to: headerY + headerLength) }
        if footerLength > 0 { reach.include(from: footerY, to: footerY + footerLength) }
        return reach
    }
}
