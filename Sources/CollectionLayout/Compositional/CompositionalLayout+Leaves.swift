extension CompositionalLayout.Groups {
    /// Which leaf makes each place of one group, counted as they are written; by their estimates where cells size themselves.
    /// Empty where the group cannot be solved.
    ///
    /// - Parameters:
    ///   - size: the section's effective size.
    ///   - limit: no more places than these.
    package static func leafOrder(of group: LayoutItem, in size: Size, limit: Int) -> [Int] {
        var solver = GroupSolver(placeLimit: limit)
        guard (try? solver.solve(GroupTree(group), in: size)) != nil else { return [] }
        return solver.kinds.map { Int($0) }
    }
}
