import Testing

@testable import LibWebSockets

@Suite struct AuthorityTests {
    @Test(
        arguments: [
            ("localhost", "localhost", nil), ("localhost:8642", "localhost", 8642), ("LOCALHOST:80", "localhost", 80),
            ("localhost.", "localhost", nil), ("LocalHost.:1", "localhost", 1), ("127.0.0.1:65535", "127.0.0.1", 65535),
            ("[::1]", "[::1]", nil), ("[::1]:8642", "[::1]", 8642), ("[FE80::1]:0", "[fe80::1]", 0),
            ("a-b.c_d.example:007", "a-b.c_d.example", 7),
        ] as [(String, String, UInt16?)])
    func takesApart(text: String, host: String, port: UInt16?) throws {
        let authority = try #require(Authority(text))
        #expect(authority.host == host)
        #expect(authority.port == port)
    }

    @Test(arguments: [
        "", ".", "..", "localhost..", ":80", "localhost:", "localhost:65536", "localhost:-1", "localhost:+1",
        "localhost:8642 ", " localhost", "localhost:80:80", "user@localhost", "localhost,localhost", "localhost/",
        "[::1", "::1", "[]", "[::1]x", "[::1]:", "[local]", "[::1%25lo]", "loc\u{0}alhost", "lócalhost", "localhost:8٦",
        "localhost:000080", "127.0.0.1#",
    ])
    func refuses(text: String) {
        #expect(Authority(text) == nil)
    }

    @Test func refusesWhatIsLongerThan255Bytes() {
        #expect(Authority(String(repeating: "a", count: 255)) != nil)
        #expect(Authority(String(repeating: "a", count: 256)) == nil)
    }
}
