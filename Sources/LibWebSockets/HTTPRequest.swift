/// The head of one request, as far as this server cares.
struct HTTPRequest: Equatable {
    enum Method: Equatable { case get, head, other }
    /// `other` also when the request line holds a line end in disguise (`%0d`): the library takes it for a real one,
    /// and what follows for a header.
    enum Version: Equatable { case http10, http11, other }

    var method: Method
    /// Decoded and without the query: `/main.js`.
    var path: String
    var version = Version.http11
    /// Several `Host` lines arrive joined by commas.
    var host: String?
    var origin: String?
    var contentLength: String?
    var hasTransferEncoding = false
    var ifNoneMatch: String?
    var upgrade: String?
    var websocketVersion: String?
    var websocketKey: String?
    var websocketProtocol: String?
    /// The value of `t` in the query.
    var token: [UInt8]?
}
