internal import CLibWebSockets

extension HTTPRequest {
    /// Copies the head of the request that libwebsockets has parsed for this connection (`lws_hdr_copy`).
    init(wsi: OpaquePointer) {
        let methods: [(lws_token_indexes, Method)] = [
            (WSI_TOKEN_GET_URI, .get), (WSI_TOKEN_HEAD_URI, .head), (WSI_TOKEN_POST_URI, .other),
            (WSI_TOKEN_OPTIONS_URI, .other), (WSI_TOKEN_PUT_URI, .other), (WSI_TOKEN_PATCH_URI, .other),
            (WSI_TOKEN_DELETE_URI, .other),
        ]
        let lines = methods.compactMap { token, method in header(token, of: wsi).map { (method, $0) } }
        let line = lines.count == 1 ? lines[0] : (.other, "")
        self.init(method: line.0, path: line.1)
        version =
            switch header(WSI_TOKEN_HTTP, of: wsi) {
            case "HTTP/1.1": .http11
            case "HTTP/1.0": .http10
            default: .other
            }
        host = header(WSI_TOKEN_HOST, of: wsi)
        origin = header(WSI_TOKEN_ORIGIN, of: wsi)
        contentLength = header(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: wsi)
        hasTransferEncoding = lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0
        ifNoneMatch = header(WSI_TOKEN_HTTP_IF_NONE_MATCH, of: wsi)
        upgrade = header(WSI_TOKEN_UPGRADE, of: wsi)
        websocketVersion = header(WSI_TOKEN_VERSION, of: wsi)
        websocketKey = header(WSI_TOKEN_KEY, of: wsi)
        websocketProtocol = header(WSI_TOKEN_PROTOCOL, of: wsi)
        token = argument("t", of: wsi)
    }
}

/// A header as text with whatever is not UTF-8 replaced, or nil when it is absent or empty. One longer than 4 KiB is a
/// lone replacement character, so that it is present and no check accepts it.
private func header(_ token: lws_token_indexes, of wsi: OpaquePointer) -> String? {
    let length = Int(lws_hdr_total_length(wsi, token))
    guard length > 0 else { return nil }
    guard length <= 4096 else { return "\u{FFFD}" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { buffer in
        // The library skips over a NUL in a header without writing what follows it.
        buffer.initialize(repeating: 0)
        guard lws_hdr_copy(wsi, buffer.baseAddress, Int32(length + 1), token) > 0 else { return nil }
        return buffer.withMemoryRebound(to: UInt8.self) { String(decoding: $0[..<length], as: UTF8.self) }
    }
}

/// The value of `name=` in the query; the first, if there are several.
private func argument(_ name: String, of wsi: OpaquePointer) -> [UInt8]? {
    let prefix = Array((name + "=").utf8)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 257) { buffer in
        var index: Int32 = 0
        while true {
            buffer.initialize(repeating: 0)
            let length = lws_hdr_copy_fragment(wsi, buffer.baseAddress, 257, WSI_TOKEN_HTTP_URI_ARGS, index)
            guard length >= 0 else { return nil }
            let bytes = buffer[..<Int(length)].map { UInt8(bitPattern: $0) }
            if bytes.starts(with: prefix) { return Array(bytes.dropFirst(prefix.count)) }
            index += 1
        }
    }
}
