import WireMessages

extension LiveSession {
    /// A picture came, went or changed: pages that show it get its new address, so that it is drawn anew.
    func picturesDidChange(_ addresses: [String: String], effects: inout [Effect]) {
        let old = pictures
        pictures = addresses
        for id in pageIDs {
            guard let shown = pages[id]?.shown else { continue }
            let entries = shown.held.sorted().compactMap { key -> ItemsMessage.Entry? in
                guard let place = shown.shared.place(of: key) else { return nil }
                let before = shown.shared.look(place.0, at: place.1, key: key, pictures: old)
                let after = shown.shared.look(place.0, at: place.1, key: key, pictures: addresses)
                return before == after ? nil : after
            }
            if !entries.isEmpty { effects.append(.sendText(id, ItemsMessage(entries: entries).encoded())) }
        }
    }
}
