import Foundation
import RedlineIO

/// What one process of a run did: which tests ended, and whether all were asked for.
///
/// It is written when the process ends in order, so a run that crashed has none.
public struct SnapshotRun: Codable, Hashable, Sendable {
  /// The run's name, the same for all its processes.
  public var id: String
  /// The library that ran the tests: `swift-testing`, `xctest`, or `catalog`.
  public var library: String
  /// Why not all tests ran, such as `--filter Login`; `nil` if all did.
  public var partialReason: String?
  /// Suites and tests as their goldens' folders, `LoginTests/login`, that ended without an error.
  public var endedTests: [String]
  /// Those that took snapshots and may not have taken all.
  public var openTests: [String]
  /// The part of a divided run: 3 of 8.
  public var shard: Shard?

  /// A part of a run that is divided among machines.
  public struct Shard: Codable, Hashable, Sendable {
    /// 1…count.
    public var index: Int
    /// The number of parts, 1…10,000.
    public var count: Int

    /// Reads `3/8`.
    public init?(_ text: String) {
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1,
        index <= count, count <= 10_000
      else { return nil }
      (self.index, self.count) = (index, count)
    }
  }

  package init(
    id: String, library: String, partialReason: String? = nil, endedTests: [String] = [],
    openTests: [String] = [], shard: Shard? = nil
  ) {
    (self.id, self.library, self.partialReason) = (id, library, partialReason)
    (self.endedTests, self.openTests, self.shard) = (endedTests, openTests, shard)
  }
}

extension SnapshotStore {
  /// The results of a run, or the last ones of all snapshots, in the order of their paths.
  ///
  /// Files that are not results are left out; what a killed process left half is none of them.
  public func savedResults(ofRun run: String? = nil) -> [SnapshotResult] {
    saved(SnapshotResult.self, in: "results").filter { run == nil || $0.run == run }
  }

  /// The records of a run's processes.
  public func savedRuns(_ run: String? = nil) -> [SnapshotRun] {
    saved(SnapshotRun.self, in: "runs").filter { run == nil || $0.id == run }
  }

  private func saved<Value: Decodable>(_ type: Value.Type, in folder: String) -> [Value] {
    let decoder = JSONDecoder()
    return Folder("\(results)/\(folder)").filePaths().compactMap { path in
      guard path.hasSuffix(".json"),
        let bytes = try? wholeFile(at: "\(results)/\(folder)/\(path)", limit: 16 << 20)
      else { return nil }
      return try? decoder.decode(type, from: Data(bytes))
    }
  }

  package func save(_ result: SnapshotResult) throws(SnapshotError) {
    try writeWhole(encoded(result), to: resultPath(result.file))
  }

  package func save(_ run: SnapshotRun, process: Int32) throws(SnapshotError) {
    let name = SnapshotID("\(run.id)-\(run.library)-\(process)")
    try writeWhole(encoded(run), to: "\(results)/runs/\(name.path).json")
  }
}

/// JSON with sorted keys; strings and finite numbers always encode.
private func encoded(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return Array((try? encoder.encode(value)) ?? Data())
}
