import CollectionLayout
import JSONText
import TestSupport
import Testing
import WireMessages

/// What a page must not send: each is refused with a code and a sentence, and nothing is clamped.
@Suite struct HostileClientTests {
    private func refusal(_ text: String) -> ClientMessageError? { refusal(Array(text.utf8)) }

    private func refusal(_ bytes: [UInt8]) -> ClientMessageError? {
        do throws(ClientMessageError) {
            _ = try decodeClientMessage(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func viewport(_ field: String, _ value: String?) -> String {
        var fields = [
            ("width", "390"), ("height", "844"), ("scale", "3"),
            ("safeAreaInsets", #"{"top": 1, "left": 2, "bottom": 3, "right": 4}"#),
            ("horizontalSizeClass", #""compact""#), ("verticalSizeClass", #""regular""#),
            ("layoutDirection", #""leftToRight""#), ("preferredContentSizeCategory", #""large""#),
        ]
        fields.removeAll { $0.0 == field }
        if let value { fields.append((field, value)) }
        let members = fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
        return #"{"type": "viewportDidChange", "seq": 9, "viewport": {\#(members)}, "animated": false}"#
    }

    @Test func theViewportOfTheseTestsIsFine() {
        #expect(refusal(viewport("", nil)) == nil)
    }

    @Test(arguments: ["0", "-1", "0.5", "0.999999", "16384.5", "100001", "1e308", "1e-320", "-0"])
    func aSideOutOfRangeIsRefused(number: String) throws {
        for side in ["width", "height"] {
            let error = try #require(refusal(viewport(side, number)))
            #expect(error.code == "viewport.\(side)")
            #expect(error.seq == 9)
            #expect(error.message.hasPrefix("viewport.\(side) must be a number from 1 to 16384; here it is "))
        }
    }

    @Test(arguments: [
        "[[1]]", "[[1, 2, 3]]", "[1, 2]", "[[\"1\", 2]]", "[[-0.5, 1]]", "[[1e7, 1]]", "[[1, -1]]", "[[1, 1.5]]",
        "[[1, 10001]]", "[[null, 1]]", "[[1, 1], {}]",
    ])
    func sizesThatMakeNoSenseAreRefused(sizes: String) throws {
        let error = try #require(refusal(#"{"type": "measured", "measure": 1, "sizes": \#(sizes)}"#))
        #expect(error.code.hasPrefix("sizes["), "\(error.code)")
        #expect(error.message.hasSuffix("a number from 0 to 1000000, and a whole number from 0 to 10000."))
    }

    @Test func sizesAreNoMoreThanWereAskedFor() throws {
        func sizes(_ count: Int) -> String {
            let pairs = Array(repeating: "[1,1]", count: count).joined(separator: ",")
            return #"{"type": "measured", "measure": 1, "sizes": [\#(pairs)]}"#
        }
        #expect(refusal(sizes(256)) == nil)
        #expect(refusal(sizes(257))?.code == "sizes")
        #expect(refusal(#"{"type": "measured", "measure": 1, "sizes": 3}"#)?.code == "sizes")
        #expect(refusal(#"{"type": "measured", "measure": -1, "sizes": []}"#)?.code == "measure")
        #expect(refusal(#"{"type": "measured", "measure": 1}"#)?.code == "sizes")
        #expect(refusal(#"{"type": "measured", "measure": 1, "sizes": [], "seq": 1}"#)?.code == "message.unknownKey")
    }

    @Test(arguments: ["1", "1.0", "16384", "320.015625"]) func aSideInRangeIsTaken(number: String) {
        #expect(refusal(viewport("width", number)) == nil)
    }

    @Test func theSentenceSaysWhatWasFound() {
        #expect(
            refusal(viewport("width", "100001"))
                == ClientMessageError(
                    code: "viewport.width",
                    message: "viewport.width must be a number from 1 to 16384; here it is 100001.", seq: 9))
        #expect(
            refusal(viewport("width", "\"100\""))?.message
                == "viewport.width must be a number from 1 to 16384; here it is \"100\".")
        #expect(
            refusal(viewport("width", "null"))?.message
                == "viewport.width must be a number from 1 to 16384; here it is null.")
        #expect(
            refusal(viewport("width", nil))?.message
                == "viewport.width is missing; it must be a number from 1 to 16384.")
        #expect(
            refusal(viewport("width", "[]"))?.message
                == "viewport.width must be a number from 1 to 16384; here it is an array.")
    }

    @Test(arguments: ["NaN", "Infinity", "1e999", "+1", "0x10", ".5"]) func whatIsNoJSONNumberIsNoMessage(
        number: String
    ) {
        #expect(refusal(viewport("width", number))?.code == "message.syntax")
    }

    @Test(arguments: [
        ("scale", "0.2"), ("scale", "0"), ("scale", "8.1"), ("scale", "-1"), ("scale", "true"),
        ("horizontalSizeClass", "\"wide\""), ("verticalSizeClass", "1"), ("layoutDirection", "\"up\""),
        ("preferredContentSizeCategory", "\"UICTContentSizeCategoryL\""), ("safeAreaInsets", "0"),
    ])
    func eachFieldIsChecked(field: String, value: String) {
        #expect(refusal(viewport(field, value))?.code == "viewport.\(field)")
        #expect(refusal(viewport(field, nil))?.code == "viewport.\(field)")
    }

    @Test func choicesAreListed() {
        #expect(
            refusal(viewport("layoutDirection", "\"up\""))?.message
                == #"viewport.layoutDirection must be one of "leftToRight", "rightToLeft"; here it is "up"."#)
    }

    @Test func insetsAreChecked() {
        let negative = #"{"top": -1, "left": 2, "bottom": 3, "right": 4}"#
        #expect(refusal(viewport("safeAreaInsets", negative))?.code == "viewport.safeAreaInsets.top")
        let wide = #"{"top": 1, "left": 2, "bottom": 3, "right": 16385}"#
        #expect(refusal(viewport("safeAreaInsets", wide))?.code == "viewport.safeAreaInsets.right")
        let extra = #"{"top": 1, "left": 2, "bottom": 3, "right": 4, "leading": 2}"#
        let error = refusal(viewport("safeAreaInsets", extra))
        #expect(error?.code == "message.unknownKey")
        #expect(error?.message == #"There is no field "viewport.safeAreaInsets.leading" in this message."#)
    }

    @Test(arguments: ["-1", "0.5", "9007199254740994", "1e300", "\"1\"", "null"]) func countsAreWholeNumbers(
        number: String
    ) {
        #expect(refusal("{\"type\": \"applied\", \"push\": \(number)}")?.code == "push")
        let selected = refusal("{\"type\": \"itemSelected\", \"section\": 0, \"item\": \(number), \"revision\": 1}")
        #expect(selected?.code == "item")
        let scrolled = refusal("{\"type\": \"scrollDidChange\", \"seq\": \(number), \"offset\": [0, 0]}")
        #expect(scrolled?.code == "seq")
        #expect(scrolled?.seq == nil)
    }

    @Test func countsReachFromZeroTo2To53() throws {
        #expect(try decodeClientMessage(Array(#"{"type": "applied", "push": 0}"#.utf8)) == .applied(push: 0))
        #expect(refusal(#"{"type": "applied", "push": 9007199254740992}"#) == nil)
    }

    @Test(arguments: ["[]", "[1]", "[1, 2, 3]", "[1, null]", "[1e300, 0]", "1", "{\"x\": 1, \"y\": 2}"])
    func anOffsetIsTwoNumbers(offset: String) {
        let error = refusal("{\"type\": \"scrollDidChange\", \"seq\": 3, \"offset\": \(offset)}")
        #expect(error?.code == "offset")
        #expect(error?.seq == 3)
    }

    private func section(_ field: String, _ value: String?) -> String {
        var fields = [("seq", "7"), ("section", "2"), ("offset", "-12.5"), ("push", "3")]
        fields.removeAll { $0.0 == field }
        if let value { fields.append((field, value)) }
        return #"{"type": "sectionDidScroll", \#(fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", "))}"#
    }

    @Test(arguments: [
        ("section", "-1"), ("section", "0.5"), ("section", "9007199254740994"), ("section", "\"2\""), ("push", "-1"),
        ("push", "null"), ("offset", "[1, 2]"), ("offset", "1e13"), ("offset", "-1e300"), ("offset", "\"1\""),
    ])
    func aSectionsOffsetIsChecked(field: String, value: String) {
        #expect(refusal(section("", nil)) == nil)
        #expect(refusal(section(field, value))?.code == field)
        #expect(refusal(section(field, value))?.seq == 7)
        #expect(refusal(section(field, nil))?.code == field)
        #expect(refusal(section("animated", "true"))?.code == "message.unknownKey")
    }

    private func hello(_ scrollers: String) -> String {
        viewport("", nil).replacing(#""viewportDidChange", "seq": 9"#, with: #""hello", "protocol": 3"#)
            .replacing(#""animated": false"#, with: #""offset": [0, 0], "pinned": false, "scrollers": \#(scrollers)"#)
    }

    @Test func theSectionsOfAHelloAreChecked() {
        #expect(refusal(hello("[]")) == nil)
        #expect(refusal(hello(#"[{"section": 0, "offset": -1, "anchor": {"id": "", "distance": -5}}]"#)) == nil)
        for (scrollers, code) in [
            ("{}", "scrollers"), ("null", "scrollers"), ("[1]", "scrollers[0]"), ("[{}]", "scrollers[0].section"),
            (#"[{"section": 1}]"#, "scrollers[0].offset"),
            (#"[{"section": 1, "offset": 1}, {"section": -1, "offset": 1}]"#, "scrollers[1].section"),
            (#"[{"section": 1, "offset": 1e13}]"#, "scrollers[0].offset"),
            (#"[{"section": 1, "offset": 1, "anchor": 1}]"#, "scrollers[0].anchor"),
            (#"[{"section": 1, "offset": 1, "anchor": {"id": "a"}}]"#, "scrollers[0].anchor.distance"),
            (#"[{"section": 1, "offset": 1, "anchor": {"id": 1, "distance": 0}}]"#, "scrollers[0].anchor.id"),
            (
                #"[{"section": 1, "offset": 1, "anchor": {"id": "a", "distance": -1e13}}]"#,
                "scrollers[0].anchor.distance"
            ),
            (#"[{"section": 1, "offset": 1, "anchor": {"id": "a", "distance": 0, "x": 0}}]"#, "message.unknownKey"),
            (#"[{"section": 1, "section": 1, "offset": 1}]"#, "message.duplicateKey"),
            (#"[{"section": 1, "offset": 1, "rest": 0}]"#, "message.unknownKey"),
        ] {
            #expect(refusal(hello(scrollers))?.code == code, "\(scrollers)")
        }
        #expect(
            refusal(hello(#"[{"section": 1, "offset": 1, "rest": 0}]"#))?.message
                == #"There is no field "scrollers[0].rest" in this message."#)
    }

    @Test func aHelloTellsOfSixtyFourSectionsAtMost() {
        func sections(_ count: Int) -> String {
            "[" + (0..<count).map { #"{"section": \#($0), "offset": 1}"# }.joined(separator: ", ") + "]"
        }
        #expect(refusal(hello(sections(64))) == nil)
        let error = refusal(hello(sections(65)))
        #expect(error?.code == "scrollers")
        #expect(error?.message == "scrollers must be at most 64 sections; here it is an array.")
    }

    @Test func textIsCapped() {
        func message(_ count: Int) -> String {
            let name = String(repeating: "é", count: count / 2)
            return "{\"type\": \"styleDidChange\", \"seq\": 1, \"name\": \"\(name)\", \"pinned\": true}"
        }
        #expect(refusal(message(1024)) == nil)
        let error = refusal(message(1026))
        #expect(error?.code == "name")
        #expect(
            error?.message == "name must be a string of at most 1024 bytes; here it is \""
                + String(repeating: "é", count: 40) + "…\".")
    }

    @Test func whatIsNoMessageIsNamed() {
        #expect(refusal("")?.code == "message.syntax")
        #expect(refusal("[]")?.message == "A message is an object; this is an array.")
        #expect(refusal("7")?.code == "message.noObject")
        #expect(refusal("{}")?.code == "type")
        #expect(refusal(#"{"type": 1}"#)?.code == "type")
        let unknown = refusal(#"{"type": "open", "path": "/etc/passwd", "seq": 4}"#)
        #expect(
            unknown
                == ClientMessageError(code: "message.type", message: "There is no message of type \"open\".", seq: 4))
        #expect(refusal(#"{"type": "applied", "push": 1, "x": 2}"#)?.code == "message.unknownKey")
        #expect(
            refusal(#"{"type": "applied", "push": 1, "push": 2}"#)
                == ClientMessageError(code: "message.duplicateKey", message: "The field \"push\" stands twice."))
        #expect(refusal(#"{"type": "applied", "push": 1} "#) == nil)
        #expect(refusal(#"{"type": "applied", "push": 1} // no"#)?.code == "message.syntax")
        #expect(refusal(#"{"type": "applied", "push": 1,}"#)?.code == "message.syntax")
        #expect(refusal([0x7B, 0xFF, 0x7D])?.code == "message.syntax")
    }

    @Test func lengthAndDepthAreLimited() {
        let message = #"{"type": "applied", "push": 1}"#
        let padding = String(repeating: " ", count: (16 << 10) - message.utf8.count)
        #expect(refusal(message + padding) == nil)
        let error = refusal(message + padding + " ")
        #expect(error?.code == "message.tooLong")
        #expect(error?.message == "A message has at most 16384 bytes; this one has 16385.")
        #expect(refusal(String(repeating: "[", count: 16_000))?.code == "message.syntax")
    }

    @Test func aPageOfAnotherProtocolHearsSoWhateverElseItSends() {
        let error = refusal(#"{"type": "hello", "protocol": 4, "screen": {"w": 1}}"#)
        #expect(error?.code == "protocol")
        #expect(error?.message == "This page speaks version 4 of the protocol and the server 3; reload it.")
    }

    /// Whatever bytes of a right message change, decoding gives a message or a refusal.
    @Test(arguments: 0..<40 as Range<UInt64>) func noChangedByteTraps(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let names = try Fixtures.names(in: "messages").filter { $0.hasPrefix("client-") }
        let original = try Fixtures.bytes("messages/" + names[Int(seed) % names.count])
        for _ in 0..<50 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if let error = refusal(bytes) { #expect(!error.code.isEmpty && !error.message.isEmpty) }
        }
    }
}
