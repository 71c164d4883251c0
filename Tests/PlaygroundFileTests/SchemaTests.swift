import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct SchemaTests {
    /// `Public/playground.schema.json` is `roundabout schema`'s output; written anew by that command when the table changes.
    @Test func theCommittedSchemaIsTheTables() throws {
        let committed = try repositoryFile("Public/playground.schema.json")
        #expect(committed == String(decoding: jsonSchema(), as: UTF8.self))
    }
}
