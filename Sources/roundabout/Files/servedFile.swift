/// The file that is served where FILE or FOLDER is named: in a folder its `playground.json`, else its only `.json`.
///
/// A file that is not there is waited for. Throws `UsageError` where nobody can know which file is meant, or where a
/// command was meant.
func servedFile(_ path: String) throws(UsageError) -> String {
    guard isDirectory(path) else {
        if FileStamp(path: path) == nil, let near = nearestCommand(to: path) {
            throw UsageError(
                message: "There is no file \(path) and no such command. Did you mean roundabout \(near)? "
                    + "(./\(path) waits for a file of that name.)")
        }
        return path
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let names = visibleNames(in: path).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
    let name = ServeOptions().file
    if names.isEmpty || names.contains(name) { return folder + name }
    guard names.count == 1, let only = names.first else {
        let found = names.prefix(5).joined(separator: ", ")
        throw UsageError(
            message: "\(path) has no \(name) but \(found)\(names.count > 5 ? ", …" : ""); name the one to serve.")
    }
    return folder + only
}
