import CollectionLayout

/// What stands in a run of sizes for those whose texts nobody has measured yet.
struct RunEstimates {
    /// A flow's `estimatedItemSize`; nil where an estimate by letters will do.
    var size: Size?
    /// The places of the run whose texts were asked for and not measured.
    var places: [Int] = []
}

extension StyleValues {
    /// Calls `body` with the section's `estimatedItemSize` in force, if it has one: UIKit's estimate, which holds until the
    /// preferred size is known.
    func estimating<Result>(section: Int, _ body: () -> Result) -> Result {
        guard case .flow(let flow) = sectionPlan(section).items, let plan = flow.estimatedItemSize else {
            return body()
        }
        let inputs = inputs(section: section)
        let width = length(rawValue(plan.width, inputs))
        estimates.size = Size(width: width, height: plan.height.map { length(rawValue($0, inputs)) } ?? width)
        defer { estimates.size = nil }
        return body()
    }

    /// Notes a place whose texts `body` asks for in vain.
    func notingEstimates(at place: Int, _ body: () -> Void) {
        let before = estimatedTexts.count
        body()
        if estimates.size != nil, estimatedTexts.count > before { estimates.places.append(place) }
    }

    /// Writes the estimated width where the width's texts are not measured: a height beside it is asked for at that width, and
    /// not measured either.
    func replaceEstimated(
        _ widths: UnsafeMutableBufferPointer<Double>, _ faults: UnsafeMutableBufferPointer<Bool>
    ) {
        guard let size = estimates.size else { return }
        for place in estimates.places where widths.indices.contains(place) {
            widths[place] = size.width
            faults[place] = false
        }
    }

    /// Writes the estimated height wherever anything was estimated.
    func replaceEstimated(heights: UnsafeMutableBufferPointer<Double>, _ faults: UnsafeMutableBufferPointer<Bool>) {
        guard let size = estimates.size else { return }
        for place in estimates.places where heights.indices.contains(place) {
            heights[place] = size.height
            faults[place] = false
        }
        estimates.places.removeAll(keepingCapacity: true)
    }

    /// What makes no sense as a length counts as 0; that it makes none is said where formulas are looked at.
    private func length(_ value: Double) -> Double { NumberRange.extent.contains(value) ? value : 0 }
}
