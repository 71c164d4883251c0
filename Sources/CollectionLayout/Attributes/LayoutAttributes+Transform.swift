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

extension LayoutAttributes {
    /// The `transform3D` of an element with these attributes: it scales, turns about the vertical axis, then in the plane, all about
    /// the centre, and is seen from a distance of `perspective`.
    ///
    /// In UIKit's words, from the last step to the first, as its functions put each before those that are there:
    ///
    ///     var transform = CATransform3DIdentity
    ///     transform.m34 = -1 / perspective
    ///     transform = CATransform3DRotate(transform, rotation, 0, 0, 1)
    ///     transform = CATransform3DRotate(transform, tilt, 0, 1, 0)
    ///     transform = CATransform3DScale(transform, scale, scale, 1)
    ///
    /// Without a tilt nothing leaves the plane, `m34` is left out, and the transform is affine.
    ///
    /// - Parameter perspective: points; 0 for none.
    package func transform(perspective: Double) -> Transform3D {
        var transform = Transform3D()
        let (turnCosine, turnSine) = rotation == 0 ? (1, 0) : (cos(rotation), sin(rotation))
        transform.m11 = scale * turnCosine
        transform.m12 = scale * turnSine
        transform.m21 = -scale * turnSine
        transform.m22 = scale * turnCosine
        guard tilt != 0 else { return transform }
        let (tiltCosine, tiltSine) = (cos(tilt), sin(tilt))
        transform.m11 *= tiltCosine
        transform.m12 *= tiltCosine
        transform.m13 = -scale * tiltSine
        transform.m31 = tiltSine * turnCosine
        transform.m32 = tiltSine * turnSine
        transform.m33 = tiltCosine
        guard perspective > 0 else { return transform }
        transform.m14 = -transform.m13 / perspective
        transform.m34 = -tiltCosine / perspective
        return transform
    }

    /// These attributes at a content offset where their track has these values.
    package func following(_ values: Track.Values) -> LayoutAttributes {
        let sum = Double(zIndex) + values.zIndex.rounded(.toNearestOrAwayFromZero)
        return LayoutAttributes(
            alpha: alpha * values.alpha,
            zIndex: Int32(clamping: wholeNumber(sum, in: Int(Int32.min)...Int(Int32.max))),
            scale: scale * values.scale, rotation: rotation + values.rotation, tilt: tilt + values.tilt,
            isHidden: isHidden)
    }
}
