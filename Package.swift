// swift-tools-version: 6.2
import PackageDescription

// The pure rooms (JSONText … LiveSession) turn bytes into frames without a socket, a clock or a file.
// LibUV and LibWebSockets are the only rooms that see C; `roundabout` is the only one that sees both sides.
// `Tests/check_imports.py` compares every import line with the arrows drawn here.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

func room(_ name: String, _ dependencies: String...) -> Target {
    .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

func tests(of name: String, _ dependencies: String...) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: ([name, "TestSupport"] + dependencies).map { .byName(name: $0) },
        path: "Tests/\(name)Tests",
        swiftSettings: settings
    )
}

let package = Package(
    name: "roundabout",
    products: [.executable(name: "roundabout", targets: ["roundabout"])],
    targets: [
        .systemLibrary(name: "CMath"),
        .systemLibrary(
            name: "CLibUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"]), .brew(["libuv"])]),
        .systemLibrary(
            name: "CLibWebSockets", pkgConfig: "libwebsockets",
            providers: [.apt(["libwebsockets-dev"]), .brew(["libwebsockets"])]),

        room("JSONText"),
        room("Formula", "CMath"),
        room("CollectionLayout", "CMath"),
        room("TextSizing"),
        room("PlaygroundFile", "JSONText", "Formula", "CollectionLayout", "TextSizing"),
        room("WireMessages", "JSONText", "CollectionLayout"),
        room("LiveSession", "PlaygroundFile", "WireMessages", "CollectionLayout", "TextSizing", "JSONText"),
        room("LibUV", "CLibUV"),
        room("LibWebSockets", "LibUV", "CLibWebSockets"),
        .executableTarget(
            name: "roundabout",
            dependencies: [
                "JSONText", "Formula", "CollectionLayout", "TextSizing", "PlaygroundFile", "WireMessages",
                "LiveSession",
                "LibUV", "LibWebSockets",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: ["JSONText", "Formula", "CollectionLayout", "TextSizing", "PlaygroundFile", "WireMessages"],
            path: "Benchmarks/LayoutBenchmarks",
            swiftSettings: settings
        ),

        .target(name: "TestSupport", dependencies: ["JSONText"], path: "Tests/TestSupport", swiftSettings: settings),
        tests(of: "JSONText"),
        tests(of: "Formula", "JSONText"),
        tests(of: "CollectionLayout", "JSONText"),
        tests(of: "TextSizing"),
        tests(of: "PlaygroundFile", "JSONText", "CollectionLayout", "Formula", "TextSizing"),
        tests(of: "WireMessages", "JSONText", "CollectionLayout"),
        tests(of: "LiveSession", "PlaygroundFile", "WireMessages", "CollectionLayout", "TextSizing", "JSONText"),
        tests(of: "LibUV"),
        tests(of: "LibWebSockets", "LibUV"),
        tests(
            of: "roundabout", "JSONText", "CollectionLayout", "PlaygroundFile", "LiveSession", "LibUV", "LibWebSockets"),
    ]
)
