/// How a program's per-item part is evaluated by blocks: registers of `blockSize` lanes each, and the steps between them.
///
/// The first registers hold what comes from names and what is the same for the whole run; behind them come those for values
/// in between, which take turns. The last register is the result's.
struct BlockPlan: Sendable {
    /// Items at a time: eight registers of as many Doubles fill half of a small first-level cache.
    static let blockSize = 256

    /// A value that comes from a name without a step.
    struct Source: Sendable {
        var name: Int
        /// The instruction, the same for the whole run, that the name's Int is divided by to leave this value; −1 for none.
        /// `item % 4` is in so many formulas that it is worth a way of its own.
        var modulus: Int32
        /// An Int that only serves as a Double is read as one.
        var isWidened: Bool
        var register: Int32
    }

    /// An instruction of the hoisted part, whose value is in all lanes of a register.
    struct Broadcast: Sendable {
        var instruction: Int32
        var register: Int32
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

    private(set) var sources: [Source] = []
    private(set) var broadcasts: [Broadcast] = []
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
        sources = planner.sources
        broadcasts = planner.broadcasts
        steps = planner.steps
        registerCount = planner.registerCount
    }
}
