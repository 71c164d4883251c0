/// One step of a program. It writes the value that has its own index; operands are indices of earlier ones.
struct Instruction: Hashable, Sendable {
    var operation: Operation
    /// Operands; −1 where there is none. Of a `load`, `a` is the index of the name.
    var a: Int32 = -1
    var b: Int32 = -1
    var c: Int32 = -1
    /// Of a `constant`: an Int, a Double's bit pattern, 0 or −1 for a Bool, a word's number.
    var bits: UInt64 = 0
}
