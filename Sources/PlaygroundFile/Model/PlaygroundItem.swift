/// What is known of an item apart from where it is: what its cell shows.
package struct PlaygroundItem: Equatable, Sendable {
    /// Only if the file writes one.
    package var id: String?
    package var title: String?
    package var subtitle: String?
    package var value: String?
    /// The text of the badge beside its cell, where a style puts one there.
    package var badge: String?
    package var accessory: ItemAccessory
    /// The name of its picture.
    package var image: String?
    /// `#rrggbb`, small letters.
    package var color: String
    /// Whether the file says which, for the item or its cell: else it is the picture's, or one of the palette.
    package var hasOwnColor: Bool

    package init(
        id: String?, title: String?, subtitle: String? = nil, value: String? = nil, badge: String? = nil,
        accessory: ItemAccessory = .none,
        image: String?, color: String, hasOwnColor: Bool = false
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.value = value
        self.badge = badge
        self.accessory = accessory
        self.image = image
        self.color = color
        self.hasOwnColor = hasOwnColor
    }
}
