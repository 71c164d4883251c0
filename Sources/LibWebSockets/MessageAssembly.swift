/// Puts a text message together from the pieces in which it arrives.
///
/// A frame comes in several pieces, a message in several frames; both are counted before anything is kept.
struct MessageAssembly {
    /// One piece as the library hands it over.
    struct Piece {
        var bytes: UnsafeRawBufferPointer
        /// First piece of a message.
        var isFirst: Bool
        /// How many bytes of the present frame are still to come.
        var remaining: Int
        /// Last piece of a message.
        var isLast: Bool
        var isBinary: Bool
    }

    enum Outcome: Equatable {
        case more
        case message([UInt8])
        case violation(CloseCode, String)
    }

    private let maximumBytes: Int
    private let maximumFragments: Int
    private var bytes: [UInt8] = []
    private var fragments = 0
    private var isInsideFrame = false

    init(maximumBytes: Int, maximumFragments: Int) {
        self.maximumBytes = maximumBytes
        self.maximumFragments = maximumFragments
    }

    mutating func add(_ piece: Piece) -> Outcome {
        if piece.isFirst {
            bytes = []
            fragments = 0
            isInsideFrame = false
        }
        if piece.isBinary { return .violation(.unsupportedData, "text only") }
        if !isInsideFrame { fragments += 1 }
        isInsideFrame = piece.remaining > 0
        let (known, overflow) = (bytes.count + piece.bytes.count).addingReportingOverflow(max(0, piece.remaining))
        if overflow || known > maximumBytes { return .violation(.messageTooBig, "at most \(maximumBytes) bytes") }
        if fragments > maximumFragments {
            return .violation(.policyViolation, "at most \(maximumFragments) fragments")
        }
        bytes.append(contentsOf: piece.bytes)
        guard piece.isLast, piece.remaining <= 0 else { return .more }
        let message = bytes
        bytes = []
        return isUTF8(message) ? .message(message) : .violation(.invalidPayload, "not UTF-8")
    }
}

/// Whether the bytes are well-formed UTF-8: no overlong forms, no surrogates, nothing cut off.
private func isUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
        switch decoder.decode(&iterator) {
        case .scalarValue: continue
        case .emptyInput: return true
        case .error: return false
        }
    }
}
