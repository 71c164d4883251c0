/// A section laid out as if the scroll ran down, in coordinates of its own: 0 is where it begins, `originY` where that is.
///
///     header      the content's full width, section insets ignored
///     inset.top
///     cells
///     inset.bottom
///     footer
///
/// So a section that moves as a whole, because one before it grew, is the same section at another origin.
struct PreparedSection: BitwiseCopyable {
    /// Where the section begins, in content coordinates.
    var originY = 0.0
    var itemCount: Int
    var headerLength = 0.0
    var footerY = 0.0
    var footerLength = 0.0
    var cells: SectionCells
    /// The size that all items share made no sense.
    var isInvalid = false
    /// Of a section of a compositional layout; its header and footer are among them, and the lengths above only say how much room
    /// they take.
    var parts: UnsafePointer<SectionParts>?

    /// Where the section's pinned header can be: from its beginning to where the footer goes.
    var headerCourse: (lower: Double, upper: Double) { (0, max(headerLength, footerY)) }

    /// Where the section's pinned footer can be: from below the header to the section's end.
    var footerCourse: (lower: Double, upper: Double) { (min(headerLength, footerY), footerY + footerLength) }

    /// All that the section's elements reach along the scroll, in content coordinates.
    var reach: Reach {
        var reach = Reach()
        if let extent = cells.extent { reach.include(from: originY + extent.lower, to: originY + extent.upper) }
        // Its whole stretch, where headers may be pinned and a background lies; without any, a query asks it in vain now and then.
        if headerLength > 0 || footerLength > 0 || footerY != 0 {
            reach.include(from: originY + min(0, footerY), to: originY + max(headerLength, footerY) + footerLength)
        }
        if let parts {
            reach.include(from: originY + parts.pointee.reach.lower, to: originY + parts.pointee.reach.upper)
        }
        return reach
    }
}
