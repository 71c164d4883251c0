/// Why a request or a handshake was turned away.
///
/// A case carries nothing that the other side sent, so that the owner can say each reason once.
package enum Refusal: Hashable, CaseIterable, Sendable {
    case hostMissing, hostMalformed, hostNotAllowed
    case originMissing, originNotAllowed
    case tokenWrong
    case pathUnknown
    case requestMalformed, methodNotAllowed, bodyNotAllowed
    case upgradeNotAllowed, httpVersionTooOld
    case websocketVersion, websocketKey, websocketProtocol
    case tooManyConnections, tooManyFromOneAddress

    /// The HTTP status that says so.
    package var status: Int {
        switch self {
        case .hostMissing, .hostMalformed, .requestMalformed, .bodyNotAllowed, .httpVersionTooOld, .websocketKey: 400
        case .hostNotAllowed, .originMissing, .originNotAllowed, .websocketProtocol: 403
        case .tokenWrong: 401
        case .pathUnknown: 404
        case .methodNotAllowed: 405
        case .upgradeNotAllowed: 400
        case .websocketVersion: 426
        case .tooManyConnections, .tooManyFromOneAddress: 503
        }
    }

    /// One sentence for the log and the reply.
    package var sentence: String {
        switch self {
        case .hostMissing: "the request names no host"
        case .hostMalformed: "the Host header is malformed"
        case .hostNotAllowed: "the Host is not a name of this server"
        case .originMissing: "a websocket needs an Origin"
        case .originNotAllowed: "the Origin is another site"
        case .tokenWrong: "the link's secret is missing or wrong"
        case .pathUnknown: "nothing is there"
        case .requestMalformed: "the request is malformed"
        case .methodNotAllowed: "only GET and HEAD are served"
        case .bodyNotAllowed: "a request may not have a body"
        case .upgradeNotAllowed: "only a websocket can be asked for"
        case .httpVersionTooOld: "a websocket needs HTTP/1.1"
        case .websocketVersion: "a websocket of version 13 is needed"
        case .websocketKey: "the websocket key is malformed"
        case .websocketProtocol: "another websocket protocol is needed"
        case .tooManyConnections: "too many pages are connected"
        case .tooManyFromOneAddress: "too many connections come from one address"
        }
    }
}
