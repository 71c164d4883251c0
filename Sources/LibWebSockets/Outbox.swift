/// What one page has still to be sent, and how far that has got.
struct Outbox {
    private var messages: [OutgoingMessage] = []
    private var fragment = 0

    var isEmpty: Bool { messages.isEmpty }
    /// Whole messages that have not been written to their last fragment.
    var count: Int { messages.count }

    mutating func append(_ message: OutgoingMessage) {
        messages.append(message)
    }

    /// The next fragment to be written, or nil when there is none.
    var next: (message: OutgoingMessage, fragment: Int, isLast: Bool)? {
        messages.first.map { ($0, fragment, fragment == $0.fragmentCount - 1) }
    }

    /// The fragment that `next` named was written.
    mutating func advance() {
        guard let first = messages.first else { return }
        fragment += 1
        if fragment == first.fragmentCount {
            messages.removeFirst()
            fragment = 0
        }
    }
}
