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
    .library(name: "RedlineSolver", targets: ["RedlineSolver"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    .target(name: "RedlineSolver", swiftSettings: settings),
    .target(name: "RedlineLayout", dependencies: ["RedlineSolver"], swiftSettings: settings),
    .testTarget(
      name: "RedlineSolverTests", dependencies: ["RedlineSolver"], swiftSettings: settings),
    .testTarget(
      name: "RedlineLayoutTests", dependencies: ["RedlineLayout"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
