import Foundation
package import JSONText

/// The files under `Tests/Fixtures`, found from where this file stands, so that tests run from any folder.
public enum Fixtures {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The bytes of a file: `messages/client-hello.json`.
    public static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: path)))
    }

    /// The names of a folder's files with an ending, sorted.
    public static func names(in folderPath: String, ending: String = ".json") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: folderPath).path)
            .filter { $0.hasSuffix(ending) }.sorted()
    }

    /// A file read as JSON with comments; the problems of a file that is none are the error.
    package static func json(_ path: String) throws -> JSONNode {
        let reading = parseJSON(SourceText(try bytes(path)), .jsonc)
        guard let root = reading.root else { throw UnreadableFixture(path: path, problems: reading.problems) }
        return root
    }
}

/// A fixture that is no JSON.
struct UnreadableFixture: Error {
    var path: String
    var problems: [Problem]
}
