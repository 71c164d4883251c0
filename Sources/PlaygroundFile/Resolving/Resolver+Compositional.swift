import CollectionLayout
import Formula

/// The numbers of a section of a compositional layout: all that its layout depends on, but for the sizes of texts and rows.
struct CompositionalNumbers: Equatable {
    var contentInsets = EdgeInsets.zero
    var referenceInset = EdgeInsets.zero
    var supplementaryInset = EdgeInsets.zero
    var boundaryItems: [BoundaryItem] = []
    /// Nil in a list.
    var group: LayoutItem?
    var interGroupSpacing = 0.0
    var orthogonalScrolling = OrthogonalScrollingBehavior.none
    /// The effective size that groups are solved in. Along the scroll 0 where nothing is a share of it, so that numbers which
    /// mean the same are equal.
    var container = Size.zero
}

extension Resolver {
    mutating func compositional(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> CompositionalLayout {
        var sections: [CompositionalLayout.Section] = []
        for (index, section) in playground.sections.enumerated() {
            let plan = styleValues.sectionPlan(index)
            guard let own = numbers[index].compositional else { continue }
            let content: CompositionalLayout.Content
            switch plan.items {
            case .list(let list): content = .list(rows(list, section: index, styleValues))
            default:
                guard let group = own.group else { continue }
                content = .groups(
                    CompositionalLayout.Groups(
                        group: group, interGroupSpacing: own.interGroupSpacing,
                        orthogonalScrolling: own.orthogonalScrolling,
                        preferredSize: styleValues.preferredSize(of: group, section: index)))
            }
            sections.append(
                CompositionalLayout.Section(itemCount: section.itemCount, content: content, numbers: own))
        }
        let whole = self.plan.compositional
        return CompositionalLayout(
            scrollDirection: plan.scrollDirection,
            interSectionSpacing: whole.map { values.value($0.interSectionSpacing) } ?? 0,
            snapsEdges: whole?.snapsEdges ?? false, sections: sections)
    }

    /// What is about the cells of a section, and what that leaves of the room.
    mutating func edgeValues(_ section: SectionPlan, _ adjusted: EdgeInsets, of index: Int) -> SectionValues {
        var result = SectionValues()
        guard let edges = section.edges else { return result }
        var numbers = CompositionalNumbers()
        let insets = values.insets(section.sectionInset, isRightToLeft: false)
        numbers.contentInsets = insets
        var reference = edges.contentInsetsReference
        if case .list(let list) = section.items {
            // As UIKit's lists have them; shares stay shares, since nothing is added to them.
            let own = list.appearance.inset(of: index, playground.sections[index], plan.scrollDirection)
            numbers.contentInsets = insets + own
            if list.appearance == .insetGrouped, reference == .automatic { reference = .layoutMargins }
        }
        numbers.referenceInset = inset(of: reference, adjusted)
        numbers.supplementaryInset = supplementaryInset(edges.supplementaryReference, numbers, adjusted)
        let room = effectiveSize(numbers, adjusted)
        result.sectionInset = points(numbers, adjusted)
        result.effectiveInset = numbers.referenceInset + result.sectionInset
        result.available = room
        result.compositional = numbers
        return result
    }

    /// The boundary items and the groups of a section, whose formulas know what is about them.
    mutating func compositionalNumbers(
        _ section: SectionPlan, _ index: Int, _ adjusted: EdgeInsets, _ result: inout SectionValues
    ) -> CompositionalNumbers {
        var numbers = result.compositional ?? CompositionalNumbers()
        result.compositional = nil
        guard let edges = section.edges else { return numbers }
        numbers.boundaryItems = boundaryItems(edges, playground.sections[index])
        let room = effectiveSize(numbers, adjusted)
        numbers.container = room
        // Items beside the groups take room from them.
        if room != result.available {
            result.available = room
            result.set(in: &values.inputs)
        }
        guard case .compositional(let groups) = section.items else { return numbers }
        numbers.interGroupSpacing = values.value(groups.interGroupSpacing)
        numbers.orthogonalScrolling = groups.orthogonalScrolling
        numbers.group = item(groups.group, within: room)
        values.inputs.set(.count, .int(Int64(playground.sections[index].itemCount)))
        result.set(in: &values.inputs)
        if !numbers.dependsOnLength(plan.scrollDirection) {
            switch plan.scrollDirection {
            case .vertical: numbers.container.height = 0
            case .horizontal: numbers.container.width = 0
            }
        }
        return numbers
    }

    private func effectiveSize(_ numbers: CompositionalNumbers, _ adjusted: EdgeInsets) -> Size {
        let visible = visibleSize(adjusted)
        return CompositionalLayout.Section(itemCount: 0, content: .list(.constant(.none)), numbers: numbers)
            .effectiveSize(within: visible, plan.scrollDirection)
    }

    private func visibleSize(_ adjusted: EdgeInsets) -> Size {
        Size(
            width: max(0, viewport.size.width - adjusted.left - adjusted.right),
            height: max(0, viewport.size.height - adjusted.top - adjusted.bottom))
    }

    /// The content insets in points: shares are of what the reference leaves.
    private func points(_ numbers: CompositionalNumbers, _ adjusted: EdgeInsets) -> EdgeInsets {
        let visible = visibleSize(adjusted)
        let reference = numbers.referenceInset
        return numbers.contentInsets.points(
            of: Size(
                width: visible.width - reference.left - reference.right,
                height: visible.height - reference.top - reference.bottom))
    }

    /// What a reference keeps free beyond the adjusted content inset, across the scroll.
    private func inset(of reference: ContentInsetsReference, _ adjusted: EdgeInsets) -> EdgeInsets {
        func inset(_ reference: SectionInsetReference) -> EdgeInsets {
            effectiveSectionInset(
                .zero, reference, plan.scrollDirection, adjusted: adjusted, viewport, isRightToLeft: isRightToLeft)
        }
        switch reference {
        case .none: return .zero
        case .safeArea: return inset(.safeArea)
        case .layoutMargins: return inset(.layoutMargins)
        case .automatic:
            let ofStyle = plan.compositional?.contentInsetsReference ?? .automatic
            // UIKit's configuration refers to the safe area unless it is told otherwise.
            return ofStyle == .automatic ? inset(.safeArea) : self.inset(of: ofStyle, adjusted)
        }
    }

    /// What boundary items keep free. UNSURE whether a reference of their own leaves the content insets out, as here.
    private func supplementaryInset(
        _ reference: ContentInsetsReference, _ numbers: CompositionalNumbers, _ adjusted: EdgeInsets
    ) -> EdgeInsets {
        var inset =
            reference == .automatic
            ? numbers.referenceInset + points(numbers, adjusted) : self.inset(of: reference, adjusted)
        switch plan.scrollDirection {
        case .vertical: (inset.top, inset.bottom) = (0, 0)
        case .horizontal: (inset.left, inset.right) = (0, 0)
        }
        return inset
    }
}

extension CompositionalNumbers {
    /// Whether anything is a share of the room along the scroll.
    fileprivate func dependsOnLength(_ direction: ScrollDirection) -> Bool {
        func isShare(_ dimension: LayoutDimension) -> Bool {
            switch (dimension, direction) {
            case (.fractionalHeight, .vertical), (.fractionalWidth, .horizontal): true
            default: false
            }
        }
        let insets =
            direction == .vertical
            ? [contentInsets.top, contentInsets.bottom] : [contentInsets.left, contentInsets.right]
        let sizes = boundaryItems.map { $0.size } + (group.map { [$0.size] } ?? [])
        return insets.contains { $0 > 0 && $0 < 1 } || sizes.contains { isShare($0.width) || isShare($0.height) }
    }
}

extension CompositionalLayout.Section {
    fileprivate init(itemCount: Int, content: CompositionalLayout.Content, numbers: CompositionalNumbers) {
        self.init(
            itemCount: itemCount, content: content, contentInsets: numbers.contentInsets,
            referenceInset: numbers.referenceInset, supplementaryInset: numbers.supplementaryInset,
            boundaryItems: numbers.boundaryItems)
    }
}

extension ListLayout.Row {
    /// For a section of which only the edges matter.
    fileprivate static let none = ListLayout.Row(size: .zero)
}
