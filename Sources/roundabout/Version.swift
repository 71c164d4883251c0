/// The version of the program, as in CHANGELOG.md.
let roundaboutVersion = "0.1.0"
