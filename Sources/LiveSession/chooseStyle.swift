import PlaygroundFile

/// The style that a page shows after the file changed.
///
/// - The value of `show` changed: every page follows it, and a pin is undone.
/// - Otherwise, exactly one style changed or was added: pages that hold no pin bring it into view.
/// - Otherwise the page keeps its style; if that is gone, it takes the file's.
func chooseStyle(
    for page: Page, from old: Playground?, to new: Playground
) -> (name: String, isPinned: Bool) {
    if let old, let show = new.showName, show != old.showName { return (show, false) }
    if let old, !page.isPinned {
        let changed = new.changedStyleNames(since: old)
        if changed.count == 1, let only = changed.first { return (only, false) }
    }
    if new.styleIndex(named: page.style) != nil { return (page.style, page.isPinned) }
    return (new.defaultStyleName, false)
}
