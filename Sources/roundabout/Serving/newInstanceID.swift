/// 64 random bits in hexadecimal: tells a page whether it meets the same server again.
func newInstanceID() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = String(generator.next(), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
