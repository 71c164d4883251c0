import CollectionLayout
import Foundation
import JSONText
import TestSupport
import Testing

@testable import PlaygroundFile

/// The model of a text that has no mistake.
func playground(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Playground {
    let reading = readPlayground(Array(text.utf8), pictures: [], fileName: "playground.json")
    for problem in reading.problems where problem.severity == .error {
        Issue.record("\(problem.code): \(problem.message)", sourceLocation: sourceLocation)
    }
    return try #require(reading.playground, sourceLocation: sourceLocation)
}

/// The model of a fixture that has no mistake.
func playground(
    _ path: String, isFixture: Bool, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Playground {
    try playground(String(decoding: try Fixtures.bytes(path), as: UTF8.self), sourceLocation: sourceLocation)
}

/// The problems of a text.
func problems(_ text: String, pictures: Set<String> = []) -> [Problem] {
    readPlayground(Array(text.utf8), pictures: pictures, fileName: "playground.json").problems
}

/// A style laid out.
struct LaidOut {
    let resolved: ResolvedStyle
    let layout: PreparedLayout

    init(_ playground: Playground, style: Int = 0, _ viewport: Viewport) {
        resolved = playground.resolve(style: style, viewport: viewport)
        layout = resolved.prepared()
    }

    init(_ playground: Playground, style: Int = 0, width: Double = 390, height: Double = 844) {
        self.init(playground, style: style, Viewport(size: Size(width: width, height: height), scale: 3))
    }

    func frame(_ item: Int, section: Int = 0) -> Rect { layout.frame(at: IndexPath(section: section, item: item)) }

    var problems: [Problem] { resolved.problems + resolved.problems(of: layout) }

    /// The numbers of cells in the lines of a section, from the frames alone.
    func lines(section: Int = 0) -> [Int] {
        var lines: [Int] = []
        var middle = -Double.infinity
        for item in 0..<layout.itemCount(inSection: section) {
            let frame = frame(item, section: section)
            if abs(frame.midY - middle) < 0.5, !lines.isEmpty {
                lines[lines.count - 1] += 1
            } else {
                lines.append(1)
                middle = frame.midY
            }
        }
        return lines
    }
}

/// A file of the repository, read by its path from the root.
func repositoryFile(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
}
