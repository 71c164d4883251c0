import Formula

/// Why an option is not taken: not there yet, another command's, misspelled, or unknown.
func optionError(_ name: String, of command: Subcommand) -> UsageError {
    if let sentence = notThereYet[name] { return UsageError(message: sentence) }
    let known = command.optionNames + Subcommand.commonOptionNames
    if let other = Subcommand.allCases.first(where: { $0.optionNames.contains(name) }) {
        return UsageError(message: "\(name) is an option of \(other.rawValue), not of \(command.rawValue).")
    }
    // A single dash and a single letter have no neighbours worth naming.
    if name.utf8.count > 2, let near = nearestName(to: name, among: known.filter { $0.utf8.starts(with: "--".utf8) }) {
        return UsageError(message: "There is no option \(name). Did you mean \(near)?")
    }
    return UsageError(message: "There is no option \(name). roundabout --help lists them.")
}

/// Options that are promised and not kept yet, each with what can be done meanwhile.
private let notThereYet = [
    "--lan":
        "--lan is not there yet: this version listens on this machine alone, because nothing would keep strangers out. "
        + "An SSH tunnel to its port brings the page to another machine.",
    "--qr":
        "--qr is not there yet: it would show an address for other devices, and this version listens on this machine "
        + "alone.",
]
