import Testing
import TextSizing

@testable import LiveSession

@Suite struct EngineTests {
    @Test func aNameIsOneEngine() {
        var table = EngineTable()
        let first = table.engine(named: "a")
        #expect(table.engine(named: "a").texts === first.texts)
        #expect(table.engine(named: "a").id == first.id)
        #expect(table.engine(named: "b").id != first.id)
        #expect(first.id > 0)
    }

    @Test func theOneUsedLongestAgoGoes() {
        var table = EngineTable()
        let first = table.engine(named: "0").texts
        let second = table.engine(named: "1").texts
        for number in 2..<EngineTable.limit { _ = table.engine(named: "\(number)") }
        #expect(table.engine(named: "0").texts === first)
        _ = table.engine(named: "one more")
        #expect(table.count == EngineTable.limit)
        #expect(table.engine(named: "0").texts === first)
        #expect(table.engine(named: "1").texts !== second)
        #expect(table.count == EngineTable.limit)
    }
}
