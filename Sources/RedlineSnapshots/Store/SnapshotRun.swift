import Foundation
import RedlineIO
import RedlineModel

/// What one process of a run did: which tests ended, and whether all were asked for.
///
/// It is written when the process takes its first snapshot, without ``hasEnded``, and again when the
/// process ends in order: one that crashed, was killed or left by `_exit` has no end.
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
  /// Those that were running when the process ended, which a test does that calls `exit`.
  public var runningTests: [String] = []
  /// Those that were skipped.
  public var skippedTests: [String] = []
  /// The test methods of XCTest that were seen to end.
  public var methods: [Method] = []
  /// Whether the process came to its end.
  public var hasEnded = true
  /// The part of a divided run: 3 of 8.
  public var shard: Shard?
  /// The goldens that it took, by their paths in the folder of goldens, one a line: a text is read
  /// many times faster than as many texts. `nil` of a version that did not note them.
  package var takenLines: String?
  /// Whether it was given the tests that it ran, as a process of XCTest is with `--parallel`: the
  /// others are other processes'.
  package var isOneOfMany = false
  /// The snapshots whose names were used twice, which have no result of their own.
  package var faults: [Fault] = []

  /// A test method of XCTest.
  public struct Method: Codable, Hashable, Sendable {
    /// `LoginTests/testLogin`.
    public var name: String
    /// The folders of its goldens, which are named for its file: `LoginTests/testLogin`.
    public var folders: [String]
    /// Whether it came to its end without an error, and was not skipped.
    public var hasEnded: Bool

    /// Whether it was skipped.
    public var isSkipped: Bool

    /// A method that ended.
    public init(name: String, folders: [String], hasEnded: Bool, isSkipped: Bool = false) {
      (self.name, self.folders) = (name, folders)
      (self.hasEnded, self.isSkipped) = (hasEnded, isSkipped)
    }
  }

  /// A snapshot that could not be taken under its name.
  package struct Fault: Codable, Hashable, Sendable {
    /// The golden, as a path in the folder of goldens.
    package var path: String
    package var title: String
    package var message: String
    package var test: SnapshotResult.Test

    package init(path: String, title: String, message: String, test: SnapshotResult.Test) {
      (self.path, self.title, self.message, self.test) = (path, title, message, test)
    }
  }

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

    /// Reads a part; records come from other machines.
    /// - Throws: `DecodingError` for numbers that no part has.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let index = try fields.decode(Int.self, forKey: .index)
      let count = try fields.decode(Int.self, forKey: .count)
      guard let shard = Self("\(index)/\(count)") else {
        throw DecodingError.dataCorruptedError(
          forKey: .index, in: fields, debugDescription: "There is no part \(index)/\(count).")
      }
      self = shard
    }
  }

  package init(
    id: String, library: String, partialReason: String? = nil, endedTests: [String] = [],
    openTests: [String] = [], shard: Shard? = nil
  ) {
    (self.id, self.library, self.partialReason) = (id, library, partialReason)
    (self.endedTests, self.openTests, self.shard) = (endedTests, openTests, shard)
    takenLines = ""
  }

  /// Reads a record, also one of a version that wrote fewer fields.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(String.self, forKey: .id)
    library = try fields.decode(String.self, forKey: .library)
    partialReason = try fields.decodeIfPresent(String.self, forKey: .partialReason)
    endedTests = try fields.decode([String].self, forKey: .endedTests)
    openTests = try fields.decode([String].self, forKey: .openTests)
    runningTests = try fields.decodeIfPresent([String].self, forKey: .runningTests) ?? []
    skippedTests = try fields.decodeIfPresent([String].self, forKey: .skippedTests) ?? []
    methods = try fields.decodeIfPresent([Method].self, forKey: .methods) ?? []
    hasEnded = try fields.decodeIfPresent(Bool.self, forKey: .hasEnded) ?? true
    shard = try fields.decodeIfPresent(Shard.self, forKey: .shard)
    takenLines = try fields.decodeIfPresent(String.self, forKey: .takenLines)
    isOneOfMany = try fields.decodeIfPresent(Bool.self, forKey: .isOneOfMany) ?? false
    faults = try fields.decodeIfPresent([Fault].self, forKey: .faults) ?? []
  }
}

extension SnapshotRun {
  /// The goldens that it took, by their paths in the folder of goldens.
  package var taken: [String] {
    get { (takenLines ?? "").split(separator: "\n").map(String.init) }
    set { takenLines = newValue.joined(separator: "\n") }
  }

  /// The name of the runs of tests that a process starts: no later process has it, even one that the
  /// system gives the same number.
  package static func name(ofProcess process: Int32) -> String {
    "process-\(process)\(startOfProcess(process))"
  }

  /// Whether the process that started it runs, where no command did.
  var isOfRunningProcess: Bool {
    let parts = id.split(separator: "-")
    guard parts.count > 1, parts[0] == "process", let process = Int32(parts[1]) else {
      return false
    }
    return isRunning(process) && id == Self.name(ofProcess: process)
  }
}

/// Whether a process runs.
func isRunning(_ process: Int32) -> Bool {
  process > 0 && (kill(process, 0) == 0 || errno == EPERM)
}

/// `-8812345`: when a process began, as the system gives its number to others later.
private func startOfProcess(_ process: Int32) -> String {
  let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
  // The program's name stands in parentheses, and the 20th field after it is the start.
  let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
  return fields.count > 19 ? "-\(fields[19])" : ""
}

extension SnapshotStore {
  /// The results of a run, or the last ones of all snapshots, in the order of their paths.
  ///
  /// Files that are not results are left out; a report of the run says that they are there.
  public func savedResults(ofRun run: String? = nil) -> [SnapshotResult] {
    readResults().results.filter { run == nil || $0.run == run }
  }

  /// The records of a run's processes.
  public func savedRuns(_ run: String? = nil) -> [SnapshotRun] { readRuns(run).records }

  /// The records of a run, or of all, and the files that cannot be read as such.
  package func readRuns(_ run: String?) -> (records: [SnapshotRun], damaged: [String]) {
    let read = read(SnapshotRun.self, in: "runs")
    return (read.values.filter { run == nil || $0.id == run }, read.damaged)
  }

  private func read<Value: Decodable>(
    _ type: Value.Type, in folder: String
  ) -> (values: [Value], damaged: [String]) {
    let decoder = JSONDecoder()
    var found: (values: [Value], damaged: [String]) = ([], [])
    for name in Folder("\(results)/\(folder)").filePaths() where name.hasSuffix(".json") {
      let path = "\(results)/\(folder)/\(name)"
      let bytes: [UInt8]?
      do { bytes = try wholeFile(at: path, limit: 64 << 20) } catch {
        found.damaged.append(shown(path))
        continue
      }
      // Another process may have removed it since it was listed.
      guard let bytes else { continue }
      do { found.values.append(try decoder.decode(type, from: Data(bytes))) } catch {
        found.damaged.append(shown(path))
      }
    }
    return found
  }

  package func save(_ result: SnapshotResult) throws(SnapshotError) {
    // Writing the result is a part of what each snapshot costs. A tolerance has rules with values,
    // which the fast encoder has no form for.
    let fast = result.tolerance == nil ? try? OneLineJSON.bytes(of: result) : nil
    try writeWhole(fast ?? encoded(result), to: resultPath(result.file))
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
