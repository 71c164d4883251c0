import Formula

/// All that decides which names a formula knows, but for the file's own.
struct Surroundings: Hashable {
    var row: ScopeRow
    /// Nil in texts, which belong to no style.
    var layout: LayoutKind?
    /// In a height: how often the width beside it changes, which the height knows as `width`.
    var across: FormulaReach?
    /// `across` is the height: a horizontal grid's cells are as long as their widths say.
    var isAcrossHeight = false
    /// Within an item's own `size`, which cannot name itself.
    var isOwnSize = false
    /// Item after item is laid out, so that each knows the one before as `previous`.
    var knowsPrevious = false
    /// … but not where that one is.
    var hidesPreviousFrame = false
    /// The layout's own spacings are not known, because they change from item to item themselves.
    var hidesSpacings = false
    /// In the frames of a custom group: `item`, `count` and `available` are of the group.
    var isCustomGroup = false
    /// The number of the environment of `let`s, filled in by the compiler.
    var environment = 0
    /// Where everything is known: for what nothing uses.
    var isWidest = false

    init(_ row: ScopeRow, _ layout: LayoutKind? = nil) {
        self.row = row
        self.layout = layout
    }

    static let widest: Surroundings = {
        var widest = Surroundings(.effect)
        widest.isWidest = true
        return widest
    }()

    /// The names known here, and where those are known that are not.
    func scope(_ names: FileNames, _ environment: LetEnvironment) -> FormulaScope {
        var scope = FormulaScope()
        scope.words = names.words
        for definition in environment.definitions.values { scope.add(definition) }
        for entry in BuiltInNames.entries {
            if knows(entry) {
                scope.add(
                    FormulaName(name: entry.name, kind: entry.kind, reach: entry.reach, slot: entry.slot.rawValue))
            } else {
                note(entry.name, entry.place, in: &scope)
            }
        }
        addSpacings(to: &scope)
        addData(names, to: &scope)
        if let across {
            let (name, slot) = isAcrossHeight ? ("height", Slot.height) : ("width", Slot.width)
            scope.add(FormulaName(name: name, kind: .double, reach: across, slot: slot.rawValue))
            scope.elsewhere[name] = nil
        }
        return scope
    }

    private typealias Slot = BuiltInNames.Slot

    private func knows(_ entry: BuiltInNames.Entry) -> Bool {
        switch row {
        case .headerText: entry.texts == .all
        case .itemText: entry.texts != .none
        default:
            (entry.row <= row || isCustomGroup && entry.slot == .item) && (isWidest || knowsHere(entry.slot))
        }
    }

    /// Whether a name of the row, or of one before it, is known in this very place.
    private func knowsHere(_ slot: Slot) -> Bool {
        switch slot {
        case .sizeWidth, .sizeHeight: !isOwnSize
        case .textWidth: row == .size
        case .textHeight: row == .size && across != nil && !isAcrossHeight
        case .previousMaxX, .previousMaxY: knowsPrevious && !hidesPreviousFrame
        default: true
        }
    }

    private func addSpacings(to scope: inout FormulaScope) {
        for other in LayoutKind.allCases {
            for (name, slot) in BuiltInNames.spacings(of: other) {
                if row >= .size, other == layout && !hidesSpacings || isWidest {
                    scope.add(FormulaName(name: name, kind: .double, reach: .section, slot: slot.rawValue))
                } else {
                    note(name, "in sizes of \(other.name) styles", in: &scope)
                }
            }
        }
    }

    private func addData(_ names: FileNames, to scope: inout FormulaScope) {
        for (place, datum) in names.itemData.names.enumerated() {
            let previous = "previous.data.\(datum.name)"
            if knowsPrevious || isWidest {
                scope.add(
                    FormulaName(name: previous, kind: datum.kind, reach: .item, slot: names.previousSlot(place)))
            } else {
                note(previous, BuiltInNames.Entry.previousPlace, in: &scope)
            }
            let name = "data.\(datum.name)"
            if row == .itemText || row >= .size {
                scope.add(FormulaName(name: name, kind: datum.kind, reach: .item, slot: datum.slot))
            } else {
                note(name, ScopeRow.size.phrase, in: &scope)
            }
        }
        for datum in names.sectionData.names {
            let name = "section.data.\(datum.name)"
            if row != .viewport {
                scope.add(FormulaName(name: name, kind: datum.kind, reach: .section, slot: datum.slot))
            } else {
                note(name, ScopeRow.inset.phrase, in: &scope)
            }
        }
    }

    private func note(_ name: String, _ place: String, in scope: inout FormulaScope) {
        scope.elsewhere[name] = place
    }
}
