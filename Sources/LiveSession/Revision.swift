import JSONText
import PlaygroundFile

/// A text that decoded to a model other than the one before it.
final class Revision {
    /// From 1; 0 stands for "none yet".
    let number: Int
    let playground: Playground
    let identities: IdentityTable
    /// The text, for the code frames of what is wrong at one viewport only.
    let source: SourceText
    let parseNanoseconds: UInt64

    init(
        number: Int, playground: Playground, identities: IdentityTable, source: SourceText, parseNanoseconds: UInt64
    ) {
        self.number = number
        self.playground = playground
        self.identities = identities
        self.source = source
        self.parseNanoseconds = parseNanoseconds
    }
}
