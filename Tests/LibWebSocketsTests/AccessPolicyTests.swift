import Testing

@testable import LibWebSockets

@Suite struct AccessPolicyTests {
    private let policy = AccessPolicy()

    @Test(arguments: ["localhost", "LOCALHOST:1", "localhost.:9", "127.0.0.1:8642", "[::1]:8642"])
    func answersToLoopbackNamesUnderAnyPort(host: String) {
        #expect(policy.refusal(host: host) == nil)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8642", "127.0.0.1.evil.example:8642", "localhost.evil.example", "127.0.0.2",
        "0.0.0.0", "192.168.1.7:8642", "evillocalhost", "xn--localhost",
    ])
    func answersToNoOtherName(host: String) {
        #expect(policy.refusal(host: host) == .hostNotAllowed)
    }

    @Test func tellsAbsentFromMalformed() {
        #expect(policy.refusal(host: nil) == .hostMissing)
        #expect(policy.refusal(host: "localhost,localhost") == .hostMalformed)
        #expect(policy.refusal(host: "user@localhost") == .hostMalformed)
    }

    @Test func allowsWhatIsListedAndSuffixesOnALabelsBoundary() {
        let policy = AccessPolicy(allowedHosts: ["mac.local", ".test.example"])
        #expect(policy.refusal(host: "mac.local:8642") == nil)
        #expect(policy.refusal(host: "Mac.Local.:8642") == nil)
        #expect(policy.refusal(host: "a.test.example") == nil)
        for host in ["test.example", "atest.example", ".test.example", "amac.local", "mac.local.evil.example"] {
            #expect(policy.refusal(host: host) != nil, "\(host)")
        }
    }

    @Test func takesTheOriginOfTheHostItself() {
        for host in ["localhost:8642", "127.0.0.1:8642", "[::1]:8642"] {
            #expect(policy.refusal(origin: "http://\(host)", host: host) == nil)
        }
        #expect(policy.refusal(origin: "http://localhost", host: "localhost:80") == nil)
        #expect(policy.refusal(origin: "http://localhost:9000", host: "localhost:9000") == nil)
    }

    @Test(arguments: [
        "null", "", "http://evil.example", "http://localhost", "http://localhost:8643", "https://localhost:8642",
        "http://127.0.0.1:8642", "http://localhost:8642.evil.example", "http://localhost:8642@evil.example",
        "http://evil.example@localhost:8642", "http://localhost:8642/", "http://localhost:8642,http://localhost:8642",
        "http://10.0.0.5:8642", "ws://localhost:8642", "HTTP://localhost:8642", " http://localhost:8642",
        "localhost:8642",
        "file://", "http://", "http://sub.localhost:8642",
    ])
    func refusesEveryOtherOrigin(origin: String) {
        #expect(policy.refusal(origin: origin, host: "localhost:8642") == .originNotAllowed)
    }

    @Test func aMissingOriginNeedsLeave() {
        #expect(policy.refusal(origin: nil, host: "localhost") == .originMissing)
        let lenient = AccessPolicy(allowsMissingOrigin: true)
        #expect(lenient.refusal(origin: nil, host: "localhost") == nil)
        #expect(lenient.refusal(origin: "null", host: "localhost") == .originNotAllowed)
    }

    @Test func trustsExactlyWhatItIsToldTo() {
        let policy = AccessPolicy(trustedOrigins: ["https://proxy.example"])
        #expect(policy.refusal(origin: "https://proxy.example", host: "localhost") == nil)
        #expect(policy.refusal(origin: "https://proxy.example.evil", host: "localhost") == .originNotAllowed)
        #expect(policy.refusal(origin: "http://proxy.example", host: "localhost") == .originNotAllowed)
    }

    @Test func asksForTheWholeTokenOnlyWhenThereIsOne() {
        #expect(policy.refusal(token: nil) == nil)
        #expect(policy.refusal(token: [1, 2]) == nil)
        let guarded = AccessPolicy(token: Array("secret".utf8))
        #expect(guarded.refusal(token: Array("secret".utf8)) == nil)
        for wrong in ["", "secre", "secrets", "Secret", "secreT"] {
            #expect(guarded.refusal(token: Array(wrong.utf8)) == .tokenWrong)
        }
        #expect(guarded.refusal(token: nil) == .tokenWrong)
    }
}
