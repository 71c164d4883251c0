import JSONText
import TestSupport

@testable import Formula

/// A file of `Tests/Fixtures/formulas`: formulas, and what each comes to for each of a few items by the reckoning of
/// `Tests/FormulaOracle/generate.py`.
struct FormulaFixture: CustomStringConvertible {
    struct Case: CustomStringConvertible {
        var text: String
        var lets: [LetDefinition]
        var outcomes: [Outcome]

        var description: String { text }
    }

    /// What a formula comes to for one item.
    enum Outcome: Equatable {
        case double(Double)
        case int(Int64)
        case bool(Bool)
        case word(String)
        /// `place` is the operation as it is spelled, without spaces and parentheses; `let` for what is inside one.
        case fault(code: String, place: String)
    }

    var name: String
    var isApproximate: Bool
    /// The values of the names, for each item.
    var items: [[String: Outcome]]
    var cases: [Case]

    var description: String { name }

    static let names = ["arithmetic", "functions", "wide", "lets", "libm"]

    init(_ name: String) throws {
        let root = try Fixtures.json("formulas/\(name).json")
        self.name = name
        isApproximate = root["isApproximate"]?.asBool ?? false
        items = (root["items"]?.asArray ?? []).map { item in
            Dictionary(
                (item.asObject ?? []).map { ($0.key, Outcome($0.node.asString ?? "")) }, uniquingKeysWith: { $1 })
        }
        cases = (root["cases"]?.asArray ?? []).map { entry in
            Case(
                text: entry["text"]?.asString ?? "",
                lets: (entry["let"]?.asObject ?? []).map {
                    LetDefinition(name: $0.key, content: .formula($0.node.asString ?? ""))
                },
                outcomes: (entry["values"]?.asArray ?? []).map { Outcome($0.asString ?? "") })
        }
    }
}

extension FormulaFixture.Outcome {
    /// Reads `d 2.5`, `i 3`, `b true`, `w citrus`, `f overflow item*item`.
    init(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
        let payload = parts.count > 1 ? parts[1] : ""
        switch parts.first {
        case "d": self = .double(Double(payload) ?? .signalingNaN)
        case "i": self = .int(Int64(payload) ?? .min)
        case "b": self = .bool(payload == "true")
        case "w": self = .word(payload)
        default: self = .fault(code: "formula." + payload, place: parts.count > 2 ? parts[2] : "")
        }
    }
}
