/// A reply: its status and headers, and the bytes that follow them.
struct HTTPResponse: Equatable {
    var status: Int
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []
    /// False for HEAD and 304: the length is told, the bytes are not sent.
    var sendsBody = true
    /// Whether the connection ends with this reply.
    var closesConnection = false

    static func == (a: HTTPResponse, b: HTTPResponse) -> Bool {
        a.status == b.status && a.body == b.body && a.sendsBody == b.sendsBody
            && a.closesConnection == b.closesConnection
            && a.headers.elementsEqual(b.headers) { $0 == $1 }
    }

    /// The head as it goes over the wire, down to the empty line.
    ///
    /// - Parameter date: the `Date` line's value.
    func head(date: String) -> [UInt8] {
        var text = "HTTP/1.1 \(status) \(Self.phrase(for: status))\r\nDate: \(date)\r\n"
        for header in headers { text += "\(header.name): \(header.value)\r\n" }
        if status != 304 { text += "Content-Length: \(body.count)\r\n" }
        if closesConnection { text += "Connection: close\r\n" }
        return Array((text + "\r\n").utf8)
    }

    static func phrase(for status: Int) -> String {
        switch status {
        case 200: "OK"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 426: "Upgrade Required"
        case 503: "Service Unavailable"
        default: "Error"
        }
    }
}
