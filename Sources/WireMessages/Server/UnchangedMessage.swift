import JSONText

/// Answers a report after which the picture is as it was.
package struct UnchangedMessage: Equatable, Sendable {
    package var seq: Int

    package init(seq: Int) {
        self.seq = seq
    }

    package func encoded() -> [UInt8] {
        encodeMessage("unchanged") { $0.member("seq", seq) }
    }
}
