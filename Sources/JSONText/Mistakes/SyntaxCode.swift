/// The stable names of what can be wrong with a text: a problem's code is `syntax.` and one of these.
package enum SyntaxCode: String, CaseIterable, Sendable {
    // Before it is read as JSON at all.
    case tooLong, encoding, invalidUTF8, nul, empty

    // Where the text and its brackets end.
    case afterEnd, tooDeep, unclosedObject, unclosedArray, mismatchedBracket, truncated

    // Between values.
    case missingComma, extraComma, trailingComma, semicolon, missingColon, colonInArray, missingValue
    case comment, unclosedComment
    /// A character that shows as space or not at all and is no space in JSON.
    case oddSpace
    /// A character that only looks like one of JSON's: full-width forms.
    case lookalike

    // Strings and keys.
    case curlyQuote, singleQuotes, unquotedKey, unquotedString, unclosedString, quoteInString
    case badEscape, loneSurrogate, controlCharacter

    // Numbers and words.
    case number, numberTooLarge
    /// NaN and the infinities.
    case notFinite
    /// `True`, `nil` and other spellings of JSON's three words.
    case word

    /// Anything else that makes no sense where it stands.
    case unexpected
}
