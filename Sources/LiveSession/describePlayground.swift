import PlaygroundFile
import WireMessages

/// What a page shows around the picture: the title, a button for each style.
func playgroundMessage(_ revision: Revision) -> PlaygroundMessage {
    let playground = revision.playground
    return PlaygroundMessage(
        revision: revision.number, title: playground.title, show: playground.showName,
        styles: playground.styles.map {
            PlaygroundMessage.Style(
                name: $0.name, layout: $0.layoutKind.name, scrollDirection: $0.scrollDirection, icon: $0.icon,
                needsSubclass: $0.needsSubclass)
        })
}

extension PlaygroundMessage {
    /// Whether a page shows the same for this as for `other`: all but the revision's number is equal.
    func shows(asIn other: PlaygroundMessage) -> Bool {
        var copy = self
        copy.revision = other.revision
        return copy == other
    }
}

extension AnimationDescription {
    init(_ animation: Animation) {
        let curve: Curve =
            switch animation.timing {
            case .curve(.linear): .linear
            case .curve(.easeIn): .easeIn
            case .curve(.easeOut): .easeOut
            case .curve(.easeInOut): .easeInOut
            case .spring(let bounce): .spring(bounce: bounce)
            }
        self.init(duration: animation.duration, curve: curve)
    }
}
