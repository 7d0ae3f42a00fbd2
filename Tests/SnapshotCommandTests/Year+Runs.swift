import Foundation
import RedlineIO
import Testing

@testable import RedlineSnapshots

/// What runs in the year, and what is expected of it.
extension Year {
  /// Leaves what test processes leave: results, and a record of each process.
  func take(
    _ tests: [YearTest], run: String, shard: SnapshotRun.Shard? = nil, partial: String? = nil,
    hasEnded: Bool = true, in store: SnapshotStore
  ) throws {
    for library in ["swift-testing", "xctest"] {
      let own = tests.filter { $0.isXCTest == (library == "xctest") }
      var record = SnapshotRun(id: run, library: library, partialReason: partial, shard: shard)
      record.hasEnded = hasEnded
      for test in own {
        for (path, text) in test.isDisabled ? [:] : test.files(version: version) {
          let file = try #require(SnapshotFile(path: path))
          let snapshot = Snapshot(
            file.id, .svg(text),
            test: .init(
              module: "App", suite: test.suite, function: "\(test.name)()", arguments: [],
              file: "App/\(test.suite).swift", line: 3))
          _ = store.judge(snapshot, mode: .never, run: run)
        }
        let name = "\(test.suite)/\(test.name)"
        if test.isXCTest {
          record.methods.append(
            .init(
              name: name, folders: test.isDisabled ? [] : [test.folder],
              hasEnded: !test.isDisabled, isSkipped: test.isDisabled))
        } else if test.isDisabled {
          record.skippedTests.append(test.folder)
        } else {
          record.endedTests.append(test.folder)
        }
      }
      try store.save(record, process: library == "xctest" ? 1 : 2)
    }
  }

  private var declared: [TestName] { tests.compactMap { TestName($0.declaration) } }

  /// The note of a run whose processes ended well if nothing differs.
  func end(of note: RunNote, _ run: [YearTest]) -> ChildProcess.End {
    .exit(verdicts(run).values.allSatisfy { $0 == .passed } ? 0 : 1)
  }

  mutating func run(_ run: [YearTest], allowsFewer: Bool = false) throws {
    var note = try store.beginRun("verify")
    try take(run, run: note.run, in: store)
    note.end = end(of: note, run)
    let found = try store.finish(
      &note, tests: declared, allowsFewer: allowsFewer, program: "redline")
    check(found, allowsFewer: allowsFewer)
  }

  mutating func filter() throws -> Bool {
    guard let suite = tests.first?.suite else { return false }
    let part = tests.filter { $0.suite == suite }
    var note = try store.beginRun("verify")
    note.partialReason = "--filter \(suite)"
    try take(part, run: note.run, partial: note.partialReason, in: store)
    note.end = end(of: note, part)
    let found = try store.finish(&note, tests: declared, program: "redline")
    expect(found.obsolete == nil, "a part tells what is obsolete")
    expect(found.remarks == ["only a part was run: --filter \(suite)"], "\(found.remarks)")
    let all = verdicts(part)
    expect(found.results.count == all.count, "\(found.results.count) of \(all.count) in a part")
    expect(
      found.isPassed == all.values.allSatisfy { $0 == .passed } && !all.isEmpty || all.isEmpty,
      "a part: \(found.problems)")
    return true
  }

  mutating func crash() throws -> Bool {
    var note = try store.beginRun("verify")
    let part = Array(tests.prefix(tests.count / 2))
    try take(part, run: note.run, hasEnded: false, in: store)
    note.end = .exit(0)
    let found = try store.finish(&note, tests: declared, program: "redline")
    expect(found.exitCode == 1 && found.obsolete == nil, "a crash: \(found.problems)")
    expect(found.problems.first?.contains("did not come to an end") == true, "\(found.problems)")
    return true
  }

  mutating func allow() throws -> Bool {
    try run(tests, allowsFewer: true)
    return true
  }

  mutating func merge() throws -> Bool {
    var folders: [String] = []
    for index in 1...3 {
      let shard = try #require(SnapshotRun.Shard("\(index)/3"))
      let path = folder.appending(path: ".build/part-\(index)").path
      try? FileManager.default.removeItem(atPath: path)
      let part = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": path])
      var note = try part.beginRun("verify")
      (note.shard, note.declaredTests) = (shard, declared.map(\.text))
      let names = Set(shard.tests(of: declared))
      let own = tests.filter { TestName($0.declaration).map(names.contains) == true }
      try take(own, run: note.run, shard: shard, in: part)
      note.end = end(of: note, own)
      _ = try part.finish(&note, tests: declared, program: "redline")
      folders.append(path)
    }
    check(try store.merge(folders), allowsFewer: false)
    let missing = try store.merge([folders[0], folders[2]])
    expect(missing.exitCode == 1 && missing.obsolete == nil, "without a shard")
    expect(
      missing.problems.contains { $0.contains("1 shard of 3 is missing: 2/3") },
      "\(missing.problems)")
    return true
  }

  // MARK: - What is expected

  /// What becomes of the snapshots of tests.
  func verdicts(_ run: [YearTest]) -> [String: SnapshotResult.Verdict] {
    var all: [String: SnapshotResult.Verdict] = [:]
    for test in run where !test.isDisabled {
      for (path, text) in test.files(version: version) {
        all[path] =
          conflicts.contains(path)
          ? .invalid : goldens[path].map { $0 == text ? .passed : .changed } ?? .missing
      }
    }
    return all
  }

  /// Compares what a run of all tests says with what the model says.
  mutating func check(_ found: Verification, allowsFewer: Bool) {
    let expected = verdicts(tests)
    let told = Dictionary(uniqueKeysWithValues: found.results.map { ($0.file.path, $0.verdict) })
    expect(told == expected, "verdicts: \(told) for \(expected)")

    let texts = tests.filter { !$0.isDisabled }.map { $0.files(version: version) }
      .reduce(into: [:]) { $0.merge($1) { $1 } }
    // A method of XCTest that was skipped may be the one with any file's golden of its name.
    let kept = Set(tests.filter(\.isDisabled).map { $0.isXCTest ? $0.name : $0.folder })
    func isKept(_ path: String) -> Bool {
      let parts = path.split(separator: "/").map(String.init)
      return kept.contains(parts[1]) || kept.contains("\(parts[0])/\(parts[1])")
    }
    let orphans = Set(goldens.keys.filter { texts[$0] == nil && !isKept($0) })

    // A new snapshot with what an orphan holds is the orphan under a new name.
    waiting = [:]
    var renamed: Set<String> = []
    for result in found.results where result.verdict != .passed {
      let path = result.file.path
      let text = texts[path] ?? ""
      let olds = orphans.filter { result.verdict == .missing && goldens[$0] == text }
      waiting[path] = (text, olds)
      if let old = result.renamedFrom {
        expect(olds.contains(old) && renamed.insert(old).inserted, "\(path) from \(old)")
      } else {
        expect(olds.subtracting(renamed).isEmpty || olds.isEmpty, "\(path) is \(olds)")
      }
    }
    expect(Set(found.obsolete ?? []) == orphans.subtracting(renamed), "obsolete: \(orphans)")
    let words = found.remarks.joined(separator: "\n")
    expect(
      words.contains("taken by no test any more") == !orphans.subtracting(renamed).isEmpty, words)

    // What a run took that passed is missed as long as its test and its golden are there.
    let declared = Set(tests.filter { !$0.isDisabled }.map(\.folder))
    let missed = (allowsFewer ? [] : passed ?? []).filter { path in
      let folder = path.split(separator: "/").prefix(2).joined(separator: "/")
      return texts[path] == nil && goldens[path] != nil && declared.contains(folder)
    }
    let problems = found.problems.joined(separator: "\n")
    if !missed.isEmpty { counts["missed", default: 0] += 1 }
    expect(
      missed.isEmpty
        ? !problems.contains("fewer")
        : problems.contains("\(counted(missed.count, "snapshot")) fewer"),
      "\(missed) missed: \(problems)")
    for path in missed.prefix(20) { expect(problems.contains(path), "\(path) is not named") }

    let isPassed = expected.values.allSatisfy { $0 == .passed } && missed.isEmpty
    expect(found.isPassed == isPassed, "passes: \(found.problems)")
    if found.isPassed {
      passed = Set(expected.keys)
      counts["passed", default: 0] += 1
    }
  }

  /// Each golden that there should be is there, byte for byte, and no other.
  mutating func checkDisk() {
    let found = Folder(store.goldens).filePaths()
    expect(
      Set(found) == Set(goldens.keys), "goldens: \(Set(found).symmetricDifference(goldens.keys))")
    for path in found {
      expect((try? store.golden(path)) == goldens[path], "\(path) has other contents")
    }
  }

  /// A golden that was moved has the history of its old name.
  func checkHistory() throws {
    let names = try git(
      "-c", "core.quotePath=false", "log", "-M100%", "--diff-filter=R", "--name-status",
      "--format=")
    let renames = names.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
      .filter { $0.first == "R100" }.map { "\($0[1]) \($0[2])" }
    // One of two with the same contents may be taken for the other.
    let known = moved.filter { renames.contains("Snapshots/\($0.old) Snapshots/\($0.new)") }
    #expect(known.count * 2 >= moved.count && !known.isEmpty, "\(known.count) of \(moved.count)")
  }
}
