/// What a session wants done outside. Carried out in order.
package enum Effect: Equatable {
    case sendText(PageID, [UInt8])
    case sendBinary(PageID, [UInt8])
    /// A close code of RFC 6455, section 7.4.
    case close(PageID, code: UInt16, reason: String)
    case report(Report)
}
