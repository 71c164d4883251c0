/// Mistakes about where the text and its brackets end.
extension JSONParser {
    mutating func stopEmpty() throws(Stop) -> Never {
        try stop(
            .empty, 0..<0, "There is nothing here but space; the smallest text is {}.", suggestion: "{}")
    }

    mutating func stopTooDeep() throws(Stop) -> Never {
        try stop(
            .tooDeep, offset..<offset + 1,
            "Arrays and objects stand in each other at most \(options.maximumDepth) deep; this would be one more.")
    }

    mutating func stopAfterEnd(of root: JSONNode) throws(Stop) -> Never {
        let line = offset..<endOfLine(from: offset)
        let end = root.range.upperBound - 1
        switch (root.value, bytes[end]) {
        case (.array, let bracket), (.object, let bracket):
            let extra = outdentedBracket(in: bytes, isClosingTooFew: false)
            let bracketText = String(UnicodeScalar(bracket))
            var message =
                "The \(String(UnicodeScalar(bytes[root.range.lowerBound]))) of \(spot(root.range.lowerBound)) was closed by "
                + "the \(bracketText) of \(spot(end)); nothing may follow."
            if let extra, extra.closing != end {
                message +=
                    " By its indentation the \(String(UnicodeScalar(bytes[extra.closing]))) of "
                    + "\(spot(extra.closing)) is one too many."
            }
            try stop(.afterEnd, line, message)
        default:
            try stop(
                .afterEnd, line, "The text's one value ended at \(spot(root.range.upperBound)); nothing may follow.")
        }
    }

    /// The text ends inside an array or object, between values.
    mutating func stopUnclosed() throws(Stop) -> Never {
        guard let container = containers.last else { try stopEmpty() }
        let closers = containers.reversed().map { $0.isObject ? "}" : "]" }.joined()
        let end = endOfContent
        var message =
            containers.count == 1
            ? "The text ends, but the \(opening(container)) is not closed: \(closers) is missing."
            : "The text ends with \(containers.count) brackets open, the innermost the \(opening(container)): "
                + "\(closers) is missing."
        if let suspect = outdentedBracket(in: bytes, isClosingTooFew: true), suspect.opening != container.offset {
            message +=
                " By the indentation it is the \(String(UnicodeScalar(bytes[suspect.opening]))) of "
                + "\(spot(suspect.opening)) that lacks its end."
        }
        try stop(container.isObject ? .unclosedObject : .unclosedArray, end..<end, message, suggestion: closers)
    }

    /// A bracket closes something that is not the innermost thing open.
    mutating func stopMismatched() throws(Stop) -> Never {
        let found = String(UnicodeScalar(next))
        guard let container = containers.last else {
            try stop(.unexpected, nextScalarRange, "This \(found) closes nothing.")
        }
        let due = container.isObject ? "}" : "]"
        let isDueLater = containers.contains { $0.isObject != container.isObject }
        try stop(
            .mismatchedBracket, nextScalarRange,
            "This \(found) cannot close the \(opening(container)): \(due) is missing "
                + (isDueLater ? "before it." : "instead."), suggestion: isDueLater ? due + found : due)
    }

    mutating func stopUnclosedComment(from start: Int) throws(Stop) -> Never {
        try stop(.unclosedComment, start..<start + 2, "This comment is never closed: */ is missing.")
    }

    mutating func stopLoneSlash() throws(Stop) -> Never {
        try stop(
            .unexpected, offset..<offset + 1,
            "A single / makes no sense here: a comment begins with // or /*, a formula stands in quotes.")
    }

    mutating func noteComment(_ range: Range<Int>) throws(Stop) {
        try note(.comment, range, "There are no comments in plain JSON.")
    }

    /// `#` begins comments elsewhere: the rest of the line is taken for one.
    mutating func noteHash() throws(Stop) {
        let start = offset
        offset = endOfLine(from: offset)
        guard options.allowsComments else { return try noteComment(start..<offset) }
        try note(.comment, start..<start + 1, "A comment begins with // here, not with #.", suggestion: "//")
    }

    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
        return end
    }
}
