import Foundation
import RedlineIO
import RedlineKit
import RedlineSnapshots
import Synchronization

/// Two sets of PNG files, compared by their paths.
struct FolderComparison: Encodable, Sendable {
  /// What became of a path.
  struct Pair: Encodable, Sendable {
    enum Outcome: String, Encodable, Sendable, CaseIterable {
      case same, differs
      case missing
      case unreadable
    }
    var path: String
    var outcome: Outcome
    /// What was found, in words.
    var message: String
    var comparison: ImageComparison?
  }

  /// The folders that the paths are in.
  var reference: String
  var actual: String
  /// In the order of their paths.
  var pairs: [Pair]

  /// Compares files with the same path, on all processors.
  init(_ reference: PictureSet, _ actual: PictureSet, tolerance: ImageTolerance) {
    self.reference = reference.base
    self.actual = actual.base
    let all = Set(reference.paths).union(actual.paths).sorted()
    let (isThere, isHere) = (Set(reference.paths), Set(actual.paths))
    let found = Mutex([Int: Pair]())
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let path = all[index]
      let pair =
        if !isThere.contains(path) {
          Pair(path: path, outcome: .missing, message: "is not in \(reference.shown)")
        } else if !isHere.contains(path) {
          Pair(path: path, outcome: .missing, message: "is not in \(actual.shown)")
        } else {
          Self.pair(path, reference.file(path), actual.file(path), tolerance)
        }
      found.withLock { $0[index] = pair }
    }
    pairs = found.withLock { found in all.indices.compactMap { found[$0] } }
  }

  private static func pair(
    _ path: String, _ reference: String, _ actual: String, _ tolerance: ImageTolerance
  ) -> Pair {
    do {
      let comparison = try ImageComparison(
        referencePNG: CompareCommand.bytes(of: reference),
        actualPNG: CompareCommand.bytes(of: actual), tolerance: tolerance)
      return Pair(
        path: path, outcome: comparison.isMatch ? .same : .differs, message: "\(comparison)",
        comparison: comparison)
    } catch let error as ImageComparisonError {
      let file = error.image == .reference ? reference : actual
      return Pair(path: path, outcome: .unreadable, message: "\(file): \(error.reason.fact)")
    } catch {
      return Pair(path: path, outcome: .unreadable, message: "\(error)")
    }
  }

  func count(_ outcome: Pair.Outcome) -> Int { pairs.count { $0.outcome == outcome } }

  /// A line for each path and one for all.
  var text: String {
    let rows = pairs.map {
      [$0.path.printableLine, $0.outcome.rawValue, $0.message.printableLine]
    }
    let counts = Pair.Outcome.allCases.filter { count($0) > 0 }
      .map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    return TextColumns(rows).lines.joined(separator: "\n")
      + "\n\(counted(pairs.count, "picture")): \(counts)\n"
  }

  /// 64 for what cannot be read, 1 for what differs or is missing.
  var exitCode: Int32 {
    if count(.unreadable) > 0 { return 64 }
    return count(.same) == pairs.count ? 0 : 1
  }
}

extension PictureSet {
  /// The folder as messages name it.
  var shown: String { base.isEmpty ? "." : base }
}

extension FolderComparison {
  /// Writes a picture of what differs for each pair, under the same path.
  func writePictures(to folder: String, tolerance: ImageTolerance) throws {
    for pair in pairs where pair.outcome == .differs {
      let picture = try ImageComparison.differencePicture(
        reference: Bitmap(png: CompareCommand.bytes(of: file(pair.path, in: reference))),
        actual: Bitmap(png: CompareCommand.bytes(of: file(pair.path, in: actual))),
        tolerance: tolerance)
      try writeWhole(picture.png(), to: "\(folder)/\(pair.path)")
    }
  }

  private func file(_ path: String, in base: String) -> String {
    base.isEmpty ? path : "\(base)/\(path)"
  }

  /// Writes the report of what is not the same, as of snapshots.
  func writeReport(to folder: String, tolerance: ImageTolerance) throws {
    let copies = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)").path
    defer { try? FileManager.default.removeItem(atPath: copies) }
    let store = SnapshotStore(
      root: FileManager.default.currentDirectoryPath,
      environment: ["REDLINE_SNAPSHOTS": "\(copies)/golden", "REDLINE_RESULTS": copies])
    var taken: Set<String> = []
    let results = try pairs.map { pair in
      // A snapshot's name has fewer letters than a path, and some disks have fewer still.
      var parts = pair.path.dropLast(4).split(separator: "/").map(String.init)
      if !taken.insert(SnapshotID(parts: parts).path.foldedForDisks).inserted {
        parts[parts.count - 1] += "-\(sha256(Array(pair.path.utf8)).prefix(12))"
      }
      return try result(of: pair, SnapshotID(parts: parts), tolerance, in: store)
    }
    var report = SnapshotReport(results: results, store: store)
    (report.canAccept, report.showsAllGoldens) = (false, true)
    for (pair, result) in zip(pairs, results) {
      report.pictureNames[store.goldenPath(result.file)] = file(pair.path, in: reference)
      report.pictureNames[store.pendingPath(result.file)] = file(pair.path, in: actual)
    }
    try report.write(to: folder)
  }

  /// A pair as a snapshot's result; the pictures of one that differs are copied to where a report
  /// looks for them.
  private func result(
    of pair: Pair, _ id: SnapshotID, _ tolerance: ImageTolerance, in store: SnapshotStore
  ) throws -> SnapshotResult {
    var result = SnapshotResult(
      file: SnapshotFile(id, .png), verdict: pair.verdict, message: "",
      difference: pair.outcome == .same ? nil : pair.message,
      golden: file(pair.path, in: reference), title: pair.path, run: "compare")
    result.shownPath = pair.path
    switch pair.outcome {
    case .same: return result
    case .differs: result.message = "\(pair.path) differs"
    case .missing:
      result.message = "\(pair.path) \(pair.message)"
      result.difference = nil
    case .unreadable:
      result.message = "\(pair.path) cannot be read: \(pair.message)"
      result.difference = nil
    }
    result.tolerance = tolerance == .exact ? nil : tolerance
    if let bytes = try? CompareCommand.bytes(of: file(pair.path, in: reference)) {
      try writeWhole(bytes, to: store.goldenPath(result.file))
      result.goldenHash = goldenHash(bytes)
    }
    if let bytes = try? CompareCommand.bytes(of: file(pair.path, in: actual)) {
      try writeWhole(bytes, to: store.pendingPath(result.file))
      result.actualHash = sha256(bytes)
    }
    return result
  }
}

extension FolderComparison.Pair {
  fileprivate var verdict: SnapshotResult.Verdict {
    switch outcome {
    case .same: .passed
    case .differs: .changed
    case .missing, .unreadable: .invalid
    }
  }
}
