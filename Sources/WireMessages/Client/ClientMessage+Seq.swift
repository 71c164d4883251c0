extension ClientMessage {
    /// The number of a report that is to be answered; nil for what is not.
    package var seq: Int? {
        switch self {
        case .viewportDidChange(let seq, _, _), .scrollDidChange(let seq, _), .sectionDidScroll(let seq, _, _, _),
            .styleDidChange(let seq, _, _):
            seq
        case .hello, .itemSelected, .applied, .measured: nil
        }
    }
}
