import TextSizing

/// What the pages of each engine have measured: a page draws a text as wide as any other page of its engine does.
///
/// At most `limit` engines, the one used longest ago goes first; what it measured is asked for again.
struct EngineTable {
    struct Engine {
        /// From 1, never given twice.
        var id: Int
        var texts: TextSizes
        fileprivate var lastUse: Int
    }

    static let limit = 16

    private var engines: [String: Engine] = [:]
    private var uses = 0
    private var lastID = 0

    var count: Int { engines.count }

    /// The engine of a name, made now if nobody of that name was there.
    mutating func engine(named name: String) -> Engine {
        uses += 1
        if var engine = engines[name] {
            engine.lastUse = uses
            engines[name] = engine
            return engine
        }
        if engines.count >= Self.limit, let oldest = engines.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            engines[oldest.key] = nil
        }
        lastID += 1
        let engine = Engine(id: lastID, texts: TextSizes(), lastUse: uses)
        engines[name] = engine
        return engine
    }
}
