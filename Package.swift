// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "redline",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RedlineKit", targets: ["RedlineKit"]),
    .library(name: "RedlineSolver", targets: ["RedlineSolver"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
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
    .target(name: "RedlineSolver", swiftSettings: settings),
    .target(name: "RedlineLayout", dependencies: ["RedlineSolver"], swiftSettings: settings),
    .target(
      name: "RedlineText", dependencies: ["RedlineLayout", "CPango"], swiftSettings: settings),
    .target(name: "RedlineRaster", dependencies: ["CRsvg", "CPNG"], swiftSettings: settings),
    .target(
      name: "RedlineDiagram", dependencies: ["RedlineLayout", "RedlineText"],
      swiftSettings: settings),
    .target(
      name: "RedlineKit",
      dependencies: ["RedlineLayout", "RedlineText", "RedlineDiagram", "RedlineRaster"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineSolverTests", dependencies: ["RedlineSolver"], swiftSettings: settings),
    .testTarget(
      name: "RedlineLayoutTests", dependencies: ["RedlineLayout"], swiftSettings: settings),
    .testTarget(
      name: "RedlineTextTests", dependencies: ["RedlineText", "RedlineLayout"],
      swiftSettings: settings),
    .testTarget(
      name: "RedlineRasterTests", dependencies: ["RedlineRaster"], swiftSettings: settings),
    .testTarget(
      name: "RedlineDiagramTests", dependencies: ["RedlineDiagram"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
