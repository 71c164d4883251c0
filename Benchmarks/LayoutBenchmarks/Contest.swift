/// Several ways to the same result, measured in turns in the same run: what one round disturbs, it disturbs for all.
struct Contest {
    struct Contender {
        var name: String
        var work: () -> Void
    }

    /// How often all take their turn; the least time of each counts.
    static let rounds = 9
    /// Short work is repeated until a turn takes about so long, nanoseconds.
    static let turn = 3e6

    var title: String
    /// What one call of `work` does so many of; times are per one.
    var count: Int
    var contenders: [Contender] = []

    init(_ title: String, count: Int) {
        self.title = title
        self.count = count
    }

    mutating func add(_ name: String, _ work: @escaping () -> Void) {
        contenders.append(Contender(name: name, work: work))
    }

    /// Measures and prints: each contender's time, and how many times that of the first it is.
    func run() {
        let repeats = contenders.map { Self.repeats(of: $0.work) }
        var best = Array(repeating: Double.infinity, count: contenders.count)
        for _ in 0..<Self.rounds {
            for (index, contender) in contenders.enumerated() {
                let start = processorNanoseconds()
                for _ in 0..<repeats[index] { contender.work() }
                let time = (processorNanoseconds() - start) / Double(repeats[index]) / Double(count)
                best[index] = min(best[index], time)
            }
        }
        for (index, contender) in contenders.enumerated() {
            print(row(index == 0 ? title : "", contender.name, best[index], index == 0 ? nil : best[index] / best[0]))
        }
    }

    /// Warms up and counts how often the work goes into a turn.
    private static func repeats(of work: () -> Void) -> Int {
        work()
        let start = processorNanoseconds()
        work()
        let once = max(1, processorNanoseconds() - start)
        return max(1, Int(min(turn / once, 1e6)))
    }

    private func row(_ title: String, _ name: String, _ time: Double, _ ratio: Double?) -> String {
        let figures = "\(rounded(time, 2)) ns".padded(to: 14, before: true)
        let times = ratio.map { $0 < 0.01 ? "1/\(grouped(Int((1 / $0).rounded())))" : "\(rounded($0, 2)) ×" } ?? "1"
        return "\(title.padded(to: 34))\(name.padded(to: 46))\(figures)\(times.padded(to: 12, before: true))"
    }
}

/// A number with so many decimals: `rounded(3.14159, 2)` is `3.14`.
func rounded(_ value: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let whole = Int(min(value * scale, 1e15).rounded())
    let digits = String(whole).padded(to: decimals + 1, with: "0", before: true)
    return "\(digits.dropLast(decimals)).\(digits.suffix(decimals))"
}

extension String {
    func padded(to width: Int, with filler: Character = " ", before: Bool = false) -> String {
        let padding = String(repeating: filler, count: max(0, width - count))
        return before ? padding + self : self + padding
    }
}

/// 30, 1,000, 100,000.
func grouped(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count > 3, let head = Int(digits.dropLast(3)) else { return digits }
    return "\(grouped(head)),\(digits.suffix(3))"
}

func heading(_ title: String) {
    print("\n\(title)")
}
