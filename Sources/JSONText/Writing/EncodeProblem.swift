/// Writes a problem the one way that the wire, `check --json` and scripts know it.
///
///     {"code":"key.unknown","severity":"error","line":3,"column":5,"endColumn":12,"path":"styles.grid","message":"…"}
///
/// `line`, `column` and `endColumn` are left out for what concerns the whole file, `suggestion` where there is none.
package func encode(_ problem: Problem, into writer: inout JSONWriter) {
    writer.beginObject()
    encodeMembers(of: problem, into: &writer)
    writer.endObject()
}

/// The members of a problem's object, for messages that add members of their own.
package func encodeMembers(of problem: Problem, into writer: inout JSONWriter) {
    writer.key("code")
    writer.string(problem.code)
    writer.key("severity")
    writer.string(problem.severity.name)
    if let place = problem.place {
        writer.key("line")
        writer.number(place.line)
        writer.key("column")
        writer.number(place.column)
        writer.key("endColumn")
        writer.number(place.endColumn)
    }
    writer.key("path")
    writer.string(problem.path)
    writer.key("message")
    writer.string(problem.message)
    if let suggestion = problem.suggestion {
        writer.key("suggestion")
        writer.string(suggestion)
    }
}
