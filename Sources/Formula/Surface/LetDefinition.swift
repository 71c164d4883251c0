/// A formula that has a name. It is resolved where it is used, the names inside it too.
package struct LetDefinition: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case formula(String)
        /// A number that stands in the file as such; `isWrittenWhole` if without point and exponent.
        case number(Double, isWrittenWhole: Bool)
        case bool(Bool)
    }

    package var name: String
    package var content: Content

    package init(name: String, content: Content) {
        self.name = name
        self.content = content
    }
}
