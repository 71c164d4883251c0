/// A 4×4 matrix as `CATransform3D` writes it: points are rows, so that (x, y, z, 1) × the matrix is where a point goes.
package struct Transform3D: Equatable, Hashable, Sendable, BitwiseCopyable {
    package var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    package var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    package var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    package var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    /// What leaves every point where it is.
    package init() {}

    package static let identity = Transform3D()

    /// All sixteen, row by row: m11, m12, … m44.
    package var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Whether it is one of a plane, and `affine` says all of it: `CATransform3DIsAffine`.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// The six numbers of `CGAffineTransform`: a, b, c, d, tx, ty.
    package var affine: [Double] { [m11, m12, m21, m22, m41, m42] }

    /// Where a point of the element goes, counted from its centre; seen from in front, nearer things larger.
    package func projected(_ point: Point) -> Point {
        let w = point.x * m14 + point.y * m24 + m44
        return Point(
            x: (point.x * m11 + point.y * m21 + m41) / w, y: (point.x * m12 + point.y * m22 + m42) / w)
    }
}
