import CMath

/// Cards on each other: the place of any card from how many lie above it.
///
/// As it is seen on the screen, whichever way the content scrolls.
struct Pile: BitwiseCopyable {
    /// How many cards are there.
    let shown: Int
    /// From card to card, radians.
    let angle: Double
    /// From a card to the one below it.
    let shift: Point
    /// The distance of the cards' centres from what a fan is turned about; nil for no fan.
    let pivot: Double?
    /// Where the pile lies: the centre of its top card, or a fan's pivot.
    var origin = Point.zero

    init(shown: Int, angle: Double, shift: Point, pivot: Double?) {
        self.shown = shown
        self.angle = angle
        self.shift = shift
        self.pivot = pivot
    }

    /// The turn of the card at that place from the top. O(1).
    ///
    /// To either side in turns, farther each time: 0, 1, −1, 2, −2 times `angle`. In a fan of five: −2, −1, 0, 1, 2 times.
    func rotation(_ place: Int) -> Double {
        if pivot != nil { return angle * (Double(place) - Double(shown - 1) / 2) }
        return angle * Double(place % 2 == 0 ? -(place / 2) : place / 2 + 1)
    }

    /// The frame of the card at that place, before it is turned. O(1).
    func frame(_ place: Int, _ size: Size) -> Rect {
        var center = Point(x: origin.x + Double(place) * shift.x, y: origin.y + Double(place) * shift.y)
        if let pivot {
            let turn = rotation(place)
            center.x += pivot * sin(turn)
            center.y -= pivot * cos(turn)
        }
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
