import Testing

@testable import PlaygroundFile

@Suite struct KeyTableTests {
    private static let kinds: [ObjectKind] =
        [
            .file, .item, .generator, .section, .cell, .animation, .spring, .insets, .adaptiveColumns, .background,
            .effect, .layoutSize, .layoutItem, .layoutGroup, .customItems, .edgeSpacing, .supplementaryItem, .anchor,
            .boundaryItem, .listSection,
        ]
        + LayoutKind.allCases.flatMap { [.style($0), .variant($0), .override($0)] }

    @Test func aKeyStandsOnceInEachKindOfObject() {
        for kind in Self.kinds {
            let names = KeyTable.keys(of: kind).map(\.name)
            #expect(Set(names).count == names.count, "\(kind.noun)")
            #expect(!names.isEmpty)
        }
    }

    @Test func everyKeyIsInTheTable() {
        let used = Set(Self.kinds.flatMap { KeyTable.keys(of: $0).map(\.name) })
        #expect(used == Set(KeyName.allCases))
    }

    @Test func everySentenceIsOne() {
        for kind in Self.kinds {
            for entry in KeyTable.keys(of: kind) {
                #expect(entry.sentence.hasSuffix("."), "\(entry.name)")
                #expect(entry.sentence.first?.isUppercase == true || entry.sentence.first?.isNumber == true)
            }
        }
    }

    /// The defaults of UIKit's things are UIKit's.
    @Test func defaultsAreUIKits() {
        let flow = WrittenSettings.defaults(for: .flow)
        for key in [KeyName.minimumLineSpacing, .minimumInteritemSpacing] {
            guard case .number(let number)? = flow.values[key] else {
                Issue.record("\(key) has a default")
                continue
            }
            #expect(number.plainNumber == 10)
        }
        #expect(flow.word(.scrollDirection) == "vertical")
        #expect(flow.word(.lineAlignment) == "justified")
        #expect(flow.word(.contentInsetAdjustmentBehavior) == "automatic")
        #expect(flow.values[.itemSize] == nil)
    }

    @Test(arguments: [
        ("colums", "columns"), ("Spacing", "spacing"), ("interitemSpacing", "minimumInteritemSpacing"),
        ("lineSpaicng", "lineSpacing"),
    ])
    func whatWasMeantIsFound(written: String, meant: String) {
        let keys = ["columns", "spacing", "lineSpacing", "minimumInteritemSpacing"]
        #expect(nearestKey(to: written, among: keys) == meant)
    }

    @Test func nothingIsSuggestedForWhatIsFarOff() {
        #expect(nearestKey(to: "x", among: ["columns", "spacing"]) == nil)
        #expect(nearestKey(to: "", among: ["columns"]) == nil)
        #expect(nearestKey(to: String(repeating: "columns", count: 1000), among: ["spacing"]) == nil)
    }
}
