import JSONText

/// Says why a page's message was not taken, or why its report cannot be answered with a layout.
package struct ErrorMessage: Equatable, Sendable {
    package var seq: Int?
    package var code: String
    package var message: String

    package init(seq: Int?, code: String, message: String) {
        self.seq = seq
        self.code = code
        self.message = message
    }

    /// Answers a message that was refused.
    package init(_ error: ClientMessageError) {
        self.init(seq: error.seq, code: error.code, message: error.message)
    }

    package func encoded() -> [UInt8] {
        encodeMessage("error") { writer in
            writer.member("seq", seq)
            writer.member("code", code)
            writer.member("message", message)
        }
    }
}
