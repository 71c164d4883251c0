/// Who may ask: which names this server answers to, and which pages may open its websocket.
///
/// The host comes first. A page of another site that had its own name point to this machine (DNS rebinding) sends an
/// `Origin` that agrees with its `Host`, so that comparing the two proves nothing until the host is known to be ours.
package struct AccessPolicy {
    /// Names that are always this machine's own, whatever port a tunnel may lead in from.
    package static let loopbackHosts = ["localhost", "127.0.0.1", "[::1]"]

    /// Exact names beside the loopback ones; one with a leading dot stands for every name that ends so.
    package var allowedHosts: [String]
    /// Whole origins (`https://proxy.example`) that may open the websocket though they are not the host.
    package var trustedOrigins: [String]
    /// Lets programs that send no `Origin` open the websocket. Browsers always send one.
    package var allowsMissingOrigin: Bool
    /// What `?t=` of the websocket's address must say, or nil when nothing is asked.
    package var token: [UInt8]?

    package init(
        allowedHosts: [String] = [], trustedOrigins: [String] = [], allowsMissingOrigin: Bool = false,
        token: [UInt8]? = nil
    ) {
        self.allowedHosts = allowedHosts
        self.trustedOrigins = trustedOrigins
        self.allowsMissingOrigin = allowsMissingOrigin
        self.token = token
    }

    /// Whether a request with this `Host` header is for us.
    func refusal(host text: String?) -> Refusal? {
        guard let text else { return .hostMissing }
        guard let authority = Authority(text) else { return .hostMalformed }
        return allows(authority.host) ? nil : .hostNotAllowed
    }

    /// Whether a page from this `Origin` may open the websocket that it reached under this `Host`.
    ///
    /// The origin must be `http://` and then exactly the host, port included, or be one of the trusted ones. An address
    /// in numbers is no better than a name here: any page can be served from one.
    func refusal(origin: String?, host: String) -> Refusal? {
        guard let origin else { return allowsMissingOrigin ? nil : .originMissing }
        if trustedOrigins.contains(origin) { return nil }
        let scheme = "http://"
        guard origin.utf8.starts(with: scheme.utf8),
            let from = Authority(String(origin.dropFirst(scheme.count))),
            let own = Authority(host)
        else { return .originNotAllowed }
        return from.host == own.host && (from.port ?? 80) == (own.port ?? 80) ? nil : .originNotAllowed
    }

    /// Whether this is the secret. Takes the same time wherever the first difference is.
    func refusal(token offered: [UInt8]?) -> Refusal? {
        guard let token else { return nil }
        guard let offered, offered.count == token.count else { return .tokenWrong }
        let difference = zip(offered, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? nil : .tokenWrong
    }

    private func allows(_ host: String) -> Bool {
        Self.loopbackHosts.contains(host)
            || allowedHosts.contains { allowed in
                allowed.hasPrefix(".") ? host.hasSuffix(allowed) && host.count > allowed.count : host == allowed
            }
    }
}
