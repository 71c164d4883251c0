/// Breaks items of different sizes into lines and places them, in one pass over sizes that arrive by the run.
///
/// Lines break as `LineFill` says: no tolerance, nothing subtracted. It comes to other breaks than subtraction does, and to
/// UIKit's (with 375 points, spacing 5 and items of (375 − 10) / 3 three fit; subtracting, only two). A line is as high as its
/// highest item.
///
///     justified    │■■   ■■■   ■│  │■■■        ■■■■│       last line │■■ ■■■      │      lone item │     ■■■■     │
struct MixedLines {
    private let section: Int
    private let lines: FlowLines
    private let frames: UnsafeMutablePointer<Rect>
    private let groups: UnsafeMutablePointer<Reach>?
    /// A place for the first item of every line.
    private let starts: UnsafeMutablePointer<UInt32>
    private(set) var lineCount = 0
    /// Where the line that still takes items lies.
    private(set) var top: Double
    private var count: Int
    private var line: OpenLine

    /// The line that still takes items.
    private struct OpenLine {
        var first = 0
        var fill = LineFill()
        /// The widths alone.
        var widths = 0.0
        var height = 0.0
    }

    /// - Parameters:
    ///   - frames: a place for every item of the section, from `first` on.
    ///   - groups: a place for every group of frames, fresh; nil where nobody asks how far they reach.
    ///   - starts: a place for the first item of every line.
    ///   - first: the item that begins the first line, whose top is `top`.
    init(
        _ lines: FlowLines, section: Int, frames: UnsafeMutablePointer<Rect>, groups: UnsafeMutablePointer<Reach>?,
        starts: UnsafeMutablePointer<UInt32>, from first: Int = 0, top: Double? = nil
    ) {
        self.section = section
        self.lines = lines
        self.frames = frames
        self.groups = groups
        self.starts = starts
        self.top = top ?? lines.top
        count = first
        line = OpenLine(first: first)
    }

    /// The first item of the line that still takes items.
    var openLineFirst: Int { line.first }

    /// Takes the next `run` items, whose sizes stand in the first places of `columns`. O(run).
    mutating func append(_ columns: SizeColumns, run: Int, log: inout DiagnosticLog) {
        guard run > 0, let widths = columns.widths.baseAddress, let heights = columns.heights.baseAddress else {
            return
        }
        let spacing = lines.interitemSpacing
        let limit = lines.available + lines.fitTolerance
        let frames = frames + count
        var line = line
        for place in 0..<run {
            let width = widths[place]
            let height = heights[place]
            var fill = line.fill
            if let wanted = fill.take(width, spacing: spacing, limit: limit) {
                close(line, before: count + place, missedBy: wanted - lines.available, log: &log)
                line = OpenLine(first: count + place, fill: fill, widths: width, height: height)
                starts.advanced(by: lineCount).initialize(to: UInt32(truncatingIfNeeded: line.first))
                lineCount += 1
            } else {
                line.fill = fill
                line.widths += width
                line.height = max(line.height, height)
            }
            frames[place].width = width
            frames[place].height = height
        }
        self.line = line
        count += run
    }

    /// Takes `count` items of one size.
    mutating func append(repeating size: Size, count: Int, log: inout DiagnosticLog) {
        guard count > 0 else { return }
        let run = min(count, SizeReader.runLength)
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * run) { storage in
            let widths = UnsafeMutableBufferPointer(rebasing: storage[..<run])
            let heights = UnsafeMutableBufferPointer(rebasing: storage[run...])
            widths.initialize(repeating: size.width)
            heights.initialize(repeating: size.height)
            var left = count
            while left > 0 {
                append(SizeColumns(widths: widths, heights: heights), run: min(run, left), log: &log)
                left -= run
            }
        }
    }

    /// Places the items of a line that `next` did not fit into.
    private mutating func close(
        _ line: OpenLine, before next: Int, missedBy missing: Double, log: inout DiagnosticLog
    ) {
        guard line.first < next else { return }
        if missing <= lines.fitTolerance + FlowLines.hair {
            log.note(.missedLine, section: section, item: next, amount: missing, limit: lines.available)
        }
        if lines.lineAlignment != .justified {
            place(
                line, before: next, from: lines.lineStart(ofWidth: line.fill.used), gap: lines.interitemSpacing,
                log: &log)
        } else if next - line.first > 1 {
            let gap = (lines.available - line.widths) / Double(next - line.first - 1)
            place(line, before: next, from: lines.left, gap: gap, log: &log)
        } else {
            place(line, before: next, from: lines.centered(line.widths), gap: 0, log: &log)
        }
        if lines.lineSpacing < 0 {
            log.note(.linesOverlap, section: section, item: next, amount: -lines.lineSpacing)
        }
        top += lines.lineSpacing
    }

    /// Places the items of the last line, which is never spread.
    mutating func finish(log: inout DiagnosticLog) {
        guard line.first < count else { return }
        let isCentered = lines.centersLoneLastItem && count - line.first == 1 && lines.lineAlignment == .justified
        let start = isCentered ? lines.centered(line.widths) : lines.lineStart(ofWidth: line.fill.used)
        place(line, before: count, from: start, gap: lines.interitemSpacing, log: &log)
    }

    private mutating func place(
        _ line: OpenLine, before next: Int, from start: Double, gap: Double, log: inout DiagnosticLog
    ) {
        let share = lines.itemAlignment.shareAbove
        var x = start
        for item in line.first..<next {
            frames[item].x = x
            frames[item].y = top + (line.height - frames[item].height) * share
            x = x + frames[item].width + gap
        }
        guard let groups else { return advance(by: line, before: next, gap: gap, log: &log) }
        for group in line.first >> StoredFrames.groupShift...(next - 1) >> StoredFrames.groupShift {
            groups[group].include(from: top, to: top + line.height)
        }
        advance(by: line, before: next, gap: gap, log: &log)
    }

    private mutating func advance(by line: OpenLine, before next: Int, gap: Double, log: inout DiagnosticLog) {
        top += line.height
        if line.widths > lines.available || gap < 0 { note(line, before: next, gap: gap, log: &log) }
    }

    private func note(_ line: OpenLine, before next: Int, gap: Double, log: inout DiagnosticLog) {
        let width = frames[line.first].width
        if width > lines.available {
            log.note(.itemTooWide, section: section, item: line.first, amount: width, limit: lines.available)
        }
        if gap < -LayoutBuilder.leastOverlap, next - line.first > 1 {
            log.note(.itemsOverlap, section: section, item: line.first + 1, amount: -gap, limit: lines.available)
        }
    }
}
