import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// What a run says of goldens that it did not take.
@Suite(.blocks) struct CoverageTests {
  /// A run after one that passed and took `S/t/x.svg`, `S/t/y.svg` and `S/u/x.svg`.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var taken: [String]
    var ended = ["S/t", "S/u"]
    var open: [String] = []
    var skipped: [String] = []
    var declared = ["App.S/t()", "App.S/u()"]
    var deleted: [String] = []
    var partial: String?
    var allowsFewer = false
    var obsolete: [String]?
    /// What keeps the run from passing; `nil` if it passes.
    var problem: String?
    var remark = ""
    /// What to do about what is missed.
    var step = ""
  }

  @Test(arguments: [
    Row(testDescription: "all", taken: ["S/t/x", "S/t/y", "S/u/x"], obsolete: []),
    Row(
      testDescription: "narrowed", taken: ["S/t/x", "S/u/x"], obsolete: ["S/t/y.svg"],
      problem: "1 snapshot fewer than in verify-1, although the tests are still there: S/t/y.svg",
      remark: "1 golden is taken by no test any more: S/t/y.svg;",
      step: "if that is meant, delete the goldens ('obsolete --delete'), or verify with"),
    Row(
      testDescription: "a test threw before its second snapshot", taken: ["S/t/x", "S/u/x"],
      ended: ["S/u"], open: ["S/t"], obsolete: [],
      problem: "1 snapshot fewer than in verify-1, although the tests are still there: S/t/y.svg",
      step: "a test that did not come to its end takes them when it does; if it is meant, verify"),
    Row(
      testDescription: "narrowed, and the goldens deleted", taken: ["S/t/x", "S/u/x"],
      deleted: ["S/t/y"], obsolete: []),
    Row(
      testDescription: "narrowed, and said so", taken: ["S/t/x", "S/u/x"], allowsFewer: true,
      obsolete: ["S/t/y.svg"]),
    Row(
      testDescription: "a test is gone", taken: ["S/u/x"], ended: ["S/u"],
      declared: ["App.S/u()"], obsolete: ["S/t/x.svg", "S/t/y.svg"],
      remark: "2 goldens are taken by no test any more: S/t/x.svg, S/t/y.svg; 'redline obsolete"),
    Row(
      testDescription: "a test is disabled", taken: ["S/u/x"], ended: ["S/u"], skipped: ["S/t"],
      obsolete: [],
      remark: "2 goldens not compared, as the tests are skipped: S/t/x.svg, S/t/y.svg"),
    Row(
      testDescription: "a test did nothing, and nobody knows why", taken: ["S/u/x"],
      ended: ["S/u"], obsolete: [], problem: "2 snapshots fewer than in verify-1"),
    Row(
      testDescription: "a part was run", taken: ["S/u/x"], ended: ["S/u"], partial: "--filter u",
      remark: "only a part was run: --filter u"),
  ])
  func runs(_ row: Row) throws {
    try withPackage { folder, store in
      try addRun(["S/t/x", "S/t/y", "S/u/x"], ended: ["S/t", "S/u"], in: store)
      for path in row.deleted { try removeFile(at: "\(store.goldens)/\(path).svg") }
      let found = try addRun(
        row.taken, ended: row.ended, open: row.open, skipped: row.skipped,
        declared: row.declared, partial: row.partial, allowsFewer: row.allowsFewer, in: store)
      #expect(found.obsolete == row.obsolete)
      #expect(found.isPassed == (row.problem == nil), "\(found.problems)")
      let text = found.text(root: store.root)
      for words in [row.problem ?? "", row.remark, row.step] where !words.isEmpty {
        #expect(text.contains(words), "\(text)")
        #expect(found.report(in: store).markdown().contains(words))
      }
      // The same is said later, and by the report.
      let last = try #require(store.lastRun())
      let again = Verification(run: last.run, note: last.note, in: store)
      #expect(again.text(root: store.root) == text)
      #expect(again.obsolete == row.obsolete)
      // What was missed once is missed until somebody says that it is meant.
      if row.problem != nil {
        let next = try addRun(
          row.taken, ended: row.ended, open: row.open, skipped: row.skipped, declared: row.declared,
          in: store)
        #expect(!next.isPassed)
      }
    }
  }

  /// Leaves what a run of all tests leaves; goldens are there of all that was taken.
  @discardableResult
  private func addRun(
    _ taken: [String], ended: [String], open: [String] = [], skipped: [String] = [],
    declared: [String] = ["App.S/t()", "App.S/u()"], partial: String? = nil,
    allowsFewer: Bool = false, in store: SnapshotStore
  ) throws -> Verification {
    var note = try store.beginRun("verify")
    for path in taken {
      try writeWhole([1], to: "\(store.goldens)/\(path).svg")
      try store.save(try result("\(path).svg", run: note.run))
    }
    var record = SnapshotRun(
      id: note.run, library: "swift-testing", partialReason: partial, endedTests: ended,
      openTests: open)
    record.skippedTests = skipped
    try store.save(record, process: 1)
    note.end = .exit(0)
    return try store.finish(
      &note, tests: declared.compactMap { TestName($0) }, allowsFewer: allowsFewer,
      program: "redline")
  }

  /// What somebody did about it since is not told any more.
  @Test func goldensThatAreGoneAreNotTold() throws {
    try withPackage { _, store in
      try addRun(["S/t/x", "S/t/y", "S/u/x"], ended: ["S/t", "S/u"], in: store)
      let found = try addRun(["S/t/x", "S/u/x"], ended: ["S/t", "S/u"], in: store)
      #expect(found.obsolete == ["S/t/y.svg"] && found.problems.count == 1)
      try removeFile(at: "\(store.goldens)/S/t/y.svg")
      let last = try #require(store.lastVerification())
      #expect(last.obsolete == [] && last.problems.isEmpty && last.remarks.isEmpty)
    }
  }

  // MARK: - Names

  @Test(arguments: [
    (
      ["S/t/x.svg", "S/T/x.svg"],
      "S/t/x of S/t() at AppTests/S.swift:7 is one file with that of S/T() at"
    ),
    (["S/größe/x.svg", "S/GRÖßE/x.svg"], "is one file with that of S/GRÖßE()"),
    (["S/t/x.svg", "S/t/x.png"], nil), (["S/Maße/x.svg", "S/Masse/x.svg"], nil),
  ])
  func namesThatSomeDisksTakeForOne(_ paths: [String], problem: String?) throws {
    try withPackage { _, store in
      for path in paths { try store.save(try result(path)) }
      try store.save(SnapshotRun(id: "verify-1", library: "xctest"), process: 1)
      let found = Verification(run: "verify-1", note: nil, in: store).problems
      #expect(found.isEmpty == (problem == nil), "\(found)")
      if let problem { #expect(found.joined().contains(problem), "\(found)") }
    }
  }

  @Test(arguments: [
    ("S/T/x.svg", "S/t/x.svg"), ("s/t/y.svg", "S"), ("S/t/X.svg", "S/t/x.svg"),
    ("S/t/ré.svg", "S/t/re\u{301}.svg"),
  ])
  func aGoldenWithSuchANameIsNotWritten(_ path: String, other: String) throws {
    try withPackage { _, store in
      for path in ["S/t/x.svg", "S/t/re\u{301}.svg"] {
        try writeWhole([1], to: "\(store.goldens)/\(path)")
      }
      var new = try result(path, .missing)
      try writeWhole([2], to: store.pendingPath(new.file))
      new.actualHash = sha256([2])
      let before = Folder(store.goldens).filePaths()
      let error = #expect(throws: SnapshotError.self) { try store.accept(new) }
      #expect("\(try #require(error))".contains("Snapshots/\(other)"), "\(error!)")
      #expect(Folder(store.goldens).filePaths() == before)
    }
  }

  // MARK: - Files that cannot be read

  @Test(arguments: [
    ("results/S/t/y.svg.json", ""), ("results/S/t/y.svg.json", #"{"run":"verify-1","#),
    ("runs/verify-1-xctest-9.json", "{"), ("results/S/t/y.svg.json", "null"),
  ])
  func damagedFilesAreNamed(_ path: String, contents: String) throws {
    try withPackage { _, store in
      try store.save(try result("S/t/x.svg"))
      try store.save(SnapshotRun(id: "verify-1", library: "xctest"), process: 1)
      #expect(Verification(run: "verify-1", note: nil, in: store).isPassed)
      try writeWhole(Array(contents.utf8), to: "\(store.results)/\(path)")
      let found = Verification(run: "verify-1", note: nil, in: store)
      #expect(found.exitCode == 1)
      #expect(
        found.problems.joined().contains(
          "1 file of results cannot be read, as a full disk or a machine that stopped leaves: "
            + ".build/redline/\(path); delete what is named"), "\(found.problems)")
    }
  }

  // MARK: - Renames

  /// A golden `S/old/x.svg` that no test takes, and a new snapshot.
  @Test(arguments: [
    ("S/new/x.svg", "old", true, "renamed"), ("N/old/x.svg", "old", true, "moved to another suite"),
    ("S/new/y.svg", "old", true, "with another variant"),
    ("S/new/x.svg", "new", false, "other contents"),
    ("S/new/x~dark.svg", "old", false, "another scheme"),
    ("S/new/x-screen.svg", "old", false, "another style"),
    ("S/new/x.png", "old", false, "another form"),
  ])
  func renamedGoldens(_ path: String, contents: String, isRename: Bool, row: String) throws {
    try withPackage { folder, store in
      let old = "\(store.goldens)/S/old/x.svg"
      try writeWhole(Array("old".utf8), to: old)
      let found = try addMissing([path], contents, in: store)
      #expect(found.results.first?.renamedFrom == (isRename ? "S/old/x.svg" : nil))
      #expect(found.obsolete == (isRename ? [] : ["S/old/x.svg"]))
      let outcome = try Command(
        program: "redline", arguments: ["accept", "--all"], folder: folder
      ).run()
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try store.golden(path) == contents)
      #expect(FileManager.default.fileExists(atPath: old) == !isRename)
      #expect(
        FileManager.default.fileExists(atPath: "\(store.goldens)/S/old") == !isRename)
      #expect(store.reviewableResults().isEmpty)
    }
  }

  /// Several goldens with the same contents go where most of their paths are.
  @Test func aRenamedSuiteKeepsItsTests() throws {
    try withPackage { _, store in
      for test in ["a", "b"] {
        try writeWhole(Array("same".utf8), to: "\(store.goldens)/Old/\(test)/x.svg")
      }
      let found = try addMissing(
        ["Ahead/one/x.svg", "New/a/x.svg", "New/b/x.svg"], "same", in: store)
      let renames = found.results.map { "\($0.renamedFrom ?? "none") → \($0.file.path)" }
      #expect(
        renames.sorted() == [
          "Old/a/x.svg → New/a/x.svg", "Old/b/x.svg → New/b/x.svg", "none → Ahead/one/x.svg",
        ])
    }
  }

  @Test func aRenameIsOneQuestion() throws {
    try withPackage { folder, store in
      for name in ["a", "b", "c"] {
        try writeWhole(Array(name.utf8), to: "\(store.goldens)/S/old/\(name).svg")
        try addPendingFile("S/new/\(name).svg", name, in: store)
      }
      let found = try addMissing(["S/new/a.svg", "S/new/b.svg", "S/new/c.svg"], nil, in: store)
      #expect(found.groups.map(\.cause) == ["renamed from S/old"])
      // They are not to be deleted.
      #expect(
        store.offeredMoves(ofRun: found.run) == ["S/old/a.svg", "S/old/b.svg", "S/old/c.svg"])
      let outcome = try Command(program: "redline", arguments: ["review"], folder: folder)
        .run(input: "A\n")
      #expect(
        outcome.output.contains(
          """
          S/new/a.svg has no golden Snapshots/S/new/a.svg; renamed from Snapshots/S/old/a.svg?
          no test takes Snapshots/S/old/a.svg any more, and it holds the same; 'accept' moves it
          """), "\(outcome)")
      #expect(outcome.output.hasSuffix("3 accepted, 0 rejected, 0 left\n"))
      #expect(Folder(store.goldens).filePaths() == ["S/new/a.svg", "S/new/b.svg", "S/new/c.svg"])
      #expect(store.offeredMoves(ofRun: found.run).isEmpty)
      #expect(store.lastVerification()?.obsolete == [])
    }
  }

  /// What became of the old golden between the run and the decision.
  @Test(arguments: ["changed", "deleted", "taken"])
  func anOldGoldenThatIsNotTheSameAnyMore(_ event: String) throws {
    try withPackage { _, store in
      let old = "\(store.goldens)/S/old/x.svg"
      try writeWhole(Array("old".utf8), to: old)
      let found = try addMissing(["S/new/x.svg"], "old", in: store)
      let result = try #require(found.results.first)
      switch event {
      case "changed": try writeWhole(Array("edited".utf8), to: old)
      case "deleted": try removeFile(at: old)
      default: try writeWhole(Array("other".utf8), to: store.goldenPath(result.file))
      }
      if event == "deleted" {
        try store.accept(result)
        #expect(try store.golden("S/new/x.svg") == "old")
      } else {
        #expect(throws: SnapshotError.self) { try store.accept(result) }
        #expect(try store.golden("S/old/x.svg") == (event == "changed" ? "edited" : "old"))
      }
    }
  }

  @Test func aRenameOutOfTheFolderIsNotCarriedOut() throws {
    try withPackage { folder, store in
      try writeWhole(Array("secret".utf8), to: folder.appending(path: "secret.svg").path)
      var new = try addPendingFile("S/new/x.svg", "new", in: store)
      new.renamedFrom = "../secret.svg"
      new.renamedFromHash = sha256(Array("secret".utf8))
      try store.accept(new)
      #expect(try store.golden("S/new/x.svg") == "new")
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "secret.svg").path))
    }
  }

  @discardableResult
  private func addPendingFile(
    _ path: String, _ contents: String, run: String = "verify-1", in store: SnapshotStore
  ) throws -> SnapshotResult {
    var new = try result(path, .missing, cause: "no golden", run: run)
    try writeWhole(Array(contents.utf8), to: store.pendingPath(new.file))
    new.actualHash = sha256(Array(contents.utf8))
    new.actual = store.shown(store.pendingPath(new.file))
    try store.save(new)
    return new
  }

  /// Leaves what a run leaves that took snapshots without goldens.
  private func addMissing(
    _ paths: [String], _ contents: String?, in store: SnapshotStore
  ) throws -> Verification {
    var note = try store.beginRun("verify")
    for path in paths {
      let name = String(path.split(separator: "/").last?.prefix(1) ?? "")
      try addPendingFile(path, contents ?? name, run: note.run, in: store)
    }
    try store.save(
      SnapshotRun(id: note.run, library: "swift-testing", endedTests: ["S/new"]), process: 1)
    note.end = .exit(1)
    return try store.finish(
      &note, tests: [try #require(TestName("App.S/new()"))], program: "redline")
  }

  // MARK: - Earlier runs

  @Test(arguments: [
    ("accept --all", "1 snapshot accepted", "b", "note: 1 snapshot of earlier runs (verify-1)"),
    ("accept --all --older", "2 snapshots accepted", "ab", ""),
    ("accept S/t/a --older", "1 snapshot accepted", "a", ""),
    ("reject --all --older", "2 snapshots rejected", "", ""),
    ("reject --all", "1 snapshot rejected", "", "left as it is: S/t/a; --older takes them, too"),
  ])
  func decisionsAreAboutTheLastRun(
    _ line: String, output: String, accepted: String, note: String
  ) throws {
    try withPackage { folder, store in
      for (index, name) in ["a", "b"].enumerated() {
        let run = try store.beginRun("verify").run
        #expect(run == "verify-\(index + 1)")
        try addPendingFile("S/t/\(name).svg", name, run: run, in: store)
        try store.save(SnapshotRun(id: run, library: "swift-testing"), process: 1)
      }
      let outcome = try Command(
        program: "redline", arguments: line.split(separator: " ").map(String.init),
        folder: folder
      ).run()
      #expect(outcome.status == 0 && outcome.output.contains(output), "\(outcome)")
      #expect(note.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(note))
      let goldens = Folder(store.goldens).filePaths()
      #expect(goldens == accepted.map { "S/t/\($0).svg" })
    }
  }
}
