import PlaygroundFile

/// `roundabout init`: a commented starter and its schema beside it. Writes nothing that is there already, unless forced.
func runInit(file: String, overwrites: Bool, output: Output) -> ExitCode {
    var file = file
    if isDirectory(file) { file += (file.hasSuffix("/") ? "" : "/") + ServeOptions().file }
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    // The starter's "$schema" names it so.
    let schemaFile = (slash.map { String(file[...$0]) } ?? "") + "playground.schema.json"
    do {
        try write(file, schemaFile, overwrites: overwrites)
    } catch {
        output.errorLine("roundabout: \(shown(error.message))")
        return .failure
    }
    output.line("Wrote \(shown(file)) and \(shown(schemaFile)). Now: roundabout \(shown(file))")
    return .fine
}

/// Both or, where something is in the way, neither.
private func write(_ file: String, _ schemaFile: String, overwrites: Bool) throws(WriteFailure) {
    let schema = jsonSchema()
    if !overwrites {
        if FileStamp(path: file) != nil { throw alreadyThere(file) }
        // One like ours was written by an earlier init, for another file of the same folder.
        if FileStamp(path: schemaFile) != nil, readFile(schemaFile, limit: 1 << 22).reading != .text(schema) {
            throw alreadyThere(schemaFile)
        }
    }
    try writeNewFile(file, starterFile(), overwrites: overwrites)
    try writeNewFile(schemaFile, schema, overwrites: true)
}
