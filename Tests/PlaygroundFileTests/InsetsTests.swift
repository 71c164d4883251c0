import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct InsetsTests {
    /// A phone on its side: 59 beside the sensor housing, 21 below.
    private let phone = Viewport(
        size: Size(width: 852, height: 393), scale: 3,
        safeAreaInsets: EdgeInsets(top: 0, left: 59, bottom: 21, right: 48), horizontalSizeClass: .compact,
        verticalSizeClass: .compact)

    private func resolve(_ style: String, _ viewport: Viewport? = nil) throws -> ResolvedStyle {
        try playground("{ \"styles\": { \"flow\": { \(style) } } }").resolve(style: 0, viewport: viewport ?? phone)
    }

    private func problems(_ style: String, _ viewport: Viewport? = nil) throws -> [Problem] {
        let resolved = try resolve(style, viewport)
        return resolved.problems + resolved.problems(of: resolved.prepared())
    }

    private func sectionInset(_ resolved: ResolvedStyle) -> EdgeInsets? {
        guard case .flow(let flow) = resolved.layout else { return nil }
        return flow.sections[0].sectionInset
    }

    /// UIKit: `automatic` and `scrollableAxes` along the scroll, `always` on all sides, `never` on none.
    @Test(arguments: [
        ("automatic", "vertical", EdgeInsets(top: 30, left: 15, bottom: 41, right: 5)),
        ("scrollableAxes", "vertical", EdgeInsets(top: 30, left: 15, bottom: 41, right: 5)),
        ("automatic", "horizontal", EdgeInsets(top: 30, left: 74, bottom: 20, right: 53)),
        ("never", "vertical", EdgeInsets(top: 30, left: 15, bottom: 20, right: 5)),
        ("always", "vertical", EdgeInsets(top: 30, left: 74, bottom: 41, right: 53)),
    ])
    func theContentInsetIsAdjustedAsUIKitDoes(behavior: String, direction: String, expected: EdgeInsets) throws {
        let resolved = try resolve(
            """
            "contentInset": [30, 15, 20, 5], "contentInsetAdjustmentBehavior": "\(behavior)",
            "scrollDirection": "\(direction)"
            """)
        #expect(resolved.adjustedContentInset == expected)
        #expect(resolved.contentInset == EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
    }

    /// e = max(reference, adjusted) − adjusted a side, across the scroll only: 59 − 15 = 44 and 48 − 5 = 43 beyond.
    @Test func theReferenceReachesBeyondTheContentInset() throws {
        let common = #""contentInset": [0, 15, 0, 5], "sectionInset": [1, 2, 3, 4], "#
        #expect(sectionInset(try resolve(common)) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            sectionInset(try resolve(common + #""sectionInsetReference": "safeArea""#))
                == EdgeInsets(top: 1, left: 46, bottom: 3, right: 47))
        // The system's margins beside the safe area are 20 at this width: 79 − 15 = 64 and 68 − 5 = 63.
        #expect(
            sectionInset(try resolve(common + #""sectionInsetReference": "layoutMargins""#))
                == EdgeInsets(top: 1, left: 66, bottom: 3, right: 67))
        // With `always` the content inset has the safe area already.
        #expect(
            sectionInset(
                try resolve(
                    common + #""sectionInsetReference": "safeArea", "contentInsetAdjustmentBehavior": "always""#))
                == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    /// In a layout that scrolls sideways it is above and below: 21 − 7 = 14 beyond at the bottom, nothing at the top.
    @Test func theReferenceReachesAboveAndBelowWhereContentScrollsSideways() throws {
        let common = """
            "scrollDirection": "horizontal", "contentInset": [3, 15, 7, 5], "sectionInset": [1, 2, 3, 4],
            "sectionInsetReference":
            """
        #expect(
            sectionInset(try resolve(common + #""safeArea""#)) == EdgeInsets(top: 1, left: 2, bottom: 17, right: 4))
        #expect(
            sectionInset(try resolve(common + #""layoutMargins""#)) == EdgeInsets(top: 1, left: 2, bottom: 17, right: 4)
        )
        #expect(
            sectionInset(try resolve(common + #""contentInset""#)) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    /// 852 − (15 + 5) − (46 + 47) across, 393 − 21 (adjusted) − (1 + 3) along.
    @Test func availableIsWhatTheEffectiveInsetsLeave() throws {
        let resolved = try resolve(
            """
            "contentInset": [0, 15, 0, 5], "sectionInset": [1, 2, 3, 4], "sectionInsetReference": "safeArea",
            "itemSize": ["available.width", "available.height"]
            """)
        guard case .flow(let flow) = resolved.layout, case .constant(let size) = flow.sections[0].itemSize else {
            Issue.record("one size for all was expected")
            return
        }
        #expect(size == Size(width: 739, height: 368))
    }

    /// A row of two in 390 points, 30 from where reading begins and 5 from where it ends: 355 / 2 − 5 each.
    @Test(arguments: [
        ("", Viewport.LayoutDirection.leftToRight, [30, 212.5]),
        ("", .rightToLeft, [187.5, 5]),
        (#""semanticContentAttribute": "forceRightToLeft", "#, .leftToRight, [187.5, 5]),
        (#""semanticContentAttribute": "forceLeftToRight", "#, .rightToLeft, [30, 212.5]),
    ])
    func leadingAndTrailingTurnWithTheReadingDirection(
        attribute: String, direction: Viewport.LayoutDirection, expected: [Double]
    ) throws {
        let style =
            attribute + """
                "sectionInset": { "leading": 30, "trailing": 5, "vertical": 2 },
                "itemSize": ["(available.width - minimumInteritemSpacing) / 2", 40]
                """
        var viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
        viewport.layoutDirection = direction
        let layout = try resolve(style, viewport).prepared()
        #expect([0, 1].map { layout.frame(at: IndexPath(section: 0, item: $0)).x } == expected)
    }

    /// The content inset is the scroll view's: its left is the left, and only its leading side turns.
    @Test func theContentInsetIsOfTheScreen() throws {
        var viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
        viewport.layoutDirection = .rightToLeft
        #expect(
            try resolve(#""contentInset": { "left": 30, "right": 5 }"#, viewport).contentInset
                == EdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
        #expect(
            try resolve(#""contentInset": { "leading": 30, "trailing": 5 }"#, viewport).contentInset
                == EdgeInsets(top: 0, left: 5, bottom: 0, right: 30))
    }

    /// The housing is where it is: 59 on the left, 48 on the right. The row begins at the right, beyond 48 and the inset of 2.
    @Test func theSafeAreaIsOfTheScreen() throws {
        let layout = try resolve(
            """
            "sectionInset": { "leading": 2, "trailing": 4 }, "sectionInsetReference": "safeArea",
            "semanticContentAttribute": "forceRightToLeft", "itemSize": ["available.width", 40]
            """
        ).prepared()
        #expect(layout.frame(at: IndexPath(section: 0, item: 0)) == Rect(x: 63, y: 0, width: 739, height: 40))
    }

    @Test func cellsUnderTheSensorHousingAreWarnedOf() throws {
        // Thirteen squares of 50 fit into 852 points, and the gap between them: the first and the last of each line of 13.
        let warning = try problems("")
        #expect(warning.map(\.code) == ["layout.underSensorHousing"])
        #expect(warning.map(\.suggestion) == ["\"sectionInsetReference\": \"safeArea\""])
        #expect(
            warning.first?.message
                == "Item 0 (and 4 more) goes under the sensor housing at 852×393: the safe area is 59 pt on the left and "
                + "48 pt on the right, and the insets are counted from the edge.")
        #expect(try problems(#""sectionInsetReference": "safeArea""#) == [])
        #expect(try problems(#""sectionInset": { "horizontal": 60 }"#) == [])
        #expect(try problems(#""contentInsetAdjustmentBehavior": "always""#) == [])
        let upright = Viewport(size: Size(width: 390, height: 844), scale: 3)
        #expect(try problems("", upright) == [])
    }

    /// It is the frames that say so, whatever the layout: a spiral that keeps to the middle is fine, a wide one is not, nor
    /// is a row that is read from the right and keeps clear of the housing on the wrong side.
    @Test func cellsOfAnyLayoutUnderTheSensorHousingAreWarnedOf() throws {
        #expect(try problems(#""layout": "spiral", "radius": 300"#) == [])
        #expect(try problems(#""layout": "spiral", "radius": 400"#).map(\.code) == ["layout.underSensorHousing"])
        let left = #""sectionInset": [0, 60, 0, 0], "lineAlignment": "leading", "itemSize": [600, 20]"#
        #expect(try problems(left) == [])
        #expect(
            try problems(left + #", "semanticContentAttribute": "forceRightToLeft""#) == [])
        let right = #""sectionInset": [0, 0, 0, 60], "lineAlignment": "trailing", "itemSize": [600, 20]"#
        #expect(try problems(right) == [])
        #expect(
            try problems(#""sectionInset": [0, 50, 0, 0], "lineAlignment": "leading", "itemSize": [600, 20]"#).map(
                \.code)
                == ["layout.underSensorHousing"])
        #expect(
            try problems(
                #""sectionInset": [0, 50, 0, 0], "lineAlignment": "leading", "itemSize": [600, 20], "#
                    + #""semanticContentAttribute": "forceRightToLeft""#
            ) == [])
    }

    /// `sectionInset` in a formula is as written, `adjustedContentInset` as adjusted.
    @Test func insetsAreKnownByName() throws {
        let resolved = try resolve(
            """
            "contentInset": { "top": 7 }, "sectionInset": { "left": "contentInset.top" },
            "minimumLineSpacing": "layout.sectionInset.left + adjustedContentInset.bottom",
            "sectionInsetReference": "safeArea"
            """)
        guard case .flow(let flow) = resolved.layout else { return }
        #expect(flow.sections[0].minimumLineSpacing == 7 + 21)
        #expect(flow.sections[0].sectionInset.left == 7 + 59)
    }
}
