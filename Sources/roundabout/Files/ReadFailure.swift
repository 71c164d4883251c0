/// Why a file could not be read, as one sentence; exit code 4.
struct ReadFailure: Error, Equatable {
    var message: String
}
