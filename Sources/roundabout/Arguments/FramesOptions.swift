import CollectionLayout

/// Which style is laid out at what size, and how its frames are written.
struct FramesOptions: Equatable {
    enum Format: String, CaseIterable {
        case json
        case csv
        case svg
    }

    var file = ""
    var size = Size(width: 0, height: 0)
    /// nil: the style that the file shows.
    var style: String?
    /// 0: frames before pixel alignment.
    var scale = 3.0
    var format = Format.json
    /// The content offset along the scroll; nil for that of a view that nobody has scrolled.
    var offset: Double?
}
