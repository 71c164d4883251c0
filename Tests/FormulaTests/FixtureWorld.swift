@testable import Formula

/// A fixture's names, and its items as the columns that a run is given, over and over up to a number of items.
final class FixtureWorld {
    private static let kinds: [(String, FormulaKind, FormulaReach)] = [
        ("item", .int, .item), ("count", .int, .section), ("bounds.width", .double, .viewport),
        ("data.ratio", .double, .item), ("data.span", .whole, .item), ("isLandscape", .bool, .viewport),
        ("data.mine", .bool, .item), ("section.id", .word, .section), ("data.kind", .word, .item),
    ]

    var scope = FormulaScope()
    private(set) var inputs = FormulaInputs(slotCount: kinds.count)
    private var release: [() -> Void] = []

    init(_ fixture: FormulaFixture, count: Int) {
        scope.words = WordTable(["citrus", "berries", "regular", "compact"])
        for (slot, (name, kind, reach)) in Self.kinds.enumerated() {
            scope.add(FormulaName(name: name, kind: kind, reach: reach, slot: slot))
            let column = (0..<max(count, 1)).compactMap { fixture.items[$0 % fixture.items.count][name] }
            if reach == .item {
                inputs[slot] = input(column)
            } else {
                inputs[slot] = .scalar(value(column[0]))
            }
        }
    }

    deinit {
        for body in release { body() }
    }

    private func input(_ column: [FormulaFixture.Outcome]) -> FormulaInput {
        switch column[0] {
        case .double:
            return .doubles(keep(column.map { if case .double(let x) = $0 { x } else { .nan } }))
        case .int:
            return .ints(keep(column.map { if case .int(let x) = $0 { x } else { 0 } }))
        case .bool:
            return .bools(keep(column.map { $0 == .bool(true) }))
        default:
            return .words(keep(column.map { if case .word(let x) = $0 { scope.words.number(of: x) ?? 0 } else { 0 } }))
        }
    }

    private func keep<Value>(_ column: [Value]) -> UnsafePointer<Value> {
        let pointer = UnsafeMutablePointer<Value>.allocate(capacity: column.count)
        pointer.initialize(from: column, count: column.count)
        release.append { pointer.deallocate() }
        return UnsafePointer(pointer)
    }

    private func value(_ outcome: FormulaFixture.Outcome) -> FormulaValue {
        switch outcome {
        case .double(let x): .double(x)
        case .int(let x): .int(x)
        case .bool(let x): .bool(x)
        case .word(let word): .word(scope.words.number(of: word) ?? 0)
        case .fault: .int(0)
        }
    }
}
