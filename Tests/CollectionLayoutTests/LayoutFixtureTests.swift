import CollectionLayout
import TestSupport
import Testing

@Suite struct LayoutFixtureTests {
    @Test(arguments: try Fixtures.names(in: "layouts"))
    func framesAreAsExpected(_ name: String) throws {
        let fixture = try LayoutFixture(named: name)
        let layout = fixture.layout.prepared(
            for: fixture.bounds, adjustedContentInset: fixture.contentInset, options: fixture.options)
        #expect(!fixture.frames.isEmpty, "\(name) expects nothing")
        for (element, expected) in fixture.frames {
            let actual = layout.frame(named: element).map(fixture.alignment.aligned)
            #expect(
                actual.map { $0.isClose(to: expected, within: fixture.within) } == true,
                "\(element): expected \(expected.text), is \(actual?.text ?? "missing")")
        }
        for (offset, frames) in fixture.scrolled {
            for (element, expected) in frames {
                let actual = layout.frame(named: element, at: offset)
                #expect(
                    actual.map { $0.isClose(to: expected, within: fixture.within) } == true,
                    "\(element) at \(offset): expected \(expected.text), is \(actual?.text ?? "missing")")
            }
        }
        if let expected = fixture.contentSize {
            let actual = Rect(origin: .zero, size: layout.contentSize)
            #expect(
                actual.isClose(to: Rect(origin: .zero, size: expected), within: fixture.within),
                "content size: expected \(expected), is \(layout.contentSize)")
        }
        if let expected = fixture.diagnostics {
            #expect(layout.diagnostics.map { "\($0.kind) \($0.section)/\($0.item)" } == expected)
        }
    }
}
