/// A message on its way out, packed once however many pages it goes to.
///
/// libwebsockets writes a frame's header into the bytes in front of its payload. So the message is stored in fragments
/// with room before each; a header is overwritten by that of the next page, which is safe because a page's fragment
/// has been copied by the kernel or the library when the call that wrote it returns.
package final class OutgoingMessage {
    /// The first fragment is what an idle socket takes at once: fewer calls for the usual page.
    static let firstFragmentBytes = 65_536
    /// The later ones are small: what does not fit into the socket of a page that stops reading is held by the library.
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
        storage = []
        let fragments = Self.fragmentCount(of: bytes.count)
        storage.reserveCapacity(bytes.count + fragments * room)
        for fragment in 0..<fragments {
            storage.append(contentsOf: repeatElement(0, count: room))
            storage.append(contentsOf: bytes[Self.range(of: fragment, in: bytes.count)])
        }
    }

    /// Fragments; at least one, as an empty message is one empty frame.
    var fragmentCount: Int { Self.fragmentCount(of: count) }

    /// Hands over the payload of one fragment; the `room` bytes before it may be written to.
    func withFragment<Result>(
        _ index: Int, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Result
    ) -> Result? {
        let range = Self.range(of: index, in: count)
        let start = range.lowerBound + (index + 1) * room
        return storage.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { body($0 + start, range.count) }
        }
    }

    private static func fragmentCount(of count: Int) -> Int {
        1 + max(0, count - firstFragmentBytes + fragmentBytes - 1) / fragmentBytes
    }

    private static func range(of fragment: Int, in count: Int) -> Range<Int> {
        let start = fragment == 0 ? 0 : firstFragmentBytes + (fragment - 1) * fragmentBytes
        return start..<min(count, firstFragmentBytes + fragment * fragmentBytes)
    }
}
