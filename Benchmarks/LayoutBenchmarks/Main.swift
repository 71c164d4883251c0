/// `swift run -c release LayoutBenchmarks [GROUP…]`: processor time, least of nine interleaved rounds, seeded input.
///
/// A group is one function that prints its own lines; a new one goes into the table below.
@main
struct Main {
    static let groups: [(name: String, run: @Sendable (Sink) -> Void)] = [
        ("layout", layoutLines),
        ("list", listLines),
        ("placed", placedLines),
        ("compositional", compositionalLines),
        ("relayout", relayoutLines),
        ("query", queryLines),
        ("text", textLines),
        ("file", fileLines),
        ("wire", wireLines),
        ("formula", formulaLines),
    ]

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        let sink = Sink()
        for group in groups where wanted.isEmpty || wanted.contains(group.name) { group.run(sink) }
        // Printed so that nothing before it can be left out.
        print("\nchecksum \(sink.total)")
    }
}
