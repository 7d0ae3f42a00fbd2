import Foundation

/// The results of a run as files for people and for other programs.
///
/// ```swift
/// let report = SnapshotReport(results: store.savedResults(), store: store)
/// try report.write(to: "Report")   // index.html, pictures, junit.xml, summary.md, annotations.txt
/// ```
/// The same results and pictures give the same bytes.
public struct SnapshotReport: Sendable {
  /// In the order of their files.
  public let results: [SnapshotResult]
  /// Where the pictures and the package's sources are.
  public let store: SnapshotStore
  /// What kept the run from being whole, such as a crash or a missing shard: without it, a report of
  /// what is left would look as if all were well.
  public var problems: [String] = []
  /// What is good to know of the run, such as goldens that no test takes any more.
  public var remarks: [String] = []
  /// What precedes the package's paths in annotations: where a repository has the package in a
  /// folder, that folder and a slash.
  public var sourcePrefix = ""
  /// How many bytes of pictures the page may hold; what comes after is named by its path.
  public var pictureByteLimit = 192 << 20
  /// How many bytes of pictures a folder may hold for other programs than the page; JUnit's file names
  /// the page for what comes after.
  package var attachmentByteLimit = 5 << 20
  /// The results for which what differs is also kept as a PNG file beside what is pending.
  var keptDifferences: Set<SnapshotFile> = []
  /// Whether the page names the commands that accept results.
  package var canAccept = true
  /// What pictures are called that are copies, by their paths in the store.
  package var pictureNames: [String: String] = [:]
  /// Whether goldens are shown of results that could not be compared, too.
  package var showsAllGoldens = false
  /// The pictures in the report's folder, once it is written; before, those of the package are named.
  var attachments: [SnapshotFile: [(name: String, path: String)]]?

  /// A report of results; of two with the same file, the later counts.
  public init(results: [SnapshotResult], store: SnapshotStore) {
    var results = store.explained(Self.sorted(results))
    for index in results.indices where results[index].wholeDifference != nil {
      results[index] = results[index].whole
    }
    self.results = results
    self.store = store
  }

  /// Results as a store reads them are sorted already, and there may be a hundred thousand.
  private static func sorted(_ results: [SnapshotResult]) -> [SnapshotResult] {
    let paths = results.map(\.file.path)
    if zip(paths, paths.dropFirst()).allSatisfy({ $0 < $1 }) { return results }
    let last = Dictionary(zip(paths, results), uniquingKeysWith: { $1 })
    return last.sorted { $0.key < $1.key }.map(\.value)
  }

  /// How many results have each verdict; verdicts that none has are left out.
  package var counts: [(verdict: SnapshotResult.Verdict, count: Int)] {
    SnapshotResult.Verdict.reportOrder.compactMap { verdict in
      let count = results.count { $0.verdict == verdict }
      return count == 0 ? nil : (verdict, count)
    }
  }

  /// `2 changed, 1 missing, 40 passed`.
  package var countLine: String {
    counts.isEmpty
      ? "no snapshots"
      : counts.map { "\($0.count) \($0.verdict.rawValue)" }.joined(separator: ", ")
  }
}

extension SnapshotResult.Verdict {
  /// What wants a look first.
  static let reportOrder: [SnapshotResult.Verdict] = [
    .changed, .missing, .invalid, .pending, .recorded, .passed,
  ]
}

extension SnapshotResult {
  /// The name that people know it by.
  var shownName: String { shownPath ?? file.id.path }

  private var nameParts: [String] {
    shownPath.map { $0.split(separator: "/").map(String.init) } ?? file.id.parts
  }

  /// The suite, or the first part of the name of what no test took.
  var suite: String { test?.suite ?? (nameParts.count > 1 ? nameParts[0] : "Snapshots") }

  /// The name of the test without its arguments, or the rest of the snapshot's name.
  var testName: String {
    guard let test else {
      let parts = nameParts
      return (parts.count > 1 ? Array(parts.dropFirst()) : parts).joined(separator: "/")
    }
    return test.function
  }

  /// What tells it apart from the other snapshots of its test; empty if nothing does.
  var variantName: String {
    variant.isEmpty ? (test?.arguments ?? []).joined(separator: ", ") : variant
  }
}
