import Foundation
import RedlineKit
import Testing

@testable import RedlineSnapshots

/// A built program, run as a process of its own.
struct Command {
  var program: String
  var arguments: [String]
  var folder: URL
  var variables: [String: String] = [:]

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs it to its end with lines as standard input.
  func run(input: String = "") throws -> Outcome {
    try withTemporaryFolder { files in
      let names = ["in", "out", "err"].map { files.appending(path: $0) }
      try Data(input.utf8).write(to: names[0])
      for name in names.dropFirst() { try Data().write(to: name) }
      let process = try started(
        input: FileHandle(forReadingFrom: names[0]), output: FileHandle(forWritingTo: names[1]),
        errors: FileHandle(forWritingTo: names[2]))
      process.waitUntilExit()
      let texts = try names.dropFirst().map {
        String(decoding: try Data(contentsOf: $0), as: UTF8.self)
      }
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: texts[0], errors: texts[1])
    }
  }

  /// Starts it without its streams.
  func started() throws -> Process {
    try started(input: .nullDevice, output: .nullDevice, errors: .nullDevice)
  }

  private func started(
    input: FileHandle, output: FileHandle, errors: FileHandle
  ) throws -> Process {
    let process = Process()
    process.executableURL = products.appending(path: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for name in environment.keys where name.hasPrefix("REDLINE_") || name.hasPrefix("GITHUB_") {
      environment[name] = nil
    }
    // Nothing is recorded under CI.
    environment["CI"] = nil
    process.environment = environment.merging(variables) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) =
      (input, output, errors)
    try process.run()
    return process
  }
}

/// The folder with the built programs, which is that of the tests.
private var products: URL {
  #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    return tests.bundleURL.deletingLastPathComponent()
  #else
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  #endif
}

/// Calls `body` with the path of a new folder, which is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Calls `body` with the store of a new package that has no sources.
func withPackage<Result>(_ body: (URL, SnapshotStore) throws -> Result) throws -> Result {
  try withTemporaryFolder { folder in
    try Data("// swift-tools-version: 6.2\n".utf8).write(
      to: folder.appending(path: "Package.swift"))
    return try body(folder, SnapshotStore(root: folder.path, environment: [:]))
  }
}

/// The folder of this package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A result that nothing was drawn for.
func result(
  _ path: String, _ verdict: SnapshotResult.Verdict = .passed, cause: String? = nil,
  difference: String? = nil, run: String = "verify-1", line: Int = 7
) throws -> SnapshotResult {
  let file = try #require(SnapshotFile(path: path))
  let parts = file.id.parts
  return SnapshotResult(
    file: file, verdict: verdict, message: verdict == .passed ? "" : "\(path) is another layout",
    difference: difference, cause: cause, golden: "Snapshots/\(path)", title: path,
    test: parts.count < 3
      ? nil
      : .init(
        module: "AppTests", suite: parts[0], function: "\(parts[1])()", arguments: [],
        file: "AppTests/\(parts[0]).swift", line: line), run: run)
}

extension SnapshotStore {
  /// Leaves a golden and what would replace it.
  func addPending(_ path: String, from old: String, to new: String, cause: String = "c") throws {
    var pending = try result(path, .changed, cause: cause, difference: "- \(old)\n+ \(new)")
    try writeWhole(Array(old.utf8), to: goldenPath(pending.file))
    try writeWhole(Array(new.utf8), to: pendingPath(pending.file))
    pending.goldenHash = sha256(Array(old.utf8))
    pending.actualHash = sha256(Array(new.utf8))
    pending.actual = shown(pendingPath(pending.file))
    try save(pending)
  }

  func golden(_ path: String) throws -> String? {
    try wholeFile(at: "\(goldens)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }
}
