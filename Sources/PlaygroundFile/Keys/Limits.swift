/// How large a file and its parts may be. Beyond, the file is refused before anything is laid out.
enum Limits {
    static let fileBytes = 4 << 20
    static let listedItems = 50_000
    static let generatedItems = 1_000_000
    static let sections = 10_000
    static let styles = 64
    /// Names in one `let`.
    static let lets = 64
    /// Variants of one style.
    static let variants = 64
    /// Effects of one style.
    static let effects = 16
    /// Groups within groups, the section's own counted.
    static let nestedGroups = 16
    /// Items and groups that are written out in one section.
    static let subitems = 256
    /// Boundary items of one section, and items beside one cell.
    static let supplementaryItems = 64
    /// Bytes of UTF-8 in a title, a header, an id or a word.
    static let labelBytes = 1024
    /// Problems told at a time.
    static let problems = 1000
    /// How many are kept with their words, to take those from that come first in the file; the others are counted.
    static let problemsKept = 4000
    /// Items whose generated pictures are looked up when the file is read.
    static let generatedPictures = 100_000
}
