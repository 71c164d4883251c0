extension PreparedLayout {
    /// Whether a view that nobody has scrolled shows the far end of the scroll: what is read from the right begins there, and
    /// a chat is read from below.
    package var restsAtEnd: Bool { isAnchoredAtEnd != (isFlipped && isTransposed) }
}
