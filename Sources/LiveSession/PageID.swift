/// One open page, for as long as its websocket is open. Never used twice in a server's life.
package struct PageID: Hashable, Sendable {
    package var value: UInt64

    package init(value: UInt64) {
        self.value = value
    }
}
