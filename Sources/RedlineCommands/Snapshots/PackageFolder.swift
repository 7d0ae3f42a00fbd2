import ArgumentParser
import Foundation
import RedlineSnapshots

/// The package whose snapshots a command is about.
struct PackageFolder: ParsableArguments {
  @Option(
    help: ArgumentHelp("The package's folder; the current one unless given.", valueName: "folder"),
    completion: .directory)
  var packagePath = "."

  /// The package's folder.
  /// - Throws: `ValidationError` if there is no package.
  func root() throws -> String {
    let root = URL(fileURLWithPath: packagePath).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else {
      throw ValidationError(
        "\(root) has no Package.swift; go to the package's folder, or name it with --package-path")
    }
    return root
  }

  /// The folders of the package's goldens and results.
  /// - Throws: `ValidationError` if there is no package.
  func store() throws -> SnapshotStore {
    let root = try root()
    let environment = ProcessInfo.processInfo.environment
    let named = environment["REDLINE_ROOT"] ?? ""
    return SnapshotStore(root: named.isEmpty ? root : named, environment: environment)
  }
}

/// How this program was started: `redline`, or `swift package redline` where a plugin runs it.
var invokedName: String { isPlugin ? "swift package redline" : "redline" }

/// Whether SwiftPM runs this program for a plugin, and holds the lock of the package's build.
var isPlugin: Bool { ProcessInfo.processInfo.environment["REDLINE_PLUGIN"] == "1" }
