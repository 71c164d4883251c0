import CollectionLayout

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// What layouts are measured against: loops that write the same numbers into memory that is already warm, with nothing around them.

/// Three columns of equal cells.
@inline(never)
func plainGrid(_ frames: UnsafeMutableBufferPointer<Rect>, columns: Int, width: Double, spacing: Double, height: Double)
{
    var column = 0
    var y = 16.0
    for index in frames.indices {
        frames[index] = Rect(x: 16 + Double(column) * (width + spacing), y: y, width: width, height: height)
        column += 1
        if column == columns {
            column = 0
            y += height + 20
        }
    }
}

/// The same with what is told of each cell.
@inline(never)
func plainGrid(
    _ elements: UnsafeMutableBufferPointer<Element>, columns: Int, width: Double, spacing: Double, height: Double
) {
    var column = 0
    var y = 16.0
    for index in elements.indices {
        elements[index] = Element(
            kind: .cell, indexPath: IndexPath(section: 0, item: index),
            frame: Rect(x: 16 + Double(column) * (width + spacing), y: y, width: width, height: height))
        column += 1
        if column == columns {
            column = 0
            y += height + 20
        }
    }
}

/// Lines of different sizes, justified but for the last one.
@inline(never)
func plainFlow(
    _ frames: UnsafeMutableBufferPointer<Rect>, _ sizes: Columns, available: Double, spacing: Double,
    lineSpacing: Double,
    isJustified: Bool
) {
    let count = frames.count
    var first = 0
    var top = 16.0
    while first < count {
        var used = sizes.widths[first]
        var widths = used
        var height = sizes.heights[first]
        var next = first + 1
        while next < count, used + spacing + sizes.widths[next] <= available {
            used = used + spacing + sizes.widths[next]
            widths += sizes.widths[next]
            height = max(height, sizes.heights[next])
            next += 1
        }
        let spreads = isJustified && next < count && next - first > 1
        let gap = spreads ? (available - widths) / Double(next - first - 1) : spacing
        var x = isJustified && next < count && next - first == 1 ? 16 + (available - widths) / 2 : 16
        for item in first..<next {
            let width = sizes.widths[item]
            let own = sizes.heights[item]
            frames[item] = Rect(x: x, y: top + (height - own) / 2, width: width, height: own)
            x += width + gap
        }
        top += height + lineSpacing
        first = next
    }
}

/// Each item into the shortest of three columns, whose heights stay in registers.
@inline(never)
func plainWaterfall(
    _ frames: UnsafeMutableBufferPointer<Rect>, _ sizes: Columns, available: Double, spacing: Double,
    lineSpacing: Double
) {
    let width = (available - 2 * spacing) / 3
    var (a, b, c) = (16.0, 16.0, 16.0)
    for index in frames.indices {
        let height = sizes.heights[index]
        if a <= b, a <= c {
            frames[index] = Rect(x: 16, y: a, width: width, height: height)
            a += height + lineSpacing
        } else if b <= c {
            frames[index] = Rect(x: 16 + width + spacing, y: b, width: width, height: height)
            b += height + lineSpacing
        } else {
            frames[index] = Rect(x: 16 + 2 * (width + spacing), y: c, width: width, height: height)
            c += height + lineSpacing
        }
    }
}

/// Each item into the shortest of many columns, or every fifth over the two whose taller one is shortest: all are looked at.
@inline(never)
func plainWaterfall(
    _ frames: UnsafeMutableBufferPointer<Rect>, _ sizes: Columns, columns: Int, isSpanned: Bool, available: Double,
    spacing: Double, lineSpacing: Double
) {
    let width = max(0, (available - Double(columns - 1) * spacing) / Double(columns))
    withUnsafeTemporaryAllocation(of: Double.self, capacity: columns) { heights in
        heights.initialize(repeating: 16)
        for index in frames.indices {
            let height = sizes.heights[index]
            let span = isSpanned && index % 5 == 0 ? 2 : 1
            var best = 0
            var y = Double.infinity
            for column in 0...columns - span {
                let top = span == 1 ? heights[column] : max(heights[column], heights[column + 1])
                if top < y {
                    y = top
                    best = column
                }
            }
            for column in best..<best + span { heights[column] = y + height + lineSpacing }
            frames[index] = Rect(
                x: 16 + Double(best) * (width + spacing), y: y,
                width: Double(span) * width + Double(span - 1) * spacing, height: height)
        }
    }
}

/// Rows of pictures that they fill, broken where they are nearest to `rowHeight`; the last row at that height.
@inline(never)
func plainMosaic(
    _ frames: UnsafeMutableBufferPointer<Rect>, _ sizes: Columns, available: Double, rowHeight: Double,
    spacing: Double, lineSpacing: Double
) {
    let count = frames.count
    var first = 0
    var top = 16.0
    while first < count {
        var next = first
        var sum = 0.0
        var gaps = -spacing
        var height = rowHeight
        while next < count {
            let ratio = sizes.widths[next] / sizes.heights[next]
            let surplus = rowHeight * (sum + ratio) + gaps + spacing - available
            if surplus >= 0 {
                if next == first || surplus <= available - rowHeight * sum - gaps {
                    sum += ratio
                    gaps += spacing
                    next += 1
                }
                height = (available - gaps) / sum
                break
            }
            sum += ratio
            gaps += spacing
            next += 1
        }
        var x = 16.0
        for item in first..<next {
            let width = sizes.widths[item] / sizes.heights[item] * height
            frames[item] = Rect(x: x, y: top, width: width, height: height)
            x += width + spacing
        }
        top += height + lineSpacing
        first = next
    }
}

/// A spiral by the library's cosine.
@inline(never)
func plainSpiral(_ frames: UnsafeMutableBufferPointer<Rect>, radius: Double) {
    for index in frames.indices {
        let angle = 2 * Double.pi * Double(index) / 20
        frames[index] = Rect(x: 195 + radius * cos(angle) - 15, y: 100 + 50 * angle - 15, width: 30, height: 30)
    }
}

/// The article's way: an object an item, the angle in Float.
final class Attributes {
    let item: Int
    var frame = Rect.zero

    init(item: Int) {
        self.item = item
    }
}

@inline(never)
func articlesSpiral(count: Int, radius: Double) -> [Attributes] {
    var all: [Attributes] = []
    let rotation = Float.pi * 2 / 20
    for item in 0..<count {
        let angle = rotation * Float(item)
        let attributes = Attributes(item: item)
        attributes.frame = Rect(
            x: 195 + radius * Double(cosf(angle)) - 15, y: 100 + Double(angle * 50) - 15, width: 30, height: 30)
        all.append(attributes)
    }
    return all
}

/// Every frame, against the rectangle.
@inline(never)
func linearScan(_ frames: UnsafeMutableBufferPointer<Rect>, _ rect: Rect) -> Double {
    var sum = 0.0
    for frame in frames where frame.intersects(rect) { sum += frame.x }
    return sum
}

/// The least that a search can cost: the first of ordered positions that is not before `y`.
@inline(never)
func bareSearch(_ frames: UnsafeMutableBufferPointer<Rect>, _ rect: Rect) -> Double {
    var low = 0
    var high = frames.count
    while low < high {
        let middle = (low + high) >> 1
        if frames[middle].y < rect.y - 200 { low = middle + 1 } else { high = middle }
    }
    var sum = 0.0
    while low < frames.count, frames[low].y < rect.maxY {
        if frames[low].intersects(rect) { sum += frames[low].x }
        low += 1
    }
    return sum
}
