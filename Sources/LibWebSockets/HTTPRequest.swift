/// The head of one request, as far as this server cares.
struct HTTPRequest: Equatable {
    enum Method: Equatable { case get, head, other }

    var method: Method
    /// Decoded and without the query: `/main.js`.
    var path: String
    /// Whether the request line says HTTP/1.1.
    var isVersion11 = true
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
