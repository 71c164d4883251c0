/// What a text is for, in the words of UIFont.TextStyle: sets its size, its weight and the height of its lines.
package enum TextStyle: UInt8, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3
    case headline, body, callout, subheadline
    case footnote, caption1, caption2

    package var name: String {
        switch self {
        case .largeTitle: "largeTitle"
        case .title1: "title1"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .body: "body"
        case .callout: "callout"
        case .subheadline: "subheadline"
        case .footnote: "footnote"
        case .caption1: "caption1"
        case .caption2: "caption2"
        }
    }

    package init?(name: String) {
        guard let style = TextStyle.allCases.first(where: { $0.name == name }) else { return nil }
        self = style
    }
}
