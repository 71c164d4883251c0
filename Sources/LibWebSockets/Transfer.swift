/// A reply that is being written, piece by piece.
struct Transfer {
    /// At most so many bytes are handed to the library at once.
    static let pieceBytes = 65_536

    private let head: [UInt8]
    private let body: [UInt8]
    private var position = 0

    init(head: [UInt8], body: [UInt8]) {
        self.head = head
        self.body = body
    }

    var isDone: Bool { position == head.count + body.count }

    /// The next piece, with `room` zero bytes before it.
    mutating func next(room: Int) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: room)
        let end = min(position + Self.pieceBytes, head.count + body.count)
        if position < head.count { piece.append(contentsOf: head[position..<min(end, head.count)]) }
        if end > head.count { piece.append(contentsOf: body[max(0, position - head.count)..<(end - head.count)]) }
        position = end
        return piece
    }
}
