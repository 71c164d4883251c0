/// The words that a file knows, numbered: formulas compare numbers.
///
/// Word 0 is the empty one, which is what an item without a word reads.
package struct WordTable: Sendable {
    package private(set) var words: [String] = [""]
    private var numbers: [String: UInt32] = ["": 0]

    package init() {}

    /// A table that knows `words`, numbered from 1 in their order.
    package init(_ words: [String]) {
        for word in words { intern(word) }
    }

    /// The word's number, given to it now if it has none.
    @discardableResult
    package mutating func intern(_ word: String) -> UInt32 {
        if let number = numbers[word] { return number }
        let number = UInt32(truncatingIfNeeded: words.count)
        words.append(word)
        numbers[word] = number
        return number
    }

    /// The word's number, or nil if the file does not know it.
    package func number(of word: String) -> UInt32? { numbers[word] }

    /// The word with a number; the empty one for a number that none has.
    package subscript(number: UInt32) -> String {
        number < words.count ? words[Int(number)] : ""
    }
}
