import CollectionLayout

/// Portrait sizes that `check --devices all` lays out besides their landscape twins.
///
/// Points of the screens that Apple sells or supports with the current iOS (developer.apple.com/design, "Layout").
enum Devices {
    static let portraitSizes = [
        Size(width: 320, height: 568), Size(width: 375, height: 667), Size(width: 375, height: 812),
        Size(width: 390, height: 844), Size(width: 393, height: 852), Size(width: 402, height: 874),
        Size(width: 414, height: 896), Size(width: 420, height: 912), Size(width: 428, height: 926),
        Size(width: 430, height: 932), Size(width: 440, height: 956), Size(width: 744, height: 1133),
        Size(width: 768, height: 1024), Size(width: 810, height: 1080), Size(width: 820, height: 1180),
        Size(width: 834, height: 1194), Size(width: 1024, height: 1366), Size(width: 1032, height: 1376),
    ]

    static var allSizes: [Size] {
        portraitSizes.flatMap { [$0, Size(width: $0.height, height: $0.width)] }
    }
}
