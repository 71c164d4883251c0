/// Breaks the lines of a flow section anew after a few of its items changed their sizes, only until the breaks agree again.
///
///     before   │a b c│d e│f g h│i j│…
///     after    │a b│C d e│f g h│i j│…        C grew: two lines break anew, from f on all is as it was, a little lower
///
/// All that follows is moved by its chunk. O(items between the first changed line and the agreement + n ÷ 512).
struct ResizedLines {
    private let old: StoredFrames
    private let lines: StoredLines
    private let changes: [SizeChange]
    private let memory: LayoutMemory
    /// The first item of the first line that can differ.
    private let start: Int
    private let startLine: Int

    /// nil where the frames are no lines, or would become a uniform section by the change.
    ///
    /// - Parameter changes: rising by item, at least one.
    init?(_ old: StoredFrames, _ changes: [SizeChange], memory: LayoutMemory) {
        guard case .lines(let lines) = old.order?.pointee, let first = changes.first else { return nil }
        self.old = old
        self.lines = lines
        self.changes = changes
        self.memory = memory
        var line = lines.line(of: first.item)
        // The first item of a line may fit into the one before, now that it is narrower.
        if line > 0, Int(lines.starts[line]) == first.item { line -= 1 }
        startLine = line
        start = Int(lines.starts[line])
        guard staysMixed() else { return nil }
    }

    /// The section's frames anew; nil where there is something to say about them, which a full pass says best.
    func resized(section: Int) -> StoredFrames? {
        let (starts, end, endLine) = breaks()
        let firstChunk = start >> StoredChunk.shift
        let lastChunk = min(end, old.count - 1) >> StoredChunk.shift
        let base = firstChunk << StoredChunk.shift
        let stop = min(old.count, (lastChunk + 1) << StoredChunk.shift)
        let frames = memory.take(stop - base, of: Rect.self)
        old.forEach(base..<stop) { item, frame in frames.advanced(by: item - base).initialize(to: frame) }
        for change in changes where change.item < stop {
            frames[change.item - base].width = change.size.width
            frames[change.item - base].height = change.size.height
        }
        guard let top = place(frames, base, upTo: end, section: section) else { return nil }
        let shift = endLine.map { top - self.top(ofLine: $0) } ?? 0
        for item in end..<stop { frames[item - base].y += shift }
        return assembled(frames, firstChunk...lastChunk, shift, starts, endLine)
    }

    /// Where lines begin from `start` on, up to where one begins at the same item as before, behind the last change.
    private func breaks() -> (starts: [UInt32], end: Int, endLine: Int?) {
        let last = changes[changes.count - 1].item
        let limit = lines.flow.available + lines.flow.fitTolerance
        var starts: [UInt32] = []
        var fill = LineFill()
        var line = startLine
        var change = 0
        for item in start..<old.count {
            var width = old.frame(item).width
            if change < changes.count, changes[change].item == item {
                width = changes[change].size.width
                change += 1
            }
            guard fill.take(width, spacing: lines.flow.interitemSpacing, limit: limit) != nil else { continue }
            while line < lines.count, Int(lines.starts[line]) < item { line += 1 }
            if item > last, line < lines.count, Int(lines.starts[line]) == item { return (starts, item, line) }
            starts.append(UInt32(truncatingIfNeeded: item))
        }
        return (starts, old.count, nil)
    }

    /// Places the items up to `end` and returns the top of the line that follows; nil where there is something to say.
    private func place(_ frames: UnsafeMutablePointer<Rect>, _ base: Int, upTo end: Int, section: Int) -> Double? {
        var log = DiagnosticLog()
        var top = 0.0
        // With the item behind, which closes the last line.
        let stop = min(end + 1, old.count)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: stop - start) { starts in
            guard let starts = starts.baseAddress else { return }
            var mixed = MixedLines(
                lines.flow, section: section, frames: frames - base, groups: nil, starts: starts, from: start,
                top: self.top(ofLine: startLine))
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * SizeReader.runLength) { storage in
                let columns = SizeColumns(
                    widths: UnsafeMutableBufferPointer(rebasing: storage[..<SizeReader.runLength]),
                    heights: UnsafeMutableBufferPointer(rebasing: storage[SizeReader.runLength...]))
                var item = start
                while item < stop {
                    let run = min(SizeReader.runLength, stop - item)
                    for place in 0..<run {
                        columns.widths[place] = frames[item + place - base].width
                        columns.heights[place] = frames[item + place - base].height
                    }
                    mixed.append(columns, run: run, log: &log)
                    item += run
                }
            }
            if end == old.count { mixed.finish(log: &log) }
            top = mixed.top
        }
        return log.entries.isEmpty ? top : nil
    }

    /// The old chunks with those in between replaced and those behind moved.
    private func assembled(
        _ frames: UnsafeMutablePointer<Rect>, _ replaced: ClosedRange<Int>, _ shift: Double, _ starts: [UInt32],
        _ endLine: Int?
    ) -> StoredFrames {
        let chunkCount = StoredChunk.count(for: old.count)
        let chunks = memory.take(chunkCount, of: StoredChunk.self)
        let reaches = memory.take(chunkCount, of: Reach.self)
        for place in 0..<chunkCount {
            var chunk = old.chunks[place]
            if replaced.contains(place) {
                chunk = StoredChunk(
                    measuring: frames + (place - replaced.lowerBound) << StoredChunk.shift,
                    count: min(StoredChunk.size, old.count - place << StoredChunk.shift), memory: memory)
            } else if place > replaced.upperBound {
                chunk.y += shift
            }
            chunks.advanced(by: place).initialize(to: chunk)
            reaches.advanced(by: place).initialize(to: chunk.reach)
        }
        let order = memory.take(1, of: StoredOrder.self)
        order.initialize(to: .lines(newLines(starts, endLine)))
        return StoredFrames(
            chunks: chunks, count: old.count, index: ReachIndex(sealing: reaches, count: chunkCount), order: order)
    }

    private func newLines(_ starts: [UInt32], _ endLine: Int?) -> StoredLines {
        let kept = lines.count - (endLine ?? lines.count)
        let count = startLine + starts.count + kept
        let all = memory.take(count, of: UInt32.self)
        all.update(from: lines.starts, count: startLine)
        for (place, start) in starts.enumerated() { all[startLine + place] = start }
        (all + startLine + starts.count).update(from: lines.starts + (lines.count - kept), count: kept)
        return StoredLines(flow: lines.flow, starts: all, count: count, witness: witness)
    }

    /// The top of a line as it was: its highest item lies there, whatever the alignment.
    private func top(ofLine line: Int) -> Double {
        let end = line + 1 < lines.count ? Int(lines.starts[line + 1]) : old.count
        var highest = old.frame(Int(lines.starts[line]))
        old.forEach(Int(lines.starts[line])..<end) { _, frame in
            if frame.height > highest.height { highest = frame }
        }
        return highest.y
    }

    private func size(_ item: Int) -> Size {
        changes.first { $0.item == item }?.size ?? old.frame(item).size
    }

    /// An item that still differs from item 0.
    private var witness: Int {
        let first = size(0)
        return size(lines.witness) != first ? lines.witness : (changes.first { $0.size != first }?.item ?? 0)
    }

    /// A section whose sizes all become alike follows another rule, and gets a full pass.
    private func staysMixed() -> Bool { size(witness) != size(0) }
}
