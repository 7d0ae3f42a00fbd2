import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// A built program, run as a process of its own.
struct Command {
  var program: String
  var arguments: [String]
  var folder: URL
  var variables: [String: String] = [:]

  /// Runs it to its end with lines as standard input.
  func run(input: String = "") throws -> Program.Outcome {
    try process.run(input: Data(input.utf8))
  }

  /// Starts it without its streams.
  func started() throws -> Process { try process.started() }

  private var process: Program {
    var process = Program(built: program, arguments, in: folder)
    for name in process.environment.keys {
      // Nothing is recorded under CI.
      let isOurs = name.hasPrefix("REDLINE_") || name.hasPrefix("GITHUB_") || name == "CI"
      if isOurs { process.environment[name] = nil }
    }
    process.environment.merge(variables) { $1 }
    return process
  }
}

/// Calls `body` with the store of a new package that has no sources.
func withPackage<Result>(
  isOnDisk: Bool = false, _ body: (URL, SnapshotStore) throws -> Result
) throws -> Result {
  try withTemporaryFolder(isOnDisk: isOnDisk) { folder in
    try Data("// swift-tools-version: 6.2\n".utf8).write(
      to: folder.appending(path: "Package.swift"))
    return try body(folder, SnapshotStore(root: folder.path, environment: [:]))
  }
}

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

/// A generator with a seed: Knuth's, from MMIX.
struct Dice {
  var state: UInt64 = 1
  mutating func roll(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
