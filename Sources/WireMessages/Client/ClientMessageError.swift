/// Why a page's message is not taken; what it would have changed stays as it was.
package struct ClientMessageError: Error, Equatable, Sendable {
    /// `message.…` for what is wrong with the message, else the field: `viewport.width`, `seq`, `anchor.id`.
    package var code: String
    /// A sentence for whoever writes a page.
    package var message: String
    /// The report's number, where it has one that makes sense, so that it can be answered.
    package var seq: Int?

    /// A hello of another version of the protocol than ours.
    package var isOfAnotherProtocol: Bool { code == "protocol" }

    package init(code: String, message: String, seq: Int? = nil) {
        self.code = code
        self.message = message
        self.seq = seq
    }
}
