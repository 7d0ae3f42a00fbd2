// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

#if os(Linux)
  // The names of Apple's UIKit, which is there wherever its own module is not.
  let uiKitProducts: [Product] = [
    .library(name: "UIKit", targets: ["UIKit", "AppleFrameworks", "Combine", "_Testing_UIKit"]),
    .library(name: "RedlineCapture", targets: ["RedlineCapture"]),
  ]
  let uiKitTargets: [Target] = [
    .target(
      name: "UIKit", dependencies: ["RedlineLayout", "RedlineText", "RedlineAssets"],
      swiftSettings: settings),
    .target(name: "Combine", swiftSettings: settings),
    .target(name: "AppleFrameworks", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit", "RedlineLayout", "RedlineDiagram"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "AppleFrameworks", "Combine", "_Testing_UIKit", "RedlineLayout", "RedlineAnalysis",
        "RedlineDiagram",
        "RedlineKit", "RedlineCommands", "RedlineComparison", "RedlineCapture", "PinningLibrary",
        "Trails",
      ],
      swiftSettings: settings),
    .target(
      name: "RedlineCapture", dependencies: ["RedlineCaptureCore", "RedlineModel", "UIKit"],
      exclude: ["AppKit"], swiftSettings: settings),
    // What the library is on the Mac, against a stand-in for AppKit, so that the build checks it.
    .target(
      name: "RedlineCaptureForMac",
      dependencies: ["RedlineCaptureCore", "RedlineModel", "AppKitStandIn"],
      path: "Sources/RedlineCapture/AppKit",
      swiftSettings: settings + [.define("REDLINE_APPKIT_STAND_IN")]),
    .target(
      name: "AppKitStandIn", path: "Tests/AppKitStandIn", swiftSettings: settings),
    .testTarget(
      name: "CaptureForMacTests",
      dependencies: [
        "RedlineCaptureForMac", "AppKitStandIn", "RedlineCaptureCore", "RedlineModel",
        "RedlineAnalysis",
      ],
      swiftSettings: settings),
    .target(
      name: "Trails", dependencies: ["UIKit", "AppleFrameworks"], path: "Examples/Trails",
      exclude: [
        "uikit-sources.txt", "App/Application", "App/Models", "App/Screens", "App/Views",
      ],
      sources: ["Linux"], resources: [.copy("App/Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["RedlineSources"]),
    .target(
      name: "PinningLibrary", dependencies: ["UIKit"], path: "Tests/PinningLibrary",
      swiftSettings: settings),
  ]
#else
  let uiKitProducts: [Product] = [
    .library(name: "RedlineCapture", targets: ["RedlineCapture"])
  ]
  let uiKitTargets: [Target] = [
    .target(
      name: "RedlineCapture", dependencies: ["RedlineCaptureCore", "RedlineModel"],
      swiftSettings: settings)
  ]
#endif

#if os(Linux)
  // On Apple's platforms CryptoKit hashes.
  let hashTargets: [Target] = [
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])])
  ]
  let hashDependencies: [Target.Dependency] = ["CNettle"]
#else
  let hashTargets: [Target] = []
  let hashDependencies: [Target.Dependency] = []
#endif

let package = Package(
  name: "redline",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "RedlineKit", targets: ["RedlineKit"]),
    .library(name: "RedlineSolver", targets: ["RedlineSolver"]),
    .library(name: "RedlineCommands", targets: ["RedlineCommands"]),
    .library(name: "RedlineComparison", targets: ["RedlineComparison"]),
    .library(name: "RedlineSnapshots", targets: ["RedlineSnapshots"]),
    .library(name: "RedlineTesting", targets: ["RedlineTesting"]),
    .executable(name: "redline", targets: ["redline"]),
    .executable(name: "redline-gallery", targets: ["redline-gallery"]),
    .plugin(name: "RedlinePlugin", targets: ["RedlinePlugin"]),
    .plugin(name: "RedlineSources", targets: ["RedlineSources"]),
  ] + uiKitProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CRsvg", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(name: "RedlineSolver", swiftSettings: settings),
    .target(name: "RedlineIO", dependencies: hashDependencies, swiftSettings: settings),
    .target(name: "RedlineModel", dependencies: ["RedlineSolver"], swiftSettings: settings),
    .target(
      name: "RedlineCaptureCore", dependencies: ["RedlineModel"], swiftSettings: settings),
    .target(
      name: "RedlineLayout", dependencies: ["RedlineModel", "RedlineSolver"],
      swiftSettings: settings),
    .target(
      name: "RedlineAnalysis", dependencies: ["RedlineModel", "RedlineSolver", "RedlineIO"],
      swiftSettings: settings),
    .target(
      name: "RedlineText", dependencies: ["RedlineModel", "CPango"], swiftSettings: settings),
    .target(
      name: "RedlineRaster", dependencies: ["RedlineIO", "CRsvg", "CPNG", "CDeflate"],
      swiftSettings: settings),
    .target(
      name: "RedlineDiagram",
      dependencies: ["RedlineModel", "RedlineAnalysis", "RedlineText", "RedlineIO"],
      swiftSettings: settings),
    .target(
      name: "RedlineSnapshots",
      dependencies: [
        "RedlineModel", "RedlineAnalysis", "RedlineText", "RedlineDiagram", "RedlineRaster",
        "RedlineIO",
      ],
      resources: [
        .embedInCode("Report/Page/page.html"), .embedInCode("Report/Page/page.css"),
        .embedInCode("Report/Page/stage.js"), .embedInCode("Report/Page/compare.js"),
        .embedInCode("Report/Page/list.js"), .embedInCode("Report/Page/page.js"),
      ], swiftSettings: settings),
    .target(
      name: "RedlineTesting",
      dependencies: [
        "RedlineSnapshots", "RedlineKit", "RedlineModel", "RedlineAnalysis", "RedlineLayout",
        "RedlineDiagram",
      ],
      swiftSettings: settings),
    .target(
      name: "RedlineKit",
      dependencies: [
        "RedlineModel", "RedlineLayout", "RedlineAnalysis", "RedlineText", "RedlineDiagram",
        "RedlineRaster",
      ],
      swiftSettings: settings),
    .target(name: "RedlineAssets", dependencies: ["RedlineModel"], swiftSettings: settings),
    .target(
      name: "RedlineInterfaceBuilder", dependencies: ["RedlineLayout", "RedlineAssets"],
      swiftSettings: settings),
    .target(
      name: "RedlineLog", dependencies: ["RedlineLayout", "RedlineModel", "RedlineIO"],
      swiftSettings: settings),
    .target(name: "RedlinePages", dependencies: ["RedlineIO"], swiftSettings: settings),
    .target(
      name: "RedlineScratch", dependencies: ["RedlineIO", "RedlineRewriting"],
      swiftSettings: settings),
    .target(
      name: "RedlineComparison",
      dependencies: [
        "RedlineModel", "RedlineLayout", "RedlineAnalysis", "RedlineText", "RedlineDiagram",
        "RedlineRaster", "RedlineInterfaceBuilder", "RedlineAssets", "RedlineIO",
      ],
      resources: [
        .embedInCode("FigurePage/Page/figures.html"), .embedInCode("FigurePage/Page/figures.css"),
        .embedInCode("FigurePage/Page/figures.js"), .embedInCode("FigurePage/Page/panel.js"),
        .embedInCode("FigurePage/Page/depth.js"), .embedInCode("FigurePage/Page/start.js"),
      ], swiftSettings: settings),
    .target(
      name: "RedlineServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .target(
      name: "RedlineReview", dependencies: ["RedlineSnapshots", "RedlineServer"],
      swiftSettings: settings),
    .target(
      name: "RedlinePreview",
      dependencies: [
        "RedlineServer", "RedlineScratch", "RedlineComparison", "RedlineRaster", "RedlineIO",
      ],
      resources: [
        .embedInCode("Page/preview.html"), .embedInCode("Page/preview.css"),
        .embedInCode("Page/preview.js"), .embedInCode("Page/controls.js"),
        .embedInCode("Page/drag.js"), .embedInCode("Page/live.js"),
      ], swiftSettings: settings),
    .target(
      name: "RedlineCommands",
      dependencies: [
        "RedlineKit", "RedlineModel", "RedlineLayout", "RedlineAnalysis", "RedlineText",
        "RedlineDiagram", "RedlineSnapshots", "RedlineInterfaceBuilder", "RedlineComparison",
        "RedlineServer", "RedlineReview", "RedlinePreview", "RedlinePages", "RedlineScratch",
        "RedlineLog", "RedlineAssets", "RedlineIO",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "redline", dependencies: ["RedlineCommands"], swiftSettings: settings),
    .executableTarget(
      name: "redline-parity",
      dependencies: [
        "RedlineModel", "RedlineLayout", "RedlineText", "RedlineInterfaceBuilder",
        "RedlineComparison", "RedlineIO",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Scripts/Parity", swiftSettings: settings),
    .executableTarget(
      name: "redline-figures",
      dependencies: [
        "GalleryLayouts", "RedlineCommands", "RedlineComparison", "RedlineDiagram",
        "RedlineInterfaceBuilder", "RedlineModel", "RedlineText", "RedlineIO",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Scripts/Figures", swiftSettings: settings),
    .plugin(
      name: "RedlinePlugin",
      capability: .command(
        intent: .custom(
          verb: "redline", description: "Verifies, records and reviews the tests' snapshots."),
        permissions: [
          .writeToPackageDirectory(
            reason: "Tests are built and run, and accepted snapshots become goldens.")
        ]),
      dependencies: ["redline"]),
    .target(name: "RedlineRewriting", swiftSettings: settings),
    .executableTarget(
      name: "redline-rewrite", dependencies: ["RedlineRewriting"], swiftSettings: settings),
    .plugin(
      name: "RedlineSources", capability: .buildTool(), dependencies: ["redline-rewrite"]),
    .target(
      name: "GalleryLayouts",
      dependencies: ["RedlineKit", "RedlineCommands", "RedlineLayout", "RedlineDiagram"],
      swiftSettings: settings),
    .executableTarget(
      name: "redline-gallery", dependencies: ["GalleryLayouts", "RedlineCommands"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineSolverTests", dependencies: ["TestPrograms", "RedlineSolver"],
      resources: [.copy("Oracle.txt")], swiftSettings: settings),
    .testTarget(
      name: "RedlineModelTests", dependencies: ["RedlineModel"],
      resources: [.copy("FormatOne")], swiftSettings: settings),
    .testTarget(
      name: "RedlineLogTests",
      dependencies: ["TestPrograms", "RedlineLog", "RedlineLayout", "RedlineModel"],
      swiftSettings: settings),
    .testTarget(
      name: "RewritingTests", dependencies: ["RedlineRewriting"], swiftSettings: settings),
    .testTarget(
      name: "RedlinePagesTests", dependencies: ["RedlinePages"], swiftSettings: settings),
    .testTarget(
      name: "RedlineScratchTests", dependencies: ["TestPrograms", "RedlineIO", "RedlineScratch"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineIOTests", dependencies: ["RedlineIO"], swiftSettings: settings),
    .testTarget(
      name: "RedlineLayoutTests",
      dependencies: ["TestPrograms", "RedlineLayout", "RedlineAnalysis", "RedlineSolver"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineTextTests", dependencies: ["RedlineText", "RedlineLayout", "CPango"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineRasterTests", dependencies: ["TestPrograms", "RedlineRaster"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineSnapshotsTests",
      dependencies: [
        "RedlineSnapshots", "RedlineTesting", "RedlineKit", "RedlineLayout", "RedlineDiagram",
        "RedlineRaster", "RedlineIO", "TestPrograms",
      ], swiftSettings: settings),
    .testTarget(
      name: "ReportTests",
      dependencies: [
        "RedlineSnapshots", "RedlineServer", "RedlineReview", "RedlinePreview", "RedlineCommands",
        "RedlineKit", "RedlineLayout", "RedlineDiagram", "RedlineRaster", "RedlineComparison",
        "RedlineScratch", "RedlineIO", "TestPrograms", "redline",
      ], swiftSettings: settings),
    .testTarget(
      name: "RedlineDiagramTests",
      dependencies: [
        "TestPrograms", "RedlineDiagram", "RedlineLayout", "RedlineModel", "RedlineText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "TestPrograms", "RedlineInterfaceBuilder", "RedlineAssets", "RedlineComparison",
        "RedlineDiagram",
        "RedlineLayout", "RedlineRaster", "RedlineText",
      ],
      swiftSettings: settings),
    .target(name: "TestPrograms", path: "Tests/TestPrograms", swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "RedlineCommands", "RedlineSnapshots", "RedlinePages", "RedlineScratch", "RedlineIO",
        "RedlineKit", "GalleryLayouts", "TestPrograms", "redline", "redline-gallery",
        "redline-parity",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["RedlineCommands", "RedlineKit", "RedlineTesting", "TestPrograms"],
      swiftSettings: settings),
    .testTarget(
      name: "SnapshotCommandTests",
      dependencies: [
        "RedlineCommands", "RedlineSnapshots", "RedlineIO", "RedlineKit", "TestPrograms", "redline",
        "redline-gallery",
      ], swiftSettings: settings),
    .testTarget(
      name: "DiffCommandTests",
      dependencies: [
        "RedlineCommands", "RedlineComparison", "RedlineInterfaceBuilder", "RedlineModel",
        "RedlineAnalysis", "RedlineText", "RedlineDiagram", "GalleryLayouts", "RedlineKit",
        "RedlineLayout",
        "TestPrograms", "redline", "redline-gallery",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AnalysisTests",
      dependencies: [
        "RedlineAnalysis", "RedlineComparison", "RedlineModel", "RedlineKit", "RedlineCommands",
        "GalleryLayouts",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "TestPrograms", "GalleryLayouts", "RedlineCommands", "RedlineDiagram", "RedlineKit",
        "RedlineLayout",
        "RedlineModel", "RedlineSnapshots", "RedlineSolver",
      ],
      resources: [.copy("FigureBudgets.txt")], swiftSettings: settings),
  ] + uiKitTargets + hashTargets,
  swiftLanguageModes: [.v6]
)
