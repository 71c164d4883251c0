import CollectionLayout
import Formula
import JSONText

extension ResolvedStyle {
    /// Warns of cells that should touch and do not once they are at whole pixels: the hairlines that cells of a fractional width
    /// show. The first pair is named.
    ///
    /// - Complexity: O(items) up to some hundred a section and some thousand in all.
    func seamProblems(_ layout: PreparedLayout) -> [Problem] {
        let alignment = PixelAlignment(scale: values.viewport.scale, rule: layout.pixelRule)
        guard alignment.scale > 0, alignment.rule != .edges, !style.layoutKind.runsOnceOverAll else { return [] }
        var budget = 4096
        for section in values.playground.sections.indices where budget > 0 {
            let count = min(layout.itemCount(inSection: section), 512, budget)
            budget -= count
            guard count > 1 else { continue }
            let frames = (0..<count).map { layout.frame(at: IndexPath(section: section, item: $0)) }
            // The item that began the line, for what is below or beside it in the next one.
            var lineStart = 0
            for item in 1..<count {
                let startsLine = !areInLine(frames[item - 1], frames[item])
                for other in startsLine ? [item - 1, lineStart] : [item - 1] {
                    let pair = AlignedPair(frames[other], frames[item], alignment)
                    if let seam = pair.seam { return [problem(seam, IndexPath(section: section, item: other), item)] }
                }
                if startsLine { lineStart = item }
            }
        }
        return []
    }

    private func areInLine(_ a: Rect, _ b: Rect) -> Bool {
        values.plan.scrollDirection == .vertical ? abs(a.midY - b.midY) < 0.5 : abs(a.midX - b.midX) < 0.5
    }

    private func problem(_ seam: AlignedPair.Seam, _ first: IndexPath, _ second: Int) -> Problem {
        let how =
            seam.gap > 0 ? "stand \(shown(seam.gap)) pt apart" : "lie \(shown(-seam.gap)) pt over each other"
        return layoutWarning(
            .seam, at: values.sizeOrigin(first), values.playground.source,
            "\(who(first)) and item \(second) touch, and \(how) once they are drawn at whole pixels "
                + "\(phrase(values.viewport)) @\(plainNumber(values.viewport.scale)). "
                + (style.layoutKind == .compositional
                    ? "UIKit rounds every number by itself; 'snapEdges' rounds edges, and what touches goes on touching."
                    : "A \(seam.isHorizontal ? "width" : "height") in whole pixels leaves no seam."),
            suggestion: style.layoutKind == .compositional
                ? "\"snapEdges\": true" : wholePixels(first.section, seam))
    }

    /// The formula rounded to pixels, where a flow's extent is one.
    private func wholePixels(_ section: Int, _ seam: AlignedPair.Seam) -> String? {
        guard case .flow(let flow) = values.sectionPlan(section).items, let size = flow.itemSize else { return nil }
        let number = seam.isHorizontal ? size.width : size.height ?? size.width
        guard number.formula != nil, let text = values.playground.text(at: number.origin) else { return nil }
        return "\"floor((\(text)) * displayScale) / displayScale\""
    }
}

/// Two frames before and after their origins became whole pixels.
private struct AlignedPair {
    struct Seam {
        var gap: Double
        var isHorizontal: Bool
    }

    let plain: (Rect, Rect)
    let aligned: (Rect, Rect)
    let pixel: Double
    /// A gap of so much is none of these.
    let limit: Double

    init(_ a: Rect, _ b: Rect, _ alignment: PixelAlignment) {
        // In the order in which they stand, so that what is read from the right is no exception.
        plain = a.x + a.y <= b.x + b.y ? (a, b) : (b, a)
        aligned = (alignment.aligned(plain.0), alignment.aligned(plain.1))
        pixel = 1 / alignment.scale
        // Where sizes are rounded as well, a seam is a whole pixel.
        limit = alignment.rule == .origin ? pixel : 1.5 * pixel
    }

    /// The gap, or overlap, of a pixel at most between two that share an edge.
    var seam: Seam? {
        let (a, b) = plain
        // Cells of a pixel or two are lines themselves.
        guard min(a.width, a.height, b.width, b.height) > 2 * pixel else { return nil }
        if abs(a.minY - b.minY) < Self.hair, abs(a.maxY - b.maxY) < Self.hair, abs(b.minX - a.maxX) < Self.hair {
            return seam(aligned.1.minX - aligned.0.maxX, isHorizontal: true)
        }
        if abs(a.minX - b.minX) < Self.hair, abs(a.maxX - b.maxX) < Self.hair, abs(b.minY - a.maxY) < Self.hair {
            return seam(aligned.1.minY - aligned.0.maxY, isHorizontal: false)
        }
        return nil
    }

    private func seam(_ gap: Double, isHorizontal: Bool) -> Seam? {
        abs(gap) > 1e-3 && abs(gap) < limit ? Seam(gap: gap, isHorizontal: isHorizontal) : nil
    }

    /// Sums that round are not apart.
    private static let hair = 1e-6
}
