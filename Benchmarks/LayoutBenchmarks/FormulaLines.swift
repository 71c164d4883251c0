import Formula

/// Time an item of formulas that name the item, against the same expressions written in Swift.
func formulaLines(_ sink: Sink) {
    heading("Formulas, ns an item (times the same written in Swift; less is better)")
    for count in [1_000, 100_000] {
        let columns = FormulaColumns(count: count)
        let side = ((columns.width - 16) / 3).nextDown
        line("40 + 12.5 * item", columns, sink) { values in
            for i in values.indices { values[i] = 40 + 12.5 * Double(i) }
        }
        line("item % 4 == 0 ? available.width : side", columns, sink) { [width = columns.width] values in
            for i in values.indices { values[i] = i % 4 == 0 ? width : side }
        }
        line("100 + item % 7 * 12", columns, sink) { values in
            for i in values.indices { values[i] = Double(100 + i % 7 * 12) }
        }
        line("80 + 120 * random(item)", columns, sink) { values in
            for i in values.indices { values[i] = 80 + 120 * plainRandom(Double(i)) }
        }
        line("available.width / data.ratio", columns, sink) { [width = columns.width, ratios = columns.ratios] values in
            for i in values.indices { values[i] = width / ratios[i] }
        }
        line("item % 2 == 0 && data.span > 1 ? side * 2 + 8 : side", columns, sink) { [spans = columns.spans] values in
            for i in values.indices { values[i] = i % 2 == 0 && spans[i] > 1 ? side * 2 + 8 : side }
        }
    }
}

private func line(
    _ text: String, _ columns: FormulaColumns, _ sink: Sink,
    _ plain: @escaping (UnsafeMutableBufferPointer<Double>) -> Void
) {
    let formula: CompiledFormula
    do {
        formula = try compileFormula(text, in: columns.scope, expecting: .double)
    } catch {
        preconditionFailure("'\(text)': \(error.message)")
    }
    let scratch = FormulaScratch()
    let values = columns.values
    print("  \(text), \(grouped(values.count))")
    var contest = Contest("", count: values.count)
    contest.add("written in Swift") {
        plain(values)
        sink.keep(values[values.count - 1])
    }
    contest.add("formula") {
        _ = formula.evaluate(columns.inputs, count: values.count, into: values, using: scratch)
        sink.keep(values[values.count - 1])
    }
    contest.run()
}

/// What the formulas name, and a place for what they give.
private final class FormulaColumns {
    let width = 358.0
    let spans: UnsafeMutableBufferPointer<Int64>
    let ratios: UnsafeMutableBufferPointer<Double>
    let values: UnsafeMutableBufferPointer<Double>
    private(set) var scope = FormulaScope()
    private(set) var inputs = FormulaInputs(slotCount: 4)

    init(count: Int) {
        spans = .allocate(capacity: count)
        ratios = .allocate(capacity: count)
        values = .allocate(capacity: count)
        for i in 0..<count {
            spans.initializeElement(at: i, to: Int64(1 + i % 3))
            ratios.initializeElement(at: i, to: 0.5 + 0.25 * Double(i % 7))
            values.initializeElement(at: i, to: 0)
        }
        scope.add(FormulaName(name: "item", kind: .int, reach: .item, slot: 0))
        scope.add(FormulaName(name: "available.width", kind: .double, reach: .section, slot: 1))
        scope.add(FormulaName(name: "data.span", kind: .whole, reach: .item, slot: 2))
        scope.add(FormulaName(name: "data.ratio", kind: .double, reach: .item, slot: 3))
        scope.add(LetDefinition(name: "side", content: .formula("((available.width - 16) / 3).nextDown")))
        inputs[0] = .iota(0)
        inputs[1] = .scalar(.double(width))
        if let base = spans.baseAddress { inputs[2] = .ints(base) }
        if let base = ratios.baseAddress { inputs[3] = .doubles(base) }
    }

    deinit {
        spans.deallocate()
        ratios.deallocate()
        values.deallocate()
    }
}

/// SplitMix64's finaliser over the bits of `n`.
@inline(__always)
private func plainRandom(_ n: Double) -> Double {
    var bits = (n + 0.0).bitPattern
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
}
