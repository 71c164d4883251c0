/// One websocket connection, for as long as the server runs: no number is used twice.
package struct ConnectionID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let number: UInt64

    package init(number: UInt64) {
        self.number = number
    }

    package static func < (a: ConnectionID, b: ConnectionID) -> Bool { a.number < b.number }

    package var description: String { "#\(number)" }
}
