import JSONText
import TestSupport
import Testing

@Suite struct JSONPropertyTests {
    @Test(arguments: 0..<200 as Range<UInt64>) func whatIsWrittenReadsBackTheSame(seed: UInt64) {
        var random = RandomJSON(seed: seed)
        let value = random.value()
        for indentation in [nil, 2] {
            let reading = parseJSON(SourceText(value.text(indentation: indentation)), .strict)
            #expect(reading.root.map(PlainJSON.init) == value, "\(reading.problems)")
        }
    }

    @Test func numbersReadBackBitByBit() {
        var random = RandomJSON(seed: 7)
        for _ in 0..<20_000 {
            let number = random.number()
            let text = PlainJSON.number(number).text()
            let read = parseJSON(SourceText(text), .strict).root?.asNumber
            if read?.bitPattern != number.bitPattern {
                Issue.record("\(number) reads back as \(String(describing: read))")
            }
        }
    }

    @Test func numbersAreReadAsTheStandardLibraryReadsThem() {
        // Digits, points and exponents around the limits of the quick way.
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            let digits = String(
                UInt64.random(in: 0...(.max), using: &generator) >> UInt64.random(in: 0..<64, using: &generator))
            let point = Int.random(in: 1...digits.utf8.count, using: &generator)
            let fraction = digits.dropFirst(point)
            let text =
                digits.prefix(point) + (fraction.isEmpty ? "" : "." + fraction)
                + "e\(Int.random(in: -40...40, using: &generator))"
            let read = parseJSON(SourceText(String(text)), .strict).root?.asNumber
            if read != Double(text) { Issue.record("\(text) is read as \(String(describing: read))") }
        }
    }

    /// So a text that is read whole can be taken at once: a save that is seen half-way is never valid.
    @Test(arguments: 0..<60 as Range<UInt64>) func noProperPrefixOfAnObjectIsValid(seed: UInt64) {
        var random = RandomJSON(seed: seed)
        let text = random.object().text(indentation: seed % 2 == 0 ? nil : 2)
        for length in 0..<text.count {
            let reading = parseJSON(SourceText(Array(text[..<length])), .jsonc)
            if reading.root != nil { Issue.record("the first \(length) bytes are valid") }
            expectSound(reading, of: Array(text[..<length]))
        }
    }

    /// A byte changed, dropped, doubled or put in: whatever comes of it is a value or problems with places in the text.
    @Test(arguments: 0..<120 as Range<UInt64>) func noChangedByteTraps(seed: UInt64) {
        var random = RandomJSON(seed: seed)
        let original = random.object().text(indentation: seed % 2 == 0 ? nil : 2)
        let odd = Array("\"\\'`{}[],:;=/*#.-+eE0x1nNtTfF%(“”–，\u{0}\u{7F}\n\r\t ".utf8) + [0xC3, 0xF0, 0xFF, 0x80]
        for _ in 0..<40 {
            var text = original
            for _ in 0..<Int.random(in: 1...3, using: &random.generator) {
                let index = Int.random(in: 0..<max(1, text.count), using: &random.generator)
                let byte =
                    Bool.random(using: &random.generator)
                    ? UInt8.random(in: 0...255, using: &random.generator)
                    : odd[Int.random(in: 0..<odd.count, using: &random.generator)]
                switch Int.random(in: 0..<4, using: &random.generator) {
                case 0 where !text.isEmpty: text[index] = byte
                case 1 where !text.isEmpty: text.remove(at: index)
                case 2: text.insert(byte, at: min(index, text.count))
                default: text.append(contentsOf: text[min(index, text.count)...].prefix(30))
                }
            }
            for options in [JSONOptions.jsonc, .strict] { expectSound(parseJSON(SourceText(text), options), of: text) }
        }
    }

    /// Sequences of the grammar's own tokens, right and wrong, in any order.
    @Test(arguments: 0..<100 as Range<UInt64>) func noSequenceOfTokensTraps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let tokens = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"", "'b'", "`", "“c”", "”", "1", "-", "+1", ".5", "1e999", "0x1F",
            "1_0",
            "5px", "true", "True", "NaN", "key", "a(b, c)", "//", "/*", "*/", "#", "\n", " ", "\u{A0}", "\\",
            "\"\\(x)\"",
            "\"\\u{41}\"", "\"\\ud800\"", "=", "=>", ";", "，", "：", "–1", "@", "🍎", "\u{FEFF}", "\u{0}",
        ]
        for _ in 0..<100 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<14, using: &generator) {
                text += tokens[Int.random(in: 0..<tokens.count, using: &generator)]
            }
            let bytes = Array(text.utf8)
            for options in [JSONOptions.jsonc, .strict] {
                expectSound(parseJSON(SourceText(bytes), options), of: bytes)
            }
        }
    }

    private func expectSound(_ reading: JSONReading, of text: [UInt8]) {
        let shown = String(decoding: text, as: UTF8.self)
        if (reading.root == nil) != !reading.problems.isEmpty { Issue.record("a value and problems at once: \(shown)") }
        let source = SourceText(text)
        for problem in reading.problems {
            guard let place = problem.place, place.line >= 1, place.line <= source.lineCount, place.column >= 1,
                place.endColumn >= place.column,
                place.endColumn <= source.line(place.line).unicodeScalars.count + 1
            else {
                Issue.record("\(problem) is nowhere in \(shown)")
                continue
            }
            if problem.message.isEmpty || !problem.code.hasPrefix("syntax.") { Issue.record("\(problem)") }
            _ = CodeFrame(source, place).text
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>) func placesAreThoseOfCountingScalars(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["a", "é", "🍎", "\n", "\r\n", "\r", "\t", "xyz"]
        var text = ""
        for _ in 0..<Int.random(in: 0..<60, using: &generator) {
            text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        }
        let source = SourceText(text)
        var line = 1
        var column = 1
        var offset = 0
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isLineEnd = scalar == "\n" || scalar == "\r"
            // Of a CRLF both bytes are the end of one line.
            if !isLineEnd || (index == 0 || !(scalars[index - 1] == "\r" && scalar == "\n")) {
                let place = source.place(of: offset..<offset)
                if place.line != line || place.column != column {
                    Issue.record("byte \(offset) of \(scalars) is \(place)")
                }
                if source.offset(line: line, column: column) != offset {
                    Issue.record("\(line):\(column) of \(scalars)")
                }
            }
            offset += UTF8.width(scalar)
            if scalar == "\n" || (scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")) {
                line += 1
                column = 1
            } else if scalar != "\r" {
                column += 1
            }
        }
        #expect(source.lineCount == line)
    }
}
