/// What a file is, by the end of its name: the only kinds that are served.
enum ContentType {
    /// The kinds that a page is made of.
    static func ofPageFile(_ name: String) -> String? {
        switch ending(of: name) {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "json", "webmanifest": "application/json; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        case "wasm": "application/wasm"
        default: ofPicture(name)
        }
    }

    /// The kinds of picture that a playground may name.
    static func ofPicture(_ name: String) -> String? {
        switch ending(of: name) {
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "avif": "image/avif"
        default: nil
        }
    }

    private static func ending(of name: String) -> String? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
        return name[name.utf8.index(after: dot)...].lowercased()
    }
}
