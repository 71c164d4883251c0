/// What one engine of the pages that look has measured, and estimates of what it has not. Holds what was asked for last.
///
/// Two generations: what is used stays or comes into the young one; when that is full it becomes the old one, and what was in
/// the old one is forgotten. So at most `limit` sizes are held, and any that was among the last `limit / 2` used is.
package final class TextSizes {
    /// How many sizes are held by default.
    package static let standardLimit = 65_536
    /// How many bytes of text, by default.
    package static let standardByteLimit = 16 << 20

    private let limit: Int
    private let byteLimit: Int
    private var young: [TextRequest: TextSize] = [:]
    private var old: [TextRequest: TextSize] = [:]
    private var youngBytes = 0

    package init(limit: Int = TextSizes.standardLimit, byteLimit: Int = TextSizes.standardByteLimit) {
        self.limit = max(limit, 2)
        self.byteLimit = byteLimit
    }

    /// The sizes held.
    package var count: Int { young.count + old.count }

    /// What was measured; nil where nothing was. O(bytes of the text).
    package func measured(_ request: TextRequest) -> TextSize? {
        if let size = young[request] { return size }
        guard let size = old.removeValue(forKey: request) else { return nil }
        keep(size, for: request)
        return size
    }

    /// Notes what was measured. Amortised O(bytes of the text).
    ///
    /// - Parameter size: finite, not negative.
    package func store(_ size: TextSize, for request: TextRequest) {
        old[request] = nil
        keep(size, for: request)
    }

    private func keep(_ size: TextSize, for request: TextRequest) {
        let bytes = request.text.utf8.count
        if young[request] == nil {
            if young.count >= limit / 2 || youngBytes + bytes > byteLimit / 2 {
                old = young
                young = [:]
                youngBytes = 0
            }
            youngBytes += bytes
        }
        young[request] = size
    }
}
