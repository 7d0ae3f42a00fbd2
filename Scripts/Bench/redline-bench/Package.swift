// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "redline-bench",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "redline", path: "../../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        .product(name: "RedlineKit", package: "redline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "verify-bench",
      dependencies: [
        .product(name: "RedlineKit", package: "redline"),
        .product(name: "RedlineSnapshots", package: "redline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(name: "BenchColumns", swiftSettings: settings),
    .executableTarget(
      name: "solver-bench",
      dependencies: [
        "BenchColumns",
        .product(name: "RedlineSolver", package: "redline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "redline-bench",
      dependencies: [
        "BenchColumns",
        .product(name: "RedlineKit", package: "redline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
