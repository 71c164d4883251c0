/// Text of the file as a sentence can hold it: at most 24 scalars of its first line, made safe to show.
func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    // Counting all of a long text is not needed to know that it is long.
    let isCut = scalars.prefix(25).count == 25
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.prefix(isCut ? 23 : 24).map(shownScalar))
    return isCut ? String(view) + "…" : String(view)
}
