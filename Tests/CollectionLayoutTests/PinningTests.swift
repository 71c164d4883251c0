import CollectionLayout
import TestSupport
import Testing

@Suite struct PinningTests {
    private let pinned = LayoutOptions(
        sectionHeadersPinToVisibleBounds: true, sectionFootersPinToVisibleBounds: true)

    /// IGListKit's IGListCollectionViewLayoutTests: content inset 10 above, headers of 10, section 0 from 0 to 50. At offset 5 the
    /// header stands at 15, below the inset; at 45 it is pushed up to 40, and the next one stands at 55.
    @Test func headersStickAsInIGListKitsTests() throws {
        let layout = Layout.flow(
            FlowLayout(sections: [
                section([20, 20], width: 100), section([30, 30, 30], width: 100),
            ])
        ).prepared(
            for: Size(width: 100, height: 100),
            adjustedContentInset: EdgeInsets(top: 10, left: 0, bottom: 0, right: 0), options: pinned)
        #expect(try y(of: 0, in: layout, at: 5) == 15)
        #expect(try y(of: 1, in: layout, at: 5) == 50)
        #expect(try y(of: 0, in: layout, at: 45) == 40)
        #expect(try y(of: 1, in: layout, at: 45) == 55)
    }

    private func section(_ heights: [Double], width: Double) -> FlowLayout.Section {
        FlowLayout.Section(
            itemCount: heights.count, itemSize: .sizes(heights.map { Size(width: width, height: $0) }),
            minimumLineSpacing: 0, minimumInteritemSpacing: 0, headerLength: 10)
    }

    private func y(of section: Int, in layout: PreparedLayout, at offset: Double) throws -> Double {
        let indexPath = IndexPath(section: section, item: 0)
        let frame = try #require(layout.frame(of: .header, at: indexPath))
        return frame.y + (layout.track(of: .header, at: indexPath, over: -100...200)?.values(at: offset).dy ?? 0)
    }

    /// The rule itself, at a thousand offsets for each of two hundred layouts, down and across, read from either side.
    @Test(arguments: [false, true])
    func tracksFollowTheRuleExactly(_ isRightToLeft: Bool) throws {
        var options = pinned
        options.isRightToLeft = isRightToLeft
        var compared = 0
        for seed in UInt64(1)...200 {
            let random = RandomLayout(seed: seed, kind: .mixedFlow, isTame: true)
            let layout = random.layout.withHeadersAndFooters.prepared(
                for: random.bounds, adjustedContentInset: random.contentInset, options: options)
            var generator = SeededGenerator(seed: seed)
            let rule = PinningRule(layout: layout, bounds: random.bounds, inset: random.contentInset)
            for section in 0..<layout.sectionCount {
                let indexPath = IndexPath(section: section, item: 0)
                let header = try #require(layout.frame(of: .header, at: indexPath))
                let footer = try #require(layout.frame(of: .footer, at: indexPath))
                let headerTrack = layout.track(of: .header, at: indexPath, over: -500...5000)
                let footerTrack = layout.track(of: .footer, at: indexPath, over: -500...5000)
                #expect(headerTrack.map { $0.knots.count } ?? 1 <= 4)
                for _ in 0..<1000 {
                    let offset = Double.random(in: -500...5000, using: &generator)
                    let expected = rule.places(header: header, footer: footer, at: offset)
                    let actual = (
                        header.moved(by: headerTrack?.values(at: offset)),
                        footer.moved(by: footerTrack?.values(at: offset))
                    )
                    compared += 1
                    guard
                        !actual.0.isClose(to: expected.header, within: 1e-9)
                            || !actual.1.isClose(to: expected.footer, within: 1e-9)
                    else { continue }
                    Issue.record(
                        """
                        \(random), section \(section) at \(offset): header expected \(expected.header.text), is \
                        \(actual.0.text); footer expected \(expected.footer.text), is \(actual.1.text)
                        """)
                    return
                }
            }
        }
        #expect(compared > 200_000)
    }

    /// A header is there wherever its section is from its beginning to its footer, since it can be seen there; a footer from
    /// below the header to the section's end.
    @Test(arguments: [false, true])
    func aQueryFindsWhatCanBeSeenThere(_ isRightToLeft: Bool) throws {
        var options = pinned
        options.isRightToLeft = isRightToLeft
        for seed in UInt64(1)...200 {
            let random = RandomLayout(seed: seed, kind: .uniformFlow, isTame: true)
            let layout = random.layout.withHeadersAndFooters.prepared(
                for: random.bounds, adjustedContentInset: random.contentInset, options: options)
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<20 {
                let rect = generator.rect(around: layout.contentSize)
                let expected = layout.allElements.filter { element in
                    var course = element.frame
                    if element.kind == .header, let footer = layout.frame(of: .footer, at: element.indexPath) {
                        course = course.upTo(footer)
                    } else if element.kind == .footer, let header = layout.frame(of: .header, at: element.indexPath) {
                        course = header.beyond(course)
                    }
                    return course.intersects(rect)
                }
                #expect(layout.elements(in: rect) == expected, "\(random), \(rect.text)")
                for element in layout.allElements {
                    #expect(
                        layout.isSeen(element, in: rect) == expected.contains(element), "\(random), \(element.text)")
                }
            }
        }
    }

    @Test func onlyWhatIsPinnedIsRaised() {
        let layout = Layout.flow(FlowLayout(sections: [section([20], width: 100)]))
        let headers = LayoutOptions(sectionHeadersPinToVisibleBounds: true)
        let prepared = layout.prepared(
            for: Size(width: 100, height: 100), adjustedContentInset: .zero, options: headers)
        let first = IndexPath(section: 0, item: 0)
        #expect(prepared.attributes(of: .header, at: first).zIndex == 1024)
        #expect(prepared.attributes(of: .footer, at: first).zIndex == 0)
        #expect(prepared.attributes(of: .cell, at: first).zIndex == 0)
        #expect(prepared.hasTracks)
        let plain = layout.prepared(width: 100)
        #expect(plain.attributes(of: .header, at: first).zIndex == 0)
        #expect(!plain.hasTracks)
        #expect(plain.track(of: .header, at: first, over: 0...100) == nil)
    }

    /// Where a header cannot move, or does not within what is asked for, there is no track.
    @Test func whatStandsStillHasNoTrack() {
        let layout = Layout.flow(
            FlowLayout(sections: [
                FlowLayout.Section(itemCount: 0, headerLength: 10), section([20, 20], width: 100),
            ])
        ).prepared(for: Size(width: 100, height: 100), adjustedContentInset: .zero, options: pinned)
        // Nothing of section 0 but its header; section 1 begins at 10 and its header has 40 points to go.
        #expect(layout.track(of: .header, at: IndexPath(section: 0, item: 0), over: -100...900) == nil)
        let second = IndexPath(section: 1, item: 0)
        #expect(layout.track(of: .header, at: second, over: -20_000 ... -10_000) == nil)
        #expect(
            layout.track(of: .header, at: second, over: 20_000...30_000)
                == Track(knots: [Track.Knot(offset: 20_000 - 8_192, values: Track.Values(dy: 40))]))
        #expect(
            layout.track(of: .header, at: second, over: 0...100)
                == Track(knots: [
                    Track.Knot(offset: 10, values: .none), Track.Knot(offset: 50, values: Track.Values(dy: 40)),
                ]))
    }

    /// A section of a million points: the knots lie about what was asked for, so that a Float still tells halves of a point.
    @Test func farKnotsComeNearer() throws {
        let layout = Layout.flow(
            FlowLayout(sections: [
                FlowLayout.Section(
                    itemCount: 10_000, itemSize: .constant(Size(width: 100, height: 100)), minimumLineSpacing: 0,
                    headerLength: 10)
            ])
        ).prepared(for: Size(width: 100, height: 100), adjustedContentInset: .zero, options: pinned)
        let track = try #require(layout.track(of: .header, at: IndexPath(section: 0, item: 0), over: 500_000...501_000))
        #expect(track.knots.map { $0.offset } == [500_000 - 8_192, 501_000 + 8_192])
        #expect(track.values(at: 500_600.5).dy == 500_600.5)
    }
}

/// y = min(max(offset + inset.top, natural), footerY − height), and a footer from below, in whatever direction it scrolls.
private struct PinningRule {
    let layout: PreparedLayout
    let bounds: Size
    let inset: EdgeInsets

    func places(header: Rect, footer: Rect, at offset: Double) -> (header: Rect, footer: Rect) {
        var (header, footer) = (header, footer)
        switch (layout.scrollDirection, layout.isFlipped) {
        case (.vertical, _):
            let (top, bottom) = (header.maxY, footer.minY)
            header.y = min(max(offset + inset.top, header.y), bottom - header.height)
            footer.y = max(min(offset + bounds.height - inset.bottom - footer.height, footer.y), top)
        case (.horizontal, false):
            let (left, right) = (header.maxX, footer.minX)
            header.x = min(max(offset + inset.left, header.x), right - header.width)
            footer.x = max(min(offset + bounds.width - inset.right - footer.width, footer.x), left)
        case (.horizontal, true):
            // The section begins at its right: the header sticks to the visible right, the footer to the visible left.
            let (right, left) = (header.minX, footer.maxX)
            header.x = max(min(offset + bounds.width - inset.right - header.width, header.x), left)
            footer.x = min(max(offset + inset.left, footer.x), right - footer.width)
        }
        return (header, footer)
    }
}

extension Layout {
    /// Every section has both, so that from outside one sees where its content begins and ends.
    fileprivate var withHeadersAndFooters: Layout {
        guard case .flow(var flow) = self else { return self }
        for index in flow.sections.indices {
            flow.sections[index].headerLength = 12.25
            flow.sections[index].footerLength = 7.5
        }
        return .flow(flow)
    }
}

extension Rect {
    fileprivate func moved(by values: Track.Values?) -> Rect { offset(x: values?.dx ?? 0, y: values?.dy ?? 0) }

    /// From this header to where the footer begins, whichever way the two stand.
    fileprivate func upTo(_ footer: Rect) -> Rect {
        if footer.y >= maxY { return Rect(x: x, y: y, width: width, height: footer.y - y) }
        if footer.x >= maxX { return Rect(x: x, y: y, width: footer.x - x, height: height) }
        return Rect(x: footer.maxX, y: y, width: maxX - footer.maxX, height: height)
    }

    /// From where this header ends to the footer's end.
    fileprivate func beyond(_ footer: Rect) -> Rect {
        if footer.y >= maxY { return Rect(x: x, y: maxY, width: width, height: footer.maxY - maxY) }
        if footer.x >= maxX { return Rect(x: maxX, y: y, width: footer.maxX - maxX, height: height) }
        return Rect(x: footer.x, y: y, width: x - footer.x, height: height)
    }
}
