/// A stretch of one line of a text, as an editor counts it.
///
/// Lines and columns start at 1; columns count Unicode scalars. `endColumn` is one past the last scalar. A stretch that
/// spans several lines is reported up to the end of its first.
package struct Place: Equatable, Hashable, Sendable {
    package var line: Int
    package var column: Int
    package var endColumn: Int

    package init(line: Int, column: Int, endColumn: Int) {
        self.line = line
        self.column = column
        self.endColumn = endColumn
    }
}
