import CollectionLayout

func port(from text: String) throws(UsageError) -> UInt16 {
    guard let port = UInt16(text) else {
        throw UsageError(message: "--port is a number from 0 (any free port) to 65535; found \"\(text)\".")
    }
    return port
}

func scale(from text: String) throws(UsageError) -> Double {
    guard let scale = Double(text), scale == 0 || (0.25...8).contains(scale) else {
        throw UsageError(message: "--scale is from 0.25 to 8, or 0 for unaligned frames; found \"\(text)\".")
    }
    return scale
}

/// A content offset; before the beginning and beyond the end, too, where a finger can pull the content.
func offset(from text: String) throws(UsageError) -> Double {
    guard let offset = Double(text), abs(offset) <= 1e12 else {
        throw UsageError(message: "--offset is how far the content is scrolled, in points; found \"\(text)\".")
    }
    return offset
}

/// A size as `390x844`, in points; `×`, as the program itself writes it, does as well.
func size(from text: String) throws(UsageError) -> Size {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { "xX×".unicodeScalars.contains($0) }
    guard parts.count == 2, let width = Double(String(parts[0])), let height = Double(String(parts[1])),
        (1...16_384).contains(width), (1...16_384).contains(height)
    else {
        throw UsageError(
            message:
                "A size is written WIDTHxHEIGHT in points, each from 1 to 16384, such as 390x844; found \"\(text)\".")
    }
    return Size(width: width, height: height)
}
