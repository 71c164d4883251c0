/// What stands at the trailing end of a row, as UICellAccessory names it.
package enum ItemAccessory: String, Sendable, CaseIterable {
    case none, disclosureIndicator, checkmark, detail, toggle
}
