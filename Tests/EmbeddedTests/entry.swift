import CollectionLayout
import JSONText
import LiveSession
import PlaygroundFile
import WireMessages

// The pure rooms as a page would call them: a text in, frames out. Numbers are all that crosses.

/// Room for a text that the caller then writes into the memory.
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(Int(count), 1))
}

/// How many problems a file has.
@_cdecl("problemCount")
public func problemCount(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    Int32(clamping: reading(bytes, count).problems.count)
}

/// How many styles a file has; 0 if it cannot be read.
@_cdecl("styleCount")
public func styleCount(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    Int32(clamping: reading(bytes, count).playground?.styles.count ?? 0)
}

/// Lays a style of a file out.
///
/// - Returns: content width, content height, number of elements, then kind, section, item, x, y, width, height, corner radius
///   of each; nil if the file cannot be read or has no such style.
@_cdecl("frames")
public func frames(
    _ bytes: UnsafePointer<UInt8>, _ count: Int32, _ style: Int32, _ width: Double, _ height: Double, _ scale: Double
) -> UnsafeMutablePointer<Double>? {
    guard let playground = reading(bytes, count).playground, playground.styles.indices.contains(Int(style)) else {
        return nil
    }
    let viewport = Viewport(size: Size(width: width, height: height), scale: scale)
    let resolved = playground.resolve(style: Int(style), viewport: viewport)
    let layout = resolved.prepared()
    let alignment = PixelAlignment(scale: scale)
    var numbers = [layout.contentSize.width, layout.contentSize.height, Double(layout.elementCount)]
    layout.forEachElement { element in
        let frame = alignment.aligned(element.frame)
        let isCell = element.kind == .cell
        let radius = isCell ? resolved.appearance(at: element.indexPath, size: frame.size).cornerRadius : 0
        numbers += [Double(element.kind.rawValue), Double(element.indexPath.section), Double(element.indexPath.item)]
        numbers += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, radius]
    }
    let result = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
    result.initialize(from: numbers, count: numbers.count)
    return result
}

private func reading(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> PlaygroundReading {
    readPlayground(
        Array(UnsafeBufferPointer(start: bytes, count: Int(count))), pictures: [], fileName: "playground.json")
}
