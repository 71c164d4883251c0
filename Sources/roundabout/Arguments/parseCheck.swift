/// The words after `check`.
func parseCheck(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = CheckOptions()
    var isAfterSize = false
    while let word = try reader.next() {
        if case .option = word { isAfterSize = false }
        switch word {
        case .option("--size"):
            for part in try reader.value(of: "--size").split(separator: ",", omittingEmptySubsequences: false) {
                options.sizes.append(try size(from: String(part)))
            }
            isAfterSize = true
        case .option("--devices"):
            let value = try reader.value(of: "--devices")
            guard value == "all" else {
                throw UsageError(message: "--devices takes \"all\"; found \"\(value)\".")
            }
            options.sizes += Devices.allSizes
        case .option("--strict"): options.failsOnWarnings = true
        case .option("--json"): options.printsJSON = true
        case .option(let name): throw optionError(name, of: .check)
        case .operand(let name):
            // `--size 320x568 390x844 a.json`: what follows a size and is one belongs to the sizes.
            if isAfterSize, let more = try? size(from: name) {
                options.sizes.append(more)
            } else {
                isAfterSize = false
                options.files.append(try checkedFile(name))
            }
        }
    }
    if options.files.isEmpty { throw UsageError(message: "check needs a file: roundabout check playground.json") }
    return .check(options)
}
