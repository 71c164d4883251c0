/// A layout at one size of the collection view: where everything is. Nothing in it changes once it is made.
///
///     let layout = Layout.flow(…).prepared(for: Size(width: 390, height: 844), adjustedContentInset: .zero)
///     layout.contentSize                                     // as far as it scrolls
///     layout.frame(at: IndexPath(section: 0, item: 3))       // one cell
///     layout.forEachElement(in: visible) { … }               // what is to be drawn, in index-path order
///
/// Frames are in content coordinates, points, before pixel alignment. Cells that follow a rule are calculated when asked for
/// and hold no memory; the others lie side by side. Not `Sendable`: used on the thread that made it.
package final class PreparedLayout {
    package private(set) var contentSize: Size
    /// What the layout has to say about itself, at most 64 entries.
    package let diagnostics: [LayoutDiagnostic]

    /// What is laid over the frames as a whole.
    private(set) var options = LayoutOptions.none
    /// How far beyond its section anything that the options add may reach.
    private(set) var overhang = 0.0

    let isTransposed: Bool
    /// How far the layout itself makes the content reach, in its own axes.
    let placedSize: Size
    /// The collection view's, in the layout's own axes.
    let bounds: Size
    /// The adjusted one, in the layout's own axes.
    let contentInset: EdgeInsets
    let supplementaryWidth: Double
    let sections: UnsafeBufferPointer<PreparedSection>
    let reach: ReachIndex
    private(set) var traits: LayoutTraits
    let invalidItems: InvalidItems
    /// Holds all that the pointers above and within the sections point to.
    let memory: LayoutMemory

    /// - Parameters: sizes and insets in the layout's own axes.
    init(
        isTransposed: Bool, bounds: Size, contentInset: EdgeInsets, contentSize: Size, supplementaryWidth: Double,
        sections: UnsafeBufferPointer<PreparedSection>, reach: ReachIndex, traits: LayoutTraits,
        invalidItems: InvalidItems, diagnostics: [LayoutDiagnostic], memory: LayoutMemory
    ) {
        self.isTransposed = isTransposed
        self.bounds = bounds
        self.contentInset = contentInset
        placedSize = contentSize
        self.contentSize = isTransposed ? contentSize.transposed : contentSize
        self.supplementaryWidth = supplementaryWidth
        self.sections = sections
        self.reach = reach
        self.traits = traits
        self.invalidItems = invalidItems
        self.diagnostics = diagnostics
        self.memory = memory
    }

    /// Takes up the effects of a style, before anyone has seen the layout.
    func adopt(_ effects: ItemEffects?) {
        traits.effects = effects
        if effects?.tilts == true, traits.perspective == 0 { traits.perspective = ItemEffects.perspective }
    }

    /// Lays what holds for the layout as a whole over it: once, before anyone else has it.
    func apply(_ options: LayoutOptions) {
        self.options = options
        overhang = options.backgroundOverhang
        // What begins at the right and does not fill the view stands at the right of it, and scrolls as little as any other.
        if options.isRightToLeft {
            let seen =
                isTransposed
                ? bounds.height - contentInset.top - contentInset.bottom
                : bounds.width - contentInset.left - contentInset.right
            contentSize.width = max(contentSize.width, seen)
        }
    }

    package var scrollDirection: ScrollDirection { isTransposed ? .horizontal : .vertical }

    /// Whether the picture is mirrored, because it is read from right to left: a horizontal layout then begins at its right.
    package var isFlipped: Bool { options.isRightToLeft }

    package var sectionCount: Int { sections.count }

    /// - Precondition: there is such a section.
    package func itemCount(inSection section: Int) -> Int {
        sections[section].itemCount
    }

    /// All items of all sections. O(sections).
    package var itemCount: Int {
        sections.reduce(0) { $0 + $1.itemCount }
    }

    /// All cells, headers, footers and decorations. O(sections).
    package var elementCount: Int {
        sections.indices.reduce(0) { count, index in
            let section = sections[index]
            var others = backgroundPlace(ofSection: index) == nil ? 0 : 1
            forEachSupplementary(ofSection: index) { _ in others += 1 }
            return count + section.itemCount + (section.parts?.pointee.badges?.count ?? 0) + others
        }
    }

    /// The bytes that this layout holds beyond the object itself.
    package var memoryBytes: Int { memory.totalByteCount + invalidItems.byteCount }

    package func contains(_ indexPath: IndexPath) -> Bool {
        sections.indices.contains(indexPath.section)
            && indexPath.item >= 0 && indexPath.item < sections[indexPath.section].itemCount
    }

    /// Whether the item's size made no sense: it keeps its place, is not drawn, and has a badge. O(log n), n such items.
    package func isInvalid(at indexPath: IndexPath) -> Bool {
        contains(indexPath) && (sections[indexPath.section].isInvalid || invalidItems.contains(indexPath))
    }
}

extension PreparedLayout {
    /// Whether parts of the other layout serve in this one.
    package func sharesMemory(with other: PreparedLayout) -> Bool { memory.holds(other.memory) }
}
