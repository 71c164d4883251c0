import CollectionLayout
import JSONText
import TestSupport
import Testing

@testable import PlaygroundFile

/// Whatever is done to a file: it gives a picture, or a problem with a place; it never traps.
@Suite struct MutationTests {
    @Test(arguments: 0..<8)
    func aMutatedFileGivesAPictureOrAProblem(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var files = [starterFile()]
        for name in try Fixtures.names(in: "config") { files.append(try Fixtures.bytes("config/\(name)")) }
        for round in 0..<250 {
            var bytes = files.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
            check(bytes, "seed \(seed), round \(round)")
        }
    }

    /// Every prefix of the shipped file: a file half saved.
    @Test func aTornFileGivesAProblem() {
        let bytes = starterFile()
        for length in stride(from: 0, to: bytes.count - 2, by: 7) {
            let reading = readPlayground(Array(bytes[..<length]), pictures: [], fileName: "playground.json")
            #expect(reading.playground == nil)
            #expect(reading.problems.contains { $0.severity == .error && $0.place != nil })
        }
    }

    private func check(_ bytes: [UInt8], _ comment: Comment) {
        let reading = readPlayground(bytes, pictures: [], fileName: "playground.json")
        guard let playground = reading.playground else {
            #expect(reading.problems.contains { $0.severity == .error && $0.place != nil }, comment)
            return
        }
        #expect(playground == playground, comment)
        // A digit more can make a file of a million items, which is not what this test is for.
        guard playground.itemCount < 5000 else { return }
        for style in playground.styles.indices {
            for (width, height) in [(390.0, 844.0), (1, 1), (16_384, 20)] {
                let laidOut = LaidOut(playground, style: style, width: width, height: height)
                #expect(
                    laidOut.layout.contentSize.width.isFinite && laidOut.layout.contentSize.height.isFinite, comment)
                for problem in laidOut.problems { #expect(problem.severity == .warning, comment) }
                for section in playground.sections.indices where playground.sections[section].itemCount > 0 {
                    let indexPath = IndexPath(section: section, item: 0)
                    let look = laidOut.resolved.appearance(at: indexPath, size: laidOut.frame(0, section: section).size)
                    #expect(look.cornerRadius.isFinite && look.cornerRadius >= 0, comment)
                    #expect(HexColor(laidOut.resolved.item(at: indexPath).color) != nil, comment)
                }
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
        case 3:
            // A token for another: what still is JSON is the more telling test.
            let tokens = [
                "-1", "0", "1e9", "null", "true", "\"\"", "[]", "{}", "\"item\"", "\"1 / 0\"", "\"width\"",
                "\"count % 0\"",
                "{ \"minimum\": 0 }", "\"grid\"", "\"spiral\"", "\"Int(1e18)\"", "\"section.id\"", "[1, 2]",
            ]
            let token = tokens.randomElement(using: &random) ?? ""
            let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
            guard let colon = colons.randomElement(using: &random) else { return }
            let rest = bytes[(colon + 1)...]
            let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
            bytes.replaceSubrange((colon + 1)..<end, with: token.utf8)
        case 4:
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
            bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        default:
            bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
        }
    }
}
