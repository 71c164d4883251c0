import CollectionLayout
import TestSupport
import Testing

/// Rules of compositional layouts, each with the numbers that arithmetic gives.
@Suite struct CompositionalTests {
    private func layout(
        _ section: CompositionalLayout.Section..., width: Double = 375, height: Double = 800, snapsEdges: Bool = false,
        spacing: Double = 0, options: LayoutOptions = .none
    ) -> PreparedLayout {
        Layout.compositional(
            CompositionalLayout(interSectionSpacing: spacing, snapsEdges: snapsEdges, sections: section)
        ).prepared(
            for: Size(width: width, height: height), adjustedContentInset: .zero, options: options)
    }

    private func row(
        _ width: LayoutDimension, _ height: LayoutDimension, _ group: LayoutGroup = LayoutGroup()
    ) -> LayoutItem {
        LayoutItem(size: LayoutSize(width: width, height: height), group: group)
    }

    /// A group of 60 × 20 with items of 20 × 20, inset by 2: 16 × 16, 2 points within (Apple's documentation of
    /// NSCollectionLayoutItem.contentInsets).
    @Test func contentInsetsShrinkTheItem() {
        let item = LayoutItem(
            size: LayoutSize(width: .absolute(20), height: .absolute(20)),
            contentInsets: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        let group = row(.absolute(60), .absolute(20), LayoutGroup(subitems: [item]))
        let layout = layout(.init(itemCount: 4, content: .groups(.init(group: group))))
        #expect(
            layout.cellFrames() == [
                Rect(x: 2, y: 2, width: 16, height: 16), Rect(x: 22, y: 2, width: 16, height: 16),
                Rect(x: 42, y: 2, width: 16, height: 16), Rect(x: 2, y: 22, width: 16, height: 16),
            ])
    }

    /// Three thirds are three, though their sum is no exact one; a fourth begins the next group.
    @Test(arguments: [280.0, 320, 375, 393, 428, 1024, 1033])
    func threeThirdsAreThree(_ width: Double) {
        let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)))
        let group = row(.fractionalWidth(1), .absolute(50), LayoutGroup(subitems: [item]))
        let layout = layout(.init(itemCount: 4, content: .groups(.init(group: group))), width: width)
        #expect(layout.cellFrames().map(\.y) == [0, 0, 0, 50])
    }

    /// Width 335 within insets of 20, five columns of 67 in a group as high as a fifth of the width; items inset by 2.
    @Test func fractionsAreOfWhatTheInsetsLeave() {
        let item = LayoutItem(contentInsets: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        let group = row(.fractionalWidth(1), .fractionalWidth(0.2), LayoutGroup(filling: .count(5), subitems: [item]))
        let layout = layout(
            .init(
                itemCount: 6, content: .groups(.init(group: group)),
                contentInsets: EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)))
        #expect(layout.cellFrames().map(\.x) == [22, 89, 156, 223, 290, 22])
        #expect(layout.cellFrames().allSatisfy { $0.size == Size(width: 63, height: 63) })
        // Two groups, the second of which has one item and takes all its room: 20 + 2 × 67 + 20.
        #expect(layout.contentSize == Size(width: 375, height: 174))
    }

    /// Nested twice, 2/3 and 1/3 of 300 × 90, the third in two halves.
    @Test func groupsNest() {
        let large = LayoutItem(size: LayoutSize(width: .fractionalWidth(2 / 3), height: .fractionalHeight(1)))
        let pair = row(.fractionalWidth(1 / 3), .fractionalHeight(1), LayoutGroup(axis: .vertical, filling: .count(2)))
        let group = row(.fractionalWidth(1), .absolute(90), LayoutGroup(subitems: [large, pair]))
        let layout = layout(.init(itemCount: 5, content: .groups(.init(group: group))), width: 300)
        #expect(
            layout.cellFrames() == [
                Rect(x: 0, y: 0, width: 200, height: 90), Rect(x: 200, y: 0, width: 100, height: 45),
                Rect(x: 200, y: 45, width: 100, height: 45), Rect(x: 0, y: 90, width: 200, height: 90),
                Rect(x: 200, y: 90, width: 100, height: 45),
            ])
    }

    /// 300 wide, three of 50: 150 are left for two gaps, 75 each; and for four edges of two items 50 each.
    @Test func whatIsFlexibleSharesWhatIsLeft() {
        var item = LayoutItem(size: LayoutSize(width: .absolute(50), height: .absolute(50)))
        let gaps = row(
            .absolute(300), .absolute(50),
            LayoutGroup(filling: .repeating(3), subitems: [item], interItemSpacing: .flexible(10)))
        #expect(
            layout(.init(itemCount: 3, content: .groups(.init(group: gaps)))).cellFrames().map(\.x) == [0, 125, 250])
        item.edgeSpacing = LayoutEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
        let edges = row(.absolute(300), .absolute(50), LayoutGroup(filling: .repeating(2), subitems: [item]))
        #expect(layout(.init(itemCount: 2, content: .groups(.init(group: edges)))).cellFrames().map(\.x) == [50, 200])
    }

    /// Header 44, rows of 44 and 5 between, footer 44, all 10 from the sides.
    @Test func boundaryItemsExtendTheSection() {
        let length = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
        let layout = layout(
            .init(
                itemCount: 3,
                content: .groups(.init(group: row(.fractionalWidth(1), .absolute(44)), interGroupSpacing: 5)),
                contentInsets: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
                supplementaryInset: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
                boundaryItems: [
                    BoundaryItem(kind: .header, size: length, alignment: .top),
                    BoundaryItem(kind: .footer, size: length, alignment: .bottom),
                ]),
            options: LayoutOptions(sectionBackgrounds: [EdgeInsets(top: 10, left: 5, bottom: 5, right: 10)]))
        #expect(layout.supplementaryFrame(.header, inSection: 0) == Rect(x: 10, y: 0, width: 355, height: 44))
        #expect(layout.cellFrames().map(\.y) == [44, 93, 142])
        #expect(layout.cellFrames()[0] == Rect(x: 10, y: 44, width: 355, height: 44))
        #expect(layout.supplementaryFrame(.footer, inSection: 0) == Rect(x: 10, y: 186, width: 355, height: 44))
        #expect(layout.contentSize.height == 230)
        // All of the section less its own inset.
        #expect(layout.supplementaryFrame(.decoration, inSection: 0) == Rect(x: 5, y: 10, width: 360, height: 215))
    }

    /// One that does not extend the boundary lies over the content; an offset that leads away from it makes more room.
    @Test func boundaryItemsMayLieOver() {
        func header(_ extends: Bool, offset: Double = 0) -> PreparedLayout {
            layout(
                .init(
                    itemCount: 1, content: .groups(.init(group: row(.fractionalWidth(1), .absolute(100)))),
                    boundaryItems: [
                        BoundaryItem(
                            kind: .header, size: LayoutSize(width: .absolute(75), height: .absolute(30)),
                            alignment: .topTrailing, absoluteOffset: Point(x: -5, y: offset), extendsBoundary: extends)
                    ]))
        }
        #expect(header(false).supplementaryFrame(.header, inSection: 0) == Rect(x: 295, y: 0, width: 75, height: 30))
        #expect(header(false).contentSize.height == 100)
        #expect(header(true).contentSize.height == 130)
        #expect(header(true, offset: -8).contentSize.height == 138)
        #expect(header(true, offset: -8).supplementaryFrame(.header, inSection: 0)?.y == 0)
        #expect(header(true, offset: 8).supplementaryFrame(.header, inSection: 0)?.maxY == 30)
    }

    /// 10 between the sections, none after the last.
    @Test func sectionsKeepApart() {
        let section = CompositionalLayout.Section(
            itemCount: 1, content: .groups(.init(group: row(.fractionalWidth(1), .absolute(40)))))
        let layout = layout(section, section, section, spacing: 10)
        #expect((0..<3).map { layout.cellFrames(inSection: $0)[0].y } == [0, 50, 100])
        #expect(layout.contentSize.height == 140)
    }

    /// A cell of 44 with a badge of 20 at its top trailing corner, moved by 0.3 of its width and −0.3 of its height
    /// (NSCollectionLayoutAnchor).
    @Test func badgesHangOnTheirCells() {
        let badge = LayoutBadge(
            size: LayoutSize(width: .absolute(20), height: .absolute(20)),
            containerAnchor: LayoutAnchor(x: 1, y: 0, offset: Point(x: 0.3, y: -0.3), isFractional: true))
        let item = LayoutItem(size: LayoutSize(width: .absolute(44), height: .absolute(44)), badges: [badge])
        let group = row(.absolute(88), .absolute(44), LayoutGroup(subitems: [item]))
        let layout = layout(.init(itemCount: 3, content: .groups(.init(group: group))))
        func badgeFrame(_ item: Int) -> Rect? { layout.frame(of: .badge, at: IndexPath(section: 0, item: item)) }
        #expect(badgeFrame(0) == Rect(x: 30, y: -6, width: 20, height: 20))
        #expect(badgeFrame(2) == Rect(x: 30, y: 38, width: 20, height: 20))
        #expect(badgeFrame(3) == nil)
        #expect(layout.badgesPerItem(inSection: 0) == 1)
        #expect(layout.elementCount == 6)
        // Seen above the content, where its cell is not.
        #expect(layout.elements(in: Rect(x: 0, y: -10, width: 375, height: 8)).map(\.kind) == [.badge, .badge])
    }

    /// An item that wants 0.25 of nothing: 32 less 16 and 16 (the exception that UIKit raises, LiveContainer issue 1414).
    @Test func aGroupWithoutRoomIsAFault() {
        var group = row(.fractionalWidth(1), .estimated(94))
        group.contentInsets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let layout = layout(.init(itemCount: 2, content: .groups(.init(group: group))), width: 32)
        let fault = layout.diagnostics.first
        #expect(fault?.kind == .noEffectiveSize)
        #expect(fault?.amount == 0)
        #expect(fault?.isWidth == true)
        #expect(layout.isInvalid(at: IndexPath(section: 0, item: 1)))
    }

    /// Insets of 0.3 and 0.7 leave nothing of 375; nor do they if one of them is less by a rounding.
    @Test(arguments: [0, 1e-14, 1e-9])
    func whatARoundingLeavesIsNoRoom(_ rest: Double) {
        var group = row(.absolute(375), .absolute(94))
        group.contentInsets = EdgeInsets(top: 0, left: 0.3, bottom: 0, right: 0.7 - rest)
        let layout = layout(.init(itemCount: 2, content: .groups(.init(group: group))))
        #expect(layout.diagnostics.map(\.kind) == [.noEffectiveSize])
        #expect(layout.isInvalid(at: IndexPath(section: 0, item: 1)))
    }

    @Test func anItemThatCannotFitIsAFault() {
        let item = LayoutItem(size: LayoutSize(width: .absolute(200), height: .fractionalHeight(1)))
        let pair = row(.fractionalWidth(0.5), .fractionalHeight(1), LayoutGroup(subitems: [item]))
        let group = row(
            .fractionalWidth(1), .absolute(50),
            LayoutGroup(subitems: [
                LayoutItem(
                    size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))), pair,
            ]))
        // Whether or not there are items for it.
        for count in 1...3 {
            let layout = layout(.init(itemCount: count, content: .groups(.init(group: group))), width: 300)
            let fault = layout.diagnostics.first
            #expect(fault?.kind == .groupCannotFit)
            #expect(fault?.path == [1, 0])
            #expect(fault.map { [$0.amount, $0.limit] } == [200, 150])
        }
    }

    /// Widths measured on a device at two pixels a point; the positions follow from rounding each by itself, and leave the one
    /// hairline of half a point that was seen (codepudding.com/os/270336.html).
    @Test func everyNumberGoesToPixelsByItself() {
        let shares = [
            0.2244798445859886, 0.0999484835067196, 0.2255459136606516, 0.2244798445859886, 0.2255459136606516,
        ]
        let items = shares.map {
            LayoutItem(size: LayoutSize(width: .fractionalWidth($0), height: .fractionalHeight(1)))
        }
        let group = row(.fractionalWidth(1), .absolute(50), LayoutGroup(subitems: items))
        func frames(snapsEdges: Bool) -> [Rect] {
            let layout = layout(.init(itemCount: 5, content: .groups(.init(group: group))), snapsEdges: snapsEdges)
            let alignment = PixelAlignment(scale: 2, rule: layout.pixelRule)
            return layout.cellFrames().map(alignment.aligned)
        }
        let frames = frames(snapsEdges: false)
        #expect(frames.map(\.width) == [84, 37.5, 84.5, 84, 84.5])
        #expect(frames.map(\.x) == [0, 84, 121.5, 206, 290.5])
        #expect(zip(frames, frames.dropFirst()).map { $1.x - $0.maxX } == [0, 0, 0, 0.5])
        let snapped = self.layout(
            .init(itemCount: 5, content: .groups(.init(group: group))), snapsEdges: true)
        let alignment = PixelAlignment(scale: 2, rule: snapped.pixelRule)
        let edges = snapped.cellFrames().map(alignment.aligned)
        #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.maxX == $1.x })
    }

    /// Groups of 100 × 40 and 20 apart that come to rest in the middle of 375.
    @Test func aSectionScrollsByItself() throws {
        let group = LayoutItem(
            size: LayoutSize(width: .absolute(100), height: .absolute(40)), group: LayoutGroup())
        let layout = layout(
            .init(
                itemCount: 1000,
                content: .groups(
                    .init(group: group, interGroupSpacing: 20, orthogonalScrolling: .groupPagingCentered)),
                contentInsets: EdgeInsets(top: 5, left: 15, bottom: 10, right: 25)))
        // The section is as high as a group and its insets.
        #expect(layout.contentSize == Size(width: 375, height: 55))
        let scroller = try #require(layout.scroller(ofSection: 0))
        #expect(scroller.frame == Rect(x: 0, y: 5, width: 375, height: 40))
        #expect(scroller.direction == .horizontal)
        // The first begins at 15, and in the middle at 137.5.
        #expect(scroller.snapOffsets == .even(start: -122.5, pitch: 120, count: 1000))
        #expect(scroller.offsets == -122.5...(-122.5 + 999 * 120))
        #expect(scroller.rest == -122.5)
        #expect(layout.frame(at: IndexPath(section: 0, item: 999)).x == 15 + 999 * 120)
        // At rest what is seen at the offset 0; elsewhere what is asked for.
        let seen = Rect(x: 0, y: 0, width: 375, height: 55)
        #expect(layout.elements(in: seen).map(\.indexPath.item) == [0, 1, 2])
        var items: [Int] = []
        layout.forEachElement(in: seen, scrollers: { _ in 1_200...1_500 }) { items.append($0.indexPath.item) }
        #expect(items == [10, 11, 12])
    }

    /// Header, footer, what else is at the edges and the background do not go with the section's scroll: they are there however far
    /// its cells are scrolled.
    @Test func whatIsAroundAScrolledSectionStays() {
        let group = LayoutItem(size: LayoutSize(width: .absolute(100), height: .absolute(40)), group: LayoutGroup())
        let length = LayoutSize(width: .fractionalWidth(1), height: .absolute(20))
        let layout = layout(
            .init(
                itemCount: 1000, content: .groups(.init(group: group, orthogonalScrolling: .continuous)),
                boundaryItems: [
                    BoundaryItem(kind: .header, size: length, alignment: .top),
                    BoundaryItem(kind: .footer, size: length, alignment: .bottom),
                    BoundaryItem(kind: .supplementary, size: length, alignment: .topTrailing),
                ]),
            options: LayoutOptions(sectionBackgrounds: [.zero]))
        let seen = Rect(x: 0, y: 0, width: 375, height: 80)
        for start in [0.0, 375, 5_000, 90_000] {
            var kinds: Set<ElementKind> = []
            layout.forEachElement(in: seen, scrollers: { _ in start...start + 375 }) { element in
                kinds.insert(element.kind)
                #expect(layout.isSeen(element, in: seen, scrollers: { _ in start...start + 375 }))
            }
            #expect(kinds == [.header, .cell, .footer, .supplementary, .decoration], "scrolled to \(start)")
        }
    }

    /// 15 + 5 × 100 + 4 × 20 + 25 = 620 of which 375 are seen.
    @Test(arguments: [
        (OrthogonalScrollingBehavior.continuous, SnapOffsets?.none),
        (.continuousGroupLeadingBoundary, .even(start: 0, pitch: 120, count: 5)),
        (.paging, .even(start: 0, pitch: 375, count: 2)), (.groupPaging, .even(start: 0, pitch: 120, count: 5)),
    ])
    func behaviorsComeToRest(_ behavior: OrthogonalScrollingBehavior, _ snap: SnapOffsets?) throws {
        let group = LayoutItem(size: LayoutSize(width: .absolute(100), height: .absolute(40)), group: LayoutGroup())
        let section = CompositionalLayout.Section(
            itemCount: 5,
            content: .groups(.init(group: group, interGroupSpacing: 20, orthogonalScrolling: behavior)),
            contentInsets: EdgeInsets(top: 0, left: 15, bottom: 0, right: 25))
        let scroller = try #require(layout(section).scroller(ofSection: 0))
        #expect(scroller.offsets == 0...245)
        #expect(scroller.snapOffsets == snap)
        let mirrored = try #require(
            layout(section, options: LayoutOptions(isRightToLeft: true)).scroller(ofSection: 0))
        #expect(mirrored.offsets == -245...0)
        #expect(mirrored.rest == 0)
    }

    /// Cells as high as 20, 50 and 30 in groups of two: the groups are 50 and 30 high.
    @Test func groupsGrowWithTheirCells() {
        let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(10)))
        let group = row(.fractionalWidth(1), .estimated(10), LayoutGroup(subitems: [item]))
        let heights = [20.0, 50, 30]
        let layout = layout(
            .init(
                itemCount: 3,
                content: .groups(
                    .init(group: group, interGroupSpacing: 5) { item, size, _ in
                        Size(width: size.width, height: heights[item])
                    })), width: 200)
        #expect(
            layout.cellFrames() == [
                Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: 100, y: 0, width: 100, height: 50),
                Rect(x: 0, y: 55, width: 100, height: 30),
            ])
        #expect(layout.contentSize.height == 85)
    }

    /// Siblings of a group are as high as the highest of them.
    @Test func siblingsAreUniform() {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 10)))
        let group = row(.fractionalWidth(1), .estimated(10), LayoutGroup(subitems: [item]))
        let heights = [20.0, 50, 30]
        let layout = layout(
            .init(
                itemCount: 3,
                content: .groups(
                    .init(group: group) { item, size, _ in Size(width: size.width, height: heights[item]) })))
        #expect(layout.cellFrames().map(\.height) == [50, 50, 30])
    }

    /// Tags of 60, 80 and 70 with 10 between in 200: two fit, 150, and the third, to 230, does not.
    @Test func estimatedWidthsBreakIntoGroups() {
        let item = LayoutItem(size: LayoutSize(width: .estimated(50), height: .absolute(20)))
        let group = row(
            .fractionalWidth(1), .estimated(20), LayoutGroup(subitems: [item], interItemSpacing: .fixed(10)))
        let widths = [60.0, 80, 70]
        var tag = group
        tag.group?.subitems[0].size.height = .estimated(20)
        let layout = layout(
            .init(
                itemCount: 3,
                content: .groups(.init(group: tag) { item, _, _ in Size(width: widths[item], height: 20) })), width: 200
        )
        #expect(
            layout.cellFrames() == [
                Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 70, y: 0, width: 80, height: 20),
                Rect(x: 0, y: 20, width: 70, height: 20),
            ])
    }

    /// A cell of estimated height in a group that is not: UIKit leaves it at its estimate, and so it is said.
    @Test func aGroupThatIsNotEstimatedKeepsEstimates() {
        let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)))
        let group = row(.fractionalWidth(1), .absolute(60), LayoutGroup(subitems: [item]))
        let layout = layout(
            .init(
                itemCount: 1,
                content: .groups(.init(group: group) { _, size, _ in Size(width: size.width, height: 99) })))
        #expect(layout.cellFrames()[0].height == 30)
        #expect(layout.diagnostics.map(\.kind) == [.notSelfSized])
    }

    /// A count shares the group's length, and what is shared is no estimate any more: (100 − 20) / 2 = 40 each, 90 or not.
    @Test func whatACountSharesDoesNotSizeItself() {
        let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)))
        let group = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(100)),
            group: LayoutGroup(
                axis: .vertical, filling: .count(2), subitems: [item], interItemSpacing: .fixed(20)))
        let layout = layout(
            .init(
                itemCount: 2,
                content: .groups(.init(group: group) { _, size, _ in Size(width: size.width, height: 90) })), width: 200
        )
        #expect(
            layout.cellFrames() == [
                Rect(x: 0, y: 0, width: 200, height: 40), Rect(x: 0, y: 60, width: 200, height: 40),
            ])
    }

    /// A cell is asked for its height at the width that it will have: 200 less insets of 15 and 5.
    @Test func cellsAreAskedAtTheirOwnWidth() {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
            contentInsets: EdgeInsets(top: 0, left: 15, bottom: 0, right: 5))
        let group = row(.fractionalWidth(1), .estimated(30), LayoutGroup(subitems: [item]))
        let layout = layout(
            .init(
                itemCount: 1,
                content: .groups(.init(group: group) { _, size, _ in Size(width: size.width, height: size.width / 2) })),
            width: 200)
        #expect(layout.cellFrames() == [Rect(x: 15, y: 0, width: 180, height: 90)])
    }

    /// What is told of a section before it is laid out is what it is laid out in: 300 − 7 − 8 − 20 beside the groups, and 0.1 of
    /// 400 above them.
    @Test func theEffectiveSizeIsKnownBefore() {
        let edge = BoundaryItem(
            kind: .supplementary, size: LayoutSize(width: .absolute(20), height: .absolute(9)), alignment: .leading)
        let section = CompositionalLayout.Section(
            itemCount: 1, content: .groups(.init(group: row(.fractionalWidth(1), .fractionalHeight(1), LayoutGroup()))),
            contentInsets: EdgeInsets(top: 0.1, left: 7, bottom: 0, right: 8), boundaryItems: [edge])
        let size = section.effectiveSize(within: Size(width: 300, height: 400), .vertical)
        #expect(size == Size(width: 265, height: 360))
        #expect(layout(section, width: 300, height: 400).cellFrames()[0].size == size)
        // Where the content scrolls sideways, the section grows by what is at its leading edge.
        let sideways = section.effectiveSize(within: Size(width: 300, height: 400), .horizontal)
        #expect(sideways == Size(width: 285, height: 360))
    }

    /// Places of a group in turn: the first kind, the two of a nested column, the first again as long as it fits.
    @Test func leavesAreTold() {
        func item(_ width: Double, _ height: Double, _ group: LayoutGroup? = nil) -> LayoutItem {
            LayoutItem(size: LayoutSize(width: .absolute(width), height: .absolute(height)), group: group)
        }
        let column = LayoutGroup(axis: .vertical, subitems: [item(20, 25), item(20, 15)])
        let group = item(95, 50, LayoutGroup(subitems: [item(30, 50), item(20, 40, column)]))
        let order = CompositionalLayout.Groups.leafOrder(of: group, in: Size(width: 300, height: 300), limit: 99)
        #expect(order == [0, 1, 2, 0])
        #expect(CompositionalLayout.Groups.leafOrder(of: group, in: Size(width: 300, height: 300), limit: 2) == [0, 1])
        let none = item(95, 50, LayoutGroup(subitems: [item(96, 50)]))
        #expect(CompositionalLayout.Groups.leafOrder(of: none, in: Size(width: 300, height: 300), limit: 9) == [])
    }

    /// Rows between sections of groups, within the insets.
    @Test func sectionsMayBeLists() {
        let rows = ListLayout.Rows.rows([
            .init(size: Size(width: 300, height: 40)), .init(size: Size(width: 300, height: 60), spacing: 2),
        ])
        let layout = layout(
            .init(
                itemCount: 2, content: .list(rows), contentInsets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 0)))
        #expect(
            layout.cellFrames() == [
                Rect(x: 20, y: 10, width: 300, height: 40), Rect(x: 20, y: 52, width: 300, height: 60),
            ])
        #expect(layout.contentSize.height == 142)
    }

    /// From 0, 40 high, as far as the cells' end at 540: at the offset 200 it is at 200, at 520 pushed to 500.
    @Test func boundaryItemsStayInSight() throws {
        let layout = layout(
            .init(
                itemCount: 5, content: .groups(.init(group: row(.fractionalWidth(1), .absolute(100)))),
                boundaryItems: [
                    BoundaryItem(
                        kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
                        alignment: .top, pinToVisibleBounds: true)
                ]), height: 300)
        let track = try #require(
            layout.track(of: .header, at: IndexPath(section: 0, item: 0), over: 0...1000))
        #expect([0, 200, 500, 520].map { track.values(at: $0).dy } == [0, 200, 500, 500])
    }

    /// A group of a formula's own: where it says, lifted as it says.
    @Test func customGroupsPlaceAsTheySay() {
        let items = [
            LayoutGroup.CustomItem(frame: Rect(x: 0, y: 0, width: 50, height: 50)),
            LayoutGroup.CustomItem(frame: Rect(x: 20, y: 10, width: 50, height: 50), zIndex: 3),
        ]
        let group = row(.fractionalWidth(1), .absolute(80), LayoutGroup(filling: .custom(items), subitems: []))
        let layout = layout(.init(itemCount: 3, content: .groups(.init(group: group))))
        #expect(layout.cellFrames().map(\.origin) == [Point(x: 0, y: 0), Point(x: 20, y: 10), Point(x: 0, y: 80)])
        #expect(layout.attributes(of: .cell, at: IndexPath(section: 0, item: 1)).zIndex == 3)
    }
}
