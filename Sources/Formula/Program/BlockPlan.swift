/// How a program's per-item part is evaluated by blocks: registers of `blockSize` lanes each, and the steps between them.
///
/// Registers 0, 1, … hold what names give and what is the same for the whole run; behind them come those for values in
/// between, which take turns. The last register is the result's.
struct BlockPlan: Sendable {
    /// Items at a time: eight registers of as many Doubles fill half of a small first-level cache.
    static let blockSize = 256

    struct Load: Sendable {
        var name: Int
        /// An Int that only serves as a Double is read as one.
        var isWidened: Bool
    }

    struct Step: Sendable {
        var operation: Operation
        /// Whether operand `b` is the same for the whole run.
        var isUniform = false
        var result: Int32
        var a: Int32
        var b: Int32
        var c: Int32
    }

    /// Register *n* holds the *n*th of these.
    private(set) var loads: [Load] = []
    /// Instructions of the hoisted part; register `loads.count` + *n* holds the *n*th in all its lanes.
    private(set) var broadcasts: [Int32] = []
    private(set) var steps: [Step] = []
    private(set) var registerCount = 0

    init() {}

    /// - Parameters:
    ///   - instructions: a program's; the last one is the result.
    ///   - hoistedCount: so many of them are the same for the whole run.
    init(_ instructions: [Instruction], hoistedCount: Int) {
        guard hoistedCount < instructions.count else { return }
        var planner = Planner(instructions, hoistedCount)
        planner.plan()
        loads = planner.loads
        broadcasts = planner.broadcasts
        steps = planner.steps
        registerCount = planner.registerCount
    }
}
