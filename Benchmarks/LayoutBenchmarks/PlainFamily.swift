import CollectionLayout

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Rings about a middle, each as full as it gets, by the library's sine and cosine.
@inline(never)
func plainCircle(_ frames: UnsafeMutableBufferPointer<Rect>, side: Double, chord: Double, middle: Double) {
    var radius = 0.0
    var first = 0
    while first < frames.count {
        let fitting = radius == 0 ? 1 : max(1, (Double.pi / asin(min(1, chord / (2 * radius))) + 1e-9).rounded(.down))
        let count = min(frames.count - first, Int(fitting))
        for item in 0..<count {
            let angle = 2 * Double.pi * Double(item) / Double(count) - Double.pi / 2
            frames[first + item] = Rect(
                x: middle + radius * cos(angle) - side / 2, y: middle + radius * sin(angle) - side / 2, width: side,
                height: side)
        }
        first += count
        radius += chord
    }
}

/// Cards that lie `shift` below each other, the rest under the last of them.
@inline(never)
func plainStack(_ frames: UnsafeMutableBufferPointer<Rect>, depth: Int, shift: Double) {
    for item in frames.indices {
        frames[item] = Rect(x: 95, y: 250 + Double(min(item, depth - 1)) * shift, width: 200, height: 280)
    }
}

/// A line of equal cells.
@inline(never)
func plainLine(_ frames: UnsafeMutableBufferPointer<Rect>, pitch: Double) {
    for item in frames.indices {
        frames[item] = Rect(x: 75 + Double(item) * pitch, y: 262, width: 240, height: 320)
    }
}

/// A line of cells of different widths, each centred across.
@inline(never)
func plainLine(_ frames: UnsafeMutableBufferPointer<Rect>, _ sizes: Columns, spacing: Double) {
    var center = 195.0
    for item in frames.indices {
        let width = sizes.widths[item]
        let height = sizes.heights[item]
        if item > 0 { center += (sizes.widths[item - 1] + width) / 2 + spacing }
        frames[item] = Rect(x: center - width / 2, y: 422 - height / 2, width: width, height: height)
    }
}
