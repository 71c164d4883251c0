/// A message on its way out, packed once however many pages it goes to.
///
/// libwebsockets writes a frame's header into the bytes in front of its payload. So the message is stored in fragments
/// with room before each; a header is overwritten by that of the next page, which is safe because a page's fragment
/// has been copied by the kernel or the library when the call that wrote it returns.
package final class OutgoingMessage {
    /// At most so many bytes go into one frame: what a page that stops reading can make the library hold for it.
    static let fragmentBytes = 16_384

    let isBinary: Bool
    let count: Int
    private let room: Int
    private var storage: [UInt8]

    /// - Parameter room: writable bytes that the library wants in front of each fragment.
    init(_ bytes: [UInt8], isBinary: Bool, room: Int) {
        self.isBinary = isBinary
        self.room = room
        count = bytes.count
        let fragments = max(1, (bytes.count + Self.fragmentBytes - 1) / Self.fragmentBytes)
        storage = []
        storage.reserveCapacity(bytes.count + fragments * room)
        for fragment in 0..<fragments {
            storage.append(contentsOf: repeatElement(0, count: room))
            let start = fragment * Self.fragmentBytes
            storage.append(contentsOf: bytes[start..<min(start + Self.fragmentBytes, bytes.count)])
        }
    }

    /// Fragments; at least one, as an empty message is one empty frame.
    var fragmentCount: Int { max(1, (count + Self.fragmentBytes - 1) / Self.fragmentBytes) }

    /// Hands over the payload of one fragment; the `room` bytes before it may be written to.
    func withFragment<Result>(
        _ index: Int, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Result
    ) -> Result? {
        let start = index * (Self.fragmentBytes + room) + room
        let length = min(Self.fragmentBytes, count - index * Self.fragmentBytes)
        return storage.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { body($0 + start, length) }
        }
    }
}
