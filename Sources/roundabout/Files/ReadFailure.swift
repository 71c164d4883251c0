import JSONText

/// Why a file could not be read; exit code 4.
struct ReadFailure: Error, Equatable {
    var problem: Problem
}
