import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// A year of a repository in small: tests are added, renamed, narrowed, disabled and deleted, layouts
/// change, goldens are accepted, rejected and deleted, runs are filtered, divided and cut off. After
/// each step the run says what the model expects: nothing is lost, and nothing goes without a word.
@Suite struct YearTests {
  @Test(arguments: [1]) func everyStepIsTold(_ seed: Int) throws {
    try withPackage { folder, store in
      var year = try Year(seed: UInt64(seed), folder: folder, store: store)
      for step in 1...160 {
        try year.go(step)
        let failures = year.failures.texts
        try #require(failures.isEmpty, "step \(step): \(failures)\n\(year.log.suffix(8))")
      }
      // The year means something only if all of it happened.
      for (event, count) in year.counts where event != "crash" {
        #expect(count >= 2, "\(event) \(count)")
      }
      #expect(year.counts.count >= 16, "\(year.counts.keys.sorted())")
      try year.checkHistory()
    }
  }
}

/// A test of the repository.
private struct YearTest: Hashable {
  var suite: String
  var name: String
  var isXCTest: Bool
  var variants: [String]
  /// What is drawn; another number after each change.
  var content: Int
  var isDisabled = false

  var folder: String { "\(suite)/\(name)" }
  /// The line of `swift test list`.
  var declaration: String { isXCTest ? "App.\(suite)/\(name)" : "App.\(suite)/\(name)()" }

  /// The goldens by their paths.
  func files(version: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: variants.map { variant in
        ("\(folder)/\(variant).svg", "<svg>\(content) \(variant) \(version)</svg>")
      })
  }
}

/// What was not as expected.
private final class Failures {
  var texts: [String] = []
}

/// The repository with the model of it.
private struct Year {
  let folder: URL
  let store: SnapshotStore
  var dice: Dice
  var tests: [YearTest] = []
  /// The goldens that there should be.
  var goldens: [String: String] = [:]
  /// The version of what draws.
  var version = 1
  var contentCount = 0
  var nameCount = 0
  /// What the last complete run that passed took.
  var passed: Set<String>?
  /// What waits since the last run: the contents, and the goldens that may be moved.
  var waiting: [String: (text: String, olds: Set<String>)] = [:]
  var olderWaiting: Set<String> = []
  var counts: [String: Int] = [:]
  var log: [String] = []
  let failures = Failures()
  /// A golden that was moved, as it was called before.
  var moved: [(old: String, new: String)] = []

  init(seed: UInt64, folder: URL, store: SnapshotStore) throws {
    (self.folder, self.store, dice) = (folder, store, Dice(state: seed))
    try git("init", "-q")
    try Data(".build\n".utf8).write(to: folder.appending(path: ".gitignore"))
  }

  private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { failures.texts.append(message()) }
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"]
    let output = try ChildProcess(["git"] + identity + arguments, in: folder.path).output()
    return String(decoding: output.bytes, as: UTF8.self)
  }

  // MARK: - What people do

  mutating func go(_ step: Int) throws {
    let events: [(String, (inout Year) throws -> Bool)] = [
      ("add", { $0.add() }), ("add", { $0.add() }), ("delete", { $0.delete() }),
      ("rename", { $0.rename() }), ("rename", { $0.rename() }), ("move", { $0.moveSuite() }),
      ("change", { $0.change() }), ("change", { $0.change() }), ("narrow", { $0.narrow() }),
      ("widen", { $0.widen() }), ("disable", { $0.toggle() }),
      ("accept all", { try $0.accept(share: 1) }), ("accept all", { try $0.accept(share: 1) }),
      ("accept all", { try $0.accept(share: 1) }), ("accept some", { try $0.accept(share: 2) }),
      ("reject", { try $0.reject() }), ("delete obsolete", { try $0.deleteObsolete() }),
      ("new version", { $0.changeVersion() }), ("filter", { try $0.filter() }),
      ("shards", { try $0.merge() }), ("crash", { try $0.crash() }), ("allow", { try $0.allow() }),
    ]
    let (event, act) = events[step < 6 ? 0 : dice.roll(events.count)]
    log.append("\(step) \(event)")
    if try act(&self) { counts[event, default: 0] += 1 }
    // Goldens are committed when somebody decided, and all tests run after each step.
    if event.hasPrefix("accept") || event.hasPrefix("delete") {
      try git("add", "-A")
      try git("commit", "-q", "-m", "\(step) \(event)")
    }
    try run(tests)
    checkDisk()
  }

  private mutating func pick() -> Int? { tests.isEmpty ? nil : dice.roll(tests.count) }

  private mutating func newName() -> String {
    nameCount += 1
    return ["log", "größe", "вход", "登録"][dice.roll(4)] + "\(nameCount)"
  }

  private mutating func add() -> Bool {
    guard tests.count < 12 else { return false }
    contentCount += 1
    let isXCTest = dice.roll(4) == 0
    tests.append(
      YearTest(
        suite: isXCTest ? "File\(dice.roll(3))" : "Suite\(dice.roll(4))", name: newName(),
        isXCTest: isXCTest, variants: ["a", "b", "b~dark", "c"].suffix(1 + dice.roll(4)),
        content: contentCount))
    return true
  }

  private mutating func delete() -> Bool {
    guard tests.count > 6, let index = pick() else { return false }
    tests.remove(at: index)
    return true
  }

  private mutating func rename() -> Bool {
    guard let index = pick() else { return false }
    tests[index].name = newName()
    return true
  }

  private mutating func moveSuite() -> Bool {
    guard let index = pick() else { return false }
    tests[index].suite = (tests[index].isXCTest ? "File" : "Suite") + "\(4 + dice.roll(4))"
    return true
  }

  private mutating func change() -> Bool {
    guard let index = pick() else { return false }
    contentCount += 1
    tests[index].content = contentCount
    return true
  }

  private mutating func narrow() -> Bool {
    guard let index = tests.firstIndex(where: { $0.variants.count > 1 }) else { return false }
    tests[index].variants.removeLast()
    return true
  }

  private mutating func widen() -> Bool {
    guard let index = pick(), tests[index].variants.count < 6 else { return false }
    tests[index].variants.append("v\(tests[index].variants.count)-\(contentCount)")
    return true
  }

  private mutating func toggle() -> Bool {
    guard let index = pick() else { return false }
    tests[index].isDisabled.toggle()
    return true
  }

  private mutating func changeVersion() -> Bool {
    version += 1
    return true
  }

  // MARK: - What they decide

  private mutating func accept(share: Int) throws -> Bool {
    let found = store.reviewableResults()
    expect(
      Set(found.map(\.file.path)) == Set(waiting.keys), "waiting: \(found.map(\.file.path))")
    for result in found where dice.roll(share) == 0 {
      let path = result.file.path
      try store.accept(result)
      goldens[path] = waiting[path]?.text
      if let old = result.renamedFrom {
        expect(waiting[path]?.olds.contains(old) == true, "\(path) moved from \(old)")
        goldens[old] = nil
        moved.append((old, path))
        counts["moved", default: 0] += 1
      }
    }
    checkDisk()
    return !found.isEmpty
  }

  private mutating func reject() throws -> Bool {
    let found = store.reviewableResults()
    for result in found where dice.roll(2) == 0 { try store.reject(result) }
    checkDisk()
    return !found.isEmpty
  }

  private mutating func deleteObsolete() throws -> Bool {
    guard let obsolete = store.lastRun()?.note?.obsolete else { return false }
    try Folder(store.goldens).delete(obsolete)
    for path in obsolete { goldens[path] = nil }
    return !obsolete.isEmpty
  }

  // MARK: - What runs

  /// Leaves what test processes leave: results, and a record of each process.
  private func take(
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
  private func end(of note: RunNote, _ run: [YearTest]) -> ChildProcess.End {
    .exit(verdicts(run).values.allSatisfy { $0 == .passed } ? 0 : 1)
  }

  private mutating func run(_ run: [YearTest], allowsFewer: Bool = false) throws {
    var note = try store.beginRun("verify")
    try take(run, run: note.run, in: store)
    note.end = end(of: note, run)
    let found = try store.finish(
      &note, tests: declared, allowsFewer: allowsFewer, program: "redline")
    check(found, allowsFewer: allowsFewer)
  }

  private mutating func filter() throws -> Bool {
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

  private mutating func crash() throws -> Bool {
    var note = try store.beginRun("verify")
    let part = Array(tests.prefix(tests.count / 2))
    try take(part, run: note.run, hasEnded: false, in: store)
    note.end = .exit(0)
    let found = try store.finish(&note, tests: declared, program: "redline")
    expect(found.exitCode == 1 && found.obsolete == nil, "a crash: \(found.problems)")
    expect(found.problems.first?.contains("did not come to an end") == true, "\(found.problems)")
    return true
  }

  private mutating func allow() throws -> Bool {
    try run(tests, allowsFewer: true)
    return true
  }

  private mutating func merge() throws -> Bool {
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
  private func verdicts(_ run: [YearTest]) -> [String: SnapshotResult.Verdict] {
    var all: [String: SnapshotResult.Verdict] = [:]
    for test in run where !test.isDisabled {
      for (path, text) in test.files(version: version) {
        all[path] = goldens[path].map { $0 == text ? .passed : .changed } ?? .missing
      }
    }
    return all
  }

  /// Compares what a run of all tests says with what the model says.
  private mutating func check(_ found: Verification, allowsFewer: Bool) {
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
  private mutating func checkDisk() {
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
