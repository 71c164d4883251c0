package import CollectionLayout

/// One way to lay the items out.
package struct PlaygroundStyle: Equatable {
    package let name: String
    package let layoutKind: LayoutKind
    /// Where no variant holds.
    package let scrollDirection: ScrollDirection
    /// What its button shows: `round`, `table`, `grid`, `mixed`, `flow` or `spiral`.
    package let icon: String

    /// When each variant holds, in the file's order.
    let conditions: [CompiledCondition]
    /// What was compiled when the file was read: mostly all that can come about.
    let situations: [VariantSet: Situation]
    /// The text of the style, as far as situations can come about that were not compiled.
    let written: Uncompiled
    /// Whether sizes can depend on texts, so that what pages measure matters.
    package let usesText: Bool
    let origin: Origin

    /// The style's plan and the items' own sizes as this style reads them.
    struct Situation: Equatable {
        var plan: StylePlan
        /// By section; empty if the plan asks for none.
        var ownSizes: [OwnSizes]
    }

    /// A style as written; no part of the comparison where the situations say it all.
    struct Uncompiled: Equatable {
        let style: WrittenStyle
        let isEverySituationCompiled: Bool

        static func == (a: Uncompiled, b: Uncompiled) -> Bool {
            a.isEverySituationCompiled && b.isEverySituationCompiled || a.style == b.style
        }
    }

    /// Whether UIKit's class of the layout's name cannot do this in some situation, and an app needs a subclass for it.
    package var needsSubclass: Bool { situations.values.contains { $0.plan.needsSubclass } }

    /// Whether the two say the same; whether the items changed is no matter.
    func isLike(_ other: PlaygroundStyle) -> Bool {
        layoutKind == other.layoutKind && conditions == other.conditions && written == other.written
            && situations.count == other.situations.count
            && situations.allSatisfy { other.situations[$0.key]?.plan == $0.value.plan }
    }
}
