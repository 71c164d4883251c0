import CollectionLayout
import Testing

@testable import roundabout

@Suite struct ArgumentsTests {
    private func parse(_ words: String...) throws(UsageError) -> Command {
        try parseArguments(words).command
    }

    private func serveOptions(_ change: (inout ServeOptions) -> Void = { _ in }) -> Command {
        var options = ServeOptions()
        change(&options)
        return .serve(options)
    }

    @Test func noWordServesTheDefaultFile() throws {
        #expect(try parse() == serveOptions())
    }

    @Test func optionsStandInAnyOrderAndTakeTheirValueEitherWay() throws {
        let expected = serveOptions {
            $0.file = "a.json"
            $0.port = 0
            $0.printsJSON = true
        }
        #expect(try parse("a.json", "--port", "0", "--json") == expected)
        #expect(try parse("--json", "--port=0", "a.json") == expected)
        #expect(try parse("serve", "-p", "0", "--json", "--", "a.json") == expected)
    }

    @Test func thePortMayStandRightBehindItsLetter() throws {
        #expect(try parse("-p9000") == serveOptions { $0.port = 9000 })
        #expect(try parse("-p=9000") == serveOptions { $0.port = 9000 })
    }

    @Test func whatHoldsForEveryCommandStandsAnywhere() throws {
        #expect(try parseArguments(["schema", "--no-color"]) == Invocation(command: .schema, allowsColor: false))
        #expect(try parseArguments(["--no-color", "init"]).allowsColor == false)
        #expect(try parseArguments(["init"]).allowsColor)
        #expect(try parse("frames", "--help") == .help)
        #expect(try parse("check", "-V") == .version)
        // Behind a `--` there are only files.
        #expect(try parse("--", "--help") == serveOptions { $0.file = "--help" })
    }

    @Test func aFileNamedLikeACommandCanBeServed() throws {
        #expect(try parse("serve", "check") == serveOptions { $0.file = "check" })
    }

    @Test(arguments: [
        (["--prot", "80"], "There is no option --prot. Did you mean --port?"),
        (["--port"], "--port needs a value after it."),
        (["--port", "80000"], "--port is a number from 0 (any free port) to 65535; found \"80000\"."),
        (["--port", "-1"], "--port is a number from 0 (any free port) to 65535; found \"-1\"."),
        (["--json=yes"], "The value \"yes\" belongs to an option that takes none."),
        (["a.json", "b.json"], "One file can be served at a time; \"b.json\" is one too many."),
        (["frames", "a.json"], "frames needs a file and a size: roundabout frames playground.json --size 390x844"),
        (
            ["frames", "a.json", "--size", "390"],
            "A size is written WIDTHxHEIGHT in points, each from 1 to 16384, such as 390x844; found \"390\"."
        ),
        (
            ["frames", "a.json", "--size", "nanx1"],
            "A size is written WIDTHxHEIGHT in points, each from 1 to 16384, such as 390x844; found \"nanx1\"."
        ),
        (
            ["frames", "a.json", "--size", "1x1", "--scale", "nan"],
            "--scale is from 0.25 to 8, or 0 for unaligned frames; found \"nan\"."
        ),
        (["check"], "check needs a file: roundabout check playground.json"),
    ])
    func mistakesAreSentences(words: [String], sentence: String) {
        #expect(throws: UsageError(message: sentence)) { try parseArguments(words) }
    }

    @Test func checkTakesSeveralSizes() throws {
        var options = CheckOptions()
        options.files = ["a.json"]
        options.sizes = [Size(width: 320, height: 568), Size(width: 390, height: 844)]
        #expect(try parse("check", "a.json", "--size", "320x568", "--size", "390x844") == .check(options))
        #expect(try parse("check", "--size", "320x568", "390x844", "a.json") == .check(options))
        #expect(try parse("check", "--size", "320x568,390x844", "a.json") == .check(options))
    }

    @Test func everyDeviceIsTriedBothWays() {
        #expect(Devices.allSizes.contains(Size(width: 844, height: 390)))
        #expect(Devices.allSizes.count == 2 * Devices.portraitSizes.count)
    }
}
