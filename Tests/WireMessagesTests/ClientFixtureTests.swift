import CollectionLayout
import TestSupport
import Testing
import WireMessages

/// What the page sends, read from the files that the page's own tests write against.
@Suite struct ClientFixtureTests {
    private func decode(_ name: String) throws -> ClientMessage {
        try decodeClientMessage(try Fixtures.bytes("messages/client-\(name).json"))
    }

    @Test func helloOfAPageThatComesBack() throws {
        let viewport = Viewport(
            size: Size(width: 390, height: 763.5), scale: 3,
            safeAreaInsets: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), horizontalSizeClass: .compact,
            verticalSizeClass: .regular, layoutDirection: .leftToRight,
            preferredContentSizeCategory: .accessibilityExtraLarge)
        let hello = ClientHello(
            protocol: 3, viewport: viewport, offset: Point(x: 0, y: -59),
            anchor: ClientHello.Anchor(id: "citrus/3", x: 15.25, y: 120), style: "round", pinned: true,
            instance: "9f86d081", revision: 12, engine: "287.41 150.00 119.02",
            scrollers: [
                ClientHello.Scroller(
                    section: 2, offset: 120.5, anchor: ClientHello.Scroller.Anchor(id: "citrus/3", distance: -14.25)),
                ClientHello.Scroller(section: 5, offset: -60),
            ])
        #expect(try decode("hello") == .hello(hello))
    }

    @Test func helloOfANewPage() throws {
        let viewport = Viewport(
            size: Size(width: 844, height: 390), scale: 2,
            safeAreaInsets: EdgeInsets(top: 0, left: 59, bottom: 21, right: 47.5), horizontalSizeClass: .compact,
            verticalSizeClass: .compact, layoutDirection: .rightToLeft, preferredContentSizeCategory: .large)
        #expect(try decode("hello-first") == .hello(ClientHello(protocol: 3, viewport: viewport, offset: .zero)))
    }

    @Test func viewportDidChange() throws {
        let viewport = Viewport(
            size: Size(width: 1024 + 1.0 / 64, height: 1366), scale: 0.25,
            safeAreaInsets: EdgeInsets(top: 24, left: 3, bottom: 20, right: 5), horizontalSizeClass: .regular,
            verticalSizeClass: .regular, preferredContentSizeCategory: .extraSmall)
        #expect(try decode("viewportDidChange") == .viewportDidChange(seq: 41, viewport: viewport, animated: true))
    }

    @Test func theShortOnes() throws {
        #expect(try decode("scrollDidChange") == .scrollDidChange(seq: 42, offset: Point(x: 0.5, y: 1234.25)))
        #expect(
            try decode("sectionDidScroll") == .sectionDidScroll(seq: 44, section: 3, offset: -120.25, push: 17))
        #expect(try decode("styleDidChange") == .styleDidChange(seq: 43, name: "two columns", pinned: true))
        #expect(try decode("itemSelected") == .itemSelected(section: 2, item: 17, revision: 12))
        #expect(
            try decode("measured")
                == .measured(
                    measure: 7,
                    sizes: [
                        MeasuredSize(width: 63.296875, lines: 1), MeasuredSize(width: 120, lines: 3),
                        MeasuredSize(width: 0, lines: 0), MeasuredSize(width: 1_000_000, lines: 10_000),
                    ]))
        #expect(try decode("applied") == .applied(push: 9_007_199_254_740_991))
    }

    @Test func everyClientFixtureIsAMessage() throws {
        let names = try Fixtures.names(in: "messages").filter { $0.hasPrefix("client-") }
        #expect(names.count == 9)
        for name in names {
            #expect(throws: Never.self) { try decodeClientMessage(try Fixtures.bytes("messages/\(name)")) }
        }
    }
}
