/// The way from the root to a value: `styles.grid.columns`, `items[3].size[0]`.
///
/// A chain rather than a text, because most values are fine and their path is never shown.
indirect enum FilePath: Sendable {
    case root
    case key(String, in: FilePath)
    case index(Int, in: FilePath)

    subscript(key: String) -> FilePath { .key(key, in: self) }
    subscript(key: KeyName) -> FilePath { .key(key.rawValue, in: self) }
    subscript(index: Int) -> FilePath { .index(index, in: self) }

    /// The path as it is shown; a name that is no plain word stands in brackets and quotes.
    var text: String {
        switch self {
        case .root: ""
        case .index(let index, let parent): "\(parent.text)[\(index)]"
        case .key(let key, .root) where isPlainName(key) || key == KeyName.schema.rawValue: key
        case .key(let key, let parent): isPlainName(key) ? "\(parent.text).\(key)" : "\(parent.text)[\"\(key)\"]"
        }
    }
}

extension FilePath {
    /// What a sentence about the value calls it: by its key.
    var subject: String {
        switch self {
        case .root: "The file"
        case .key(let key, _): "'\(key)'"
        case .index(let index, let parent):
            if let names = parent.key?.entries, names.indices.contains(index) {
                "The \(names[index]) in \(parent.subject)"
            } else {
                "Entry \(index) of \(parent.subject)"
            }
        }
    }

    private var key: KeyName? {
        if case .key(let key, _) = self { KeyName(rawValue: key) } else { nil }
    }
}

extension KeyName {
    /// What the numbers in a list of the key's are called; empty where it holds none.
    fileprivate var entries: [String] {
        switch self {
        case .size, .itemSize, .headerReferenceSize, .footerReferenceSize, .estimatedItemSize, .contentSize,
            .layoutSize, .group,
            .item:
            ["width", "height"]
        case .shift, .center, .translation, .absoluteOffset, .fractionalOffset: ["x", "y"]
        case .frame: ["x", "y", "width", "height"]
        default: []
        }
    }
}

/// Whether a name can stand in a formula: letters, digits and `_`, no digit first.
func isPlainName(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): break
        case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { return false }
        default: return false
        }
        isFirst = false
    }
    return !isFirst
}
