import CMath

extension Rect {
    /// The smallest upright rectangle that holds this one once it is scaled and turned about its centre.
    ///
    /// `Rect(x: 0, y: 0, width: 100, height: 50).transformed(by: LayoutAttributes(rotation: .pi / 2))` is (25, −25, 50, 100).
    /// A tilt only narrows, so it is left out of account.
    package func transformed(by attributes: LayoutAttributes) -> Rect {
        guard attributes.scale != 1 || attributes.rotation != 0 else { return self }
        let scale = abs(attributes.scale)
        var (width, height) = (width * scale, height * scale)
        if attributes.rotation != 0 {
            let (c, s) = (abs(cos(attributes.rotation)), abs(sin(attributes.rotation)))
            (width, height) = (width * c + height * s, width * s + height * c)
        }
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
