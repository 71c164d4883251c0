/// A command line that cannot be understood; said in one sentence, exit code 2.
struct UsageError: Error, Equatable {
    var message: String
}
