/// Something that GET and HEAD can have: bytes in memory, never a file.
package struct Asset: Equatable {
    package let bytes: [UInt8]
    /// As it stands in the `Content-Type` line: `text/javascript; charset=utf-8`.
    package let contentType: String
    /// A strong entity tag with its quotes, made from the content: `"5d41402abc4b2a76"`.
    package let entityTag: String

    package init(bytes: [UInt8], contentType: String, entityTag: String) {
        self.bytes = bytes
        self.contentType = contentType
        self.entityTag = entityTag
    }
}
