internal import CLibWebSockets
internal import LibUV

/// What the library says, by reason. Every method returns what the library expects: 0 to go on, anything else to end
/// the connection.
extension WebSocketServer {
    private static let fragmentsPerTurn = 8

    func handle(_ reason: lws_callback_reasons, _ wsi: OpaquePointer, _ input: UnsafeRawBufferPointer) -> Int32 {
        switch reason {
        case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: filterSocket(Int32(clamping: Int(bitPattern: input.baseAddress)))
        case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: socketDidOpen(wsi)
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: confirmUpgrade(wsi)
        case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: handshakeRefusal(wsi).refusal == nil ? 0 : -1
        case LWS_CALLBACK_FILTER_HTTP_CONNECTION: filterRequest(wsi)
        case LWS_CALLBACK_HTTP: answerRequest(wsi)
        case LWS_CALLBACK_HTTP_WRITEABLE: continueReply(wsi)
        case LWS_CALLBACK_HTTP_BODY: -1
        // CONNECT would leave a raw connection behind, open for ever.
        case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX: -1
        case LWS_CALLBACK_CLOSED_HTTP: forget(wsi)
        case LWS_CALLBACK_ESTABLISHED: open(wsi)
        case LWS_CALLBACK_RECEIVE: receive(wsi, input)
        case LWS_CALLBACK_RECEIVE_PONG: receivePong(wsi)
        case LWS_CALLBACK_SERVER_WRITEABLE: write(wsi)
        case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: notePeerClose(wsi, input)
        case LWS_CALLBACK_CLOSED: closed(wsi)
        case LWS_CALLBACK_WSI_DESTROY: socketDidClose(wsi)
        default: 0
        }
    }

    // MARK: Sockets

    /// A socket that the library has just accepted and knows nothing else of.
    private func filterSocket(_ descriptor: Int32) -> Int32 {
        guard !isShuttingDown else { return -1 }
        let address = SocketAddress(remoteOf: descriptor)?.host ?? ""
        guard let refusal = admission.refusal(address: address) else { return 0 }
        tell(.refused(refusal, detail: address))
        return -1
    }

    private func socketDidOpen(_ wsi: OpaquePointer) -> Int32 {
        admission.opened(wsi, address: SocketAddress(remoteOf: lws_get_socket_fd(wsi))?.host ?? "")
        return 0
    }

    private func socketDidClose(_ wsi: OpaquePointer) -> Int32 {
        admission.closed(wsi)
        return forget(wsi)
    }

    private func forget(_ wsi: OpaquePointer) -> Int32 {
        transfers[wsi] = nil
        return 0
    }

    // MARK: Requests

    private func filterRequest(_ wsi: OpaquePointer) -> Int32 {
        let request = HTTPRequest(wsi: wsi)
        guard let refusal = replies.refusal(of: request) else { return 0 }
        return refuse(wsi, refusal, request)
    }

    private func answerRequest(_ wsi: OpaquePointer) -> Int32 {
        let request = HTTPRequest(wsi: wsi)
        return send(replies.reply(to: request, asset: asset(request.path)), on: wsi)
    }

    /// Refuses with a reply of its own, so that a browser can show why, and ends the connection.
    private func refuse(_ wsi: OpaquePointer, _ refusal: Refusal, _ request: HTTPRequest) -> Int32 {
        tell(.refused(refusal, detail: request.detail(of: refusal)))
        _ = send(replies.reply(to: refusal), on: wsi)
        return -1
    }

    private func send(_ response: HTTPResponse, on wsi: OpaquePointer) -> Int32 {
        let head = response.head(date: httpDateNow())
        transfers[wsi] = Transfer(head: head, body: response.sendsBody ? response.body : [])
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, Int32(clamping: configuration.replySeconds))
        return continueReply(wsi)
    }

    /// Writes the next piece of a reply (`lws_write`), and makes ready for the next request after the last
    /// (`lws_http_transaction_completed`).
    private func continueReply(_ wsi: OpaquePointer) -> Int32 {
        guard var transfer = transfers[wsi] else { return 0 }
        var piece = transfer.next(room: room)
        let count = piece.count - room
        let written = piece.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { lws_write(wsi, $0 + room, count, LWS_WRITE_HTTP) } ?? -1
        }
        guard written == Int32(count) else { return -1 }
        if transfer.isDone {
            transfers[wsi] = nil
            return lws_http_transaction_completed(wsi) == 0 ? 0 : -1
        }
        transfers[wsi] = transfer
        lws_callback_on_writable(wsi)
        return 0
    }

    // MARK: Handshakes

    /// Every handshake passes here before the library looks at it, whatever protocol it names.
    private func confirmUpgrade(_ wsi: OpaquePointer) -> Int32 {
        let (refusal, request) = handshakeRefusal(wsi)
        guard let refusal else { return 0 }
        // After an upgrade that it does not know, the library has already replied and dropped the request's head,
        // and still asks.
        guard request.upgrade != nil else { return -1 }
        return refuse(wsi, refusal, request)
    }

    private func handshakeRefusal(_ wsi: OpaquePointer) -> (refusal: Refusal?, request: HTTPRequest) {
        let request = HTTPRequest(wsi: wsi)
        let isFull = isShuttingDown || connections.count >= configuration.maximumConnections
        return (replies.refusal(ofHandshake: request, isFull: isFull), request)
    }

    // MARK: Websockets

    private func open(_ wsi: OpaquePointer) -> Int32 {
        let descriptor = lws_get_socket_fd(wsi)
        limitSendBuffer(of: descriptor, to: 65_536)
        lastNumber += 1
        let connection = Connection(
            id: ConnectionID(number: lastNumber), wsi: wsi, configuration: configuration)
        connections[wsi] = connection
        connectionsByID[connection.id] = connection
        tell(.opened(connection.id, remote: SocketAddress(remoteOf: descriptor)?.host ?? ""))
        return 0
    }

    private func receive(_ wsi: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> Int32 {
        guard let connection = connections[wsi], !connection.isClosing else { return 0 }
        let piece = MessageAssembly.Piece(
            bytes: bytes, isFirst: lws_is_first_fragment(wsi) != 0,
            remaining: Int(clamping: lws_remaining_packet_payload(wsi)), isLast: lws_is_final_fragment(wsi) != 0,
            isBinary: lws_frame_is_binary(wsi) != 0)
        switch connection.assembly.add(piece) {
        case .more:
            if piece.isFirst {
                lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, Int32(clamping: configuration.messageSeconds))
            }
        case .message(let message):
            if !piece.isFirst { lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0) }
            guard connection.messages.take(at: loop.now) else { return violation(by: connection) }
            tell(.received(connection.id, message))
        case .violation(let code, let reason): return violation(by: connection, code, reason)
        }
        return 0
    }

    /// An answer to our ping, or one that nobody asked for.
    private func receivePong(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections[wsi], !connection.isClosing else { return 0 }
        return connection.messages.take(at: loop.now) ? 0 : violation(by: connection)
    }

    private func violation(
        by connection: Connection, _ code: CloseCode = .policyViolation, _ reason: String = "too many messages"
    ) -> Int32 {
        connection.isClosing = true
        nameReason(of: connection, code, reason)
        return -1
    }

    /// Writes fragments for as long as the socket has room (`lws_send_pipe_choked`), but for no more than this page's
    /// share of a turn, and asks to be called again while something is left.
    private func write(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections[wsi] else { return 0 }
        connection.waitingSince = nil
        for turn in 1...Self.fragmentsPerTurn {
            guard let (message, fragment, isLast) = connection.outbox.next else { return 0 }
            let written = message.withFragment(fragment) { payload, count in
                let sent = roundabout_lws_write_fragment(
                    wsi, payload, count, message.isBinary ? 1 : 0, fragment == 0 ? 1 : 0, isLast ? 1 : 0)
                return sent >= Int32(count)
            }
            guard written == true else { return -1 }
            connection.outbox.advance()
            if turn < Self.fragmentsPerTurn, !connection.outbox.isEmpty, lws_send_pipe_choked(wsi) != 0 { break }
        }
        if !connection.outbox.isEmpty { askToWrite(connection) }
        return 0
    }

    /// The other side closes first; the library answers it.
    private func notePeerClose(_ wsi: OpaquePointer, _ input: UnsafeRawBufferPointer) -> Int32 {
        if let connection = connections[wsi], input.count >= 2 {
            connection.closeCode = UInt16(input[0]) << 8 | UInt16(input[1])
        }
        return 0
    }

    private func closed(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections.removeValue(forKey: wsi) else { return 0 }
        connectionsByID[connection.id] = nil
        tell(.closed(connection.id, code: connection.closeCode))
        connectionDidEnd()
        return 0
    }
}

extension HTTPRequest {
    /// What was sent that led to this refusal, safe to print.
    fileprivate func detail(of refusal: Refusal) -> String {
        let text: String? =
            switch refusal {
            case .hostMissing, .hostMalformed, .hostNotAllowed: host
            case .originMissing, .originNotAllowed: origin
            case .upgradeNotAllowed: upgrade
            case .websocketVersion: websocketVersion
            case .websocketProtocol: websocketProtocol
            case .pathUnknown: path
            case .tokenWrong, .requestMalformed, .methodNotAllowed, .bodyNotAllowed, .httpVersionTooOld, .websocketKey,
                .tooManyConnections, .tooManyFromOneAddress:
                nil
            }
        return printable(text ?? "")
    }
}
