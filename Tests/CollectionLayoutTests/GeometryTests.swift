import CollectionLayout
import Testing

@Suite struct GeometryTests {
    @Test func rectanglesThatTouchDoNotIntersect() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.intersects(Rect(x: 39.9, y: 59.9, width: 5, height: 5)))
        #expect(!rect.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
        #expect(!rect.intersects(Rect(x: 10, y: 60, width: 5, height: 5)))
        #expect(!rect.intersects(Rect(x: 5, y: 20, width: 5, height: 5)))
        #expect(!rect.intersects(Rect(x: 10, y: 10, width: 5, height: 10)))
        #expect(!rect.intersects(Rect(x: .nan, y: 20, width: 5, height: 5)))
    }

    @Test func aRectangleHoldsItsTopLeftEdgesOnly() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.contains(Point(x: 10, y: 20)))
        #expect(!rect.contains(Point(x: 40, y: 20)))
        #expect(!rect.contains(Point(x: 10, y: 60)))
    }

    @Test func operations() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.offset(x: -1, y: 2) == Rect(x: 9, y: 22, width: 30, height: 40))
        #expect(
            rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == Rect(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.union(Rect(x: 0, y: 50, width: 5, height: 30)) == Rect(x: 0, y: 20, width: 40, height: 60))
        #expect(rect.transposed == Rect(x: 20, y: 10, width: 40, height: 30))
        #expect(
            EdgeInsets(top: 30, left: 15, bottom: 20, right: 5).transposed
                == EdgeInsets(top: 15, left: 30, bottom: 5, right: 20))
    }

    /// MagazineLayout's tests name the same values.
    @Test(arguments: [
        (1.5, 1.0, 2.0), (500.8232134315, 1, 501), (1.5, 2, 1.5), (500.8232134315, 2, 501), (1.5, 3, 5.0 / 3),
        (500.8232134315, 3, 1502.0 / 3), (-1.5, 1, -2), (0.25, 2, 0.5), (0.3, 0, 0.3), (0.3, .nan, 0.3), (0.3, -2, 0.3),
    ])
    func pixels(_ value: Double, _ scale: Double, _ expected: Double) {
        #expect(PixelAlignment(scale: scale).aligned(value) == expected)
    }

    @Test func alignmentKeepsTheSize() {
        #expect(
            PixelAlignment(scale: 2).aligned(Rect(x: 0.3, y: 0.2, width: 10.3, height: 20.2))
                == Rect(x: 0.5, y: 0, width: 10.3, height: 20.2))
    }

    /// The article's rule: a row when the width is more than twice the height.
    @Test func theAxisOfACard() {
        #expect(cellAxis(for: Size(width: 343, height: 112)) == .row)
        #expect(cellAxis(for: Size(width: 224, height: 112)) == .column)
        #expect(cellAxis(for: Size(width: 109, height: 109)) == .column)
    }

    @Test func cornerRadii() {
        #expect(CellContent.photo.defaultCornerRadius(for: Size(width: 122, height: 80)) == 40)
        #expect(CellContent.card.defaultCornerRadius(for: Size(width: 122, height: 80)) == 4)
        #expect(clampedCornerRadius(61, for: Size(width: 122, height: 80)) == 40)
        #expect(clampedCornerRadius(12, for: Size(width: 122, height: 80)) == 12)
        #expect(clampedCornerRadius(-3, for: Size(width: 122, height: 80)) == 0)
        #expect(clampedCornerRadius(.nan, for: Size(width: 122, height: 80)) == 0)
    }
}
