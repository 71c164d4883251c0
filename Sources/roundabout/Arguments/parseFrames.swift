/// The words after `frames`.
func parseFrames(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = FramesOptions()
    var hasSize = false
    while let word = try reader.next() {
        switch word {
        case .option("--size"):
            options.size = try size(from: reader.value(of: "--size"))
            hasSize = true
        case .option("--style"): options.style = try reader.value(of: "--style")
        case .option("--scale"): options.scale = try scale(from: reader.value(of: "--scale"))
        case .option("--offset"): options.offset = try offset(from: reader.value(of: "--offset"))
        case .option("--format"):
            let value = try reader.value(of: "--format")
            guard let format = FramesOptions.Format(rawValue: value) else {
                throw UsageError(message: "--format is json, csv or svg; found \"\(value)\".")
            }
            options.format = format
        case .option(let name): throw optionError(name, of: .frames)
        case .operand(let name):
            if !options.file.isEmpty {
                throw UsageError(message: "frames lays out one file; \"\(name)\" is one too many.")
            }
            options.file = try checkedFile(name)
        }
    }
    if options.file.isEmpty || !hasSize {
        throw UsageError(message: "frames needs a file and a size: roundabout frames playground.json --size 390x844")
    }
    return .frames(options)
}
