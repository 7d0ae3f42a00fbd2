import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

@Suite(.blocks) struct ObsoleteTests {
  /// A golden `S/t/x.svg` after a run.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var taken: [String] = []
    /// What a process noted that it took.
    var noted: [String] = []
    var ended: [String] = []
    var open: [String] = []
    var declared = ["App.Other/t()"]
    var golden = "S/t/x.svg"
    var running: [String] = []
    var skipped: [String] = []
    var methods: [SnapshotRun.Method] = []
    var hasSucceeded = false
    var isObsolete: Bool
  }

  private static func method(
    _ name: String, _ folders: [String], hasEnded: Bool = true
  ) -> SnapshotRun.Method {
    .init(name: name, folders: folders, hasEnded: hasEnded)
  }

  @Test(arguments: [
    Row(testDescription: "the test is gone", isObsolete: true),
    Row(testDescription: "taken", taken: ["S/t/x.svg"], ended: ["S/t"], isObsolete: false),
    Row(
      testDescription: "taken by a test that is not listed", taken: ["S/t/x.svg"], isObsolete: false
    ),
    Row(
      testDescription: "the test ended without it", taken: ["S/t/y.svg"], ended: ["S/t"],
      declared: ["App.S/t()"], isObsolete: true),
    Row(
      testDescription: "the test did not end", taken: ["S/t/y.svg"], open: ["S/t"],
      declared: ["App.S/t()"], isObsolete: false),
    Row(
      testDescription: "ended in one process and not in another", ended: ["S/t"], open: ["S/t"],
      declared: ["App.S/t()"], isObsolete: false),
    Row(testDescription: "disabled", declared: ["App.S/t()"], isObsolete: false),
    Row(
      testDescription: "without the trait, another taken", taken: ["S/t/y.svg"],
      declared: ["App.S/t()"], isObsolete: false),
    Row(
      testDescription: "XCTest in a file with another name", declared: ["App.Class/t"],
      isObsolete: false),
    Row(testDescription: "a test of the same suite", declared: ["App.S/u()"], isObsolete: true),
    Row(testDescription: "a catalog's", golden: "gallery/login.svg", isObsolete: false),
    Row(testDescription: "not a golden", golden: "S/t/notes.txt", isObsolete: false),
    Row(
      testDescription: "taken, on a disk that folds case", taken: ["s/T/X.svg"],
      isObsolete: false),
    Row(
      testDescription: "taken, with a letter put together otherwise", taken: ["S/t/e\u{301}.svg"],
      golden: "S/t/\u{E9}.svg", isObsolete: false),
    Row(
      testDescription: "without the trait, narrowed", taken: ["S/t/y.svg"], ended: ["S/t"],
      declared: ["App.S/t()"], isObsolete: true),
    Row(
      testDescription: "disabled by a trait", declared: ["App.S/t()"], skipped: ["S/t"],
      isObsolete: false),
    Row(
      testDescription: "running when the process left", taken: ["S/t/y.svg"],
      declared: ["App.S/t()"], running: ["S/t"], isObsolete: false),
    Row(
      testDescription: "XCTest, the file was renamed", taken: ["N/t/x.svg"],
      declared: ["App.Class/t"], methods: [method("Class/t", ["N/t"])], isObsolete: true),
    Row(
      testDescription: "XCTest, narrowed", taken: ["S/t/y.svg"], declared: ["App.Class/t"],
      methods: [method("Class/t", ["S/t"])], isObsolete: true),
    Row(
      testDescription: "XCTest, ended with an error", taken: ["S/t/y.svg"],
      declared: ["App.Class/t"], methods: [method("Class/t", ["S/t"], hasEnded: false)],
      isObsolete: false),
    Row(
      testDescription: "XCTest, one of two methods was skipped", taken: ["N/t/x.svg"],
      declared: ["App.Class/t", "App.Other/t"],
      methods: [method("Class/t", ["N/t"]), method("Other/t", [], hasEnded: false)],
      isObsolete: false),
    Row(
      testDescription: "XCTest, one of two methods was not seen", taken: ["N/t/x.svg"],
      declared: ["App.Class/t", "App.Other/t"], methods: [method("Class/t", ["N/t"])],
      isObsolete: false),
    Row(
      testDescription: "taken, and another run wrote over the result", noted: ["S/t/x.svg"],
      ended: ["S/t"], declared: ["App.S/t()"], isObsolete: false),
    Row(
      testDescription: "taken by what a method of XCTest calls, and written over",
      noted: ["S/t/x.svg"], isObsolete: false),
    Row(
      testDescription: "maybe taken by what a method of XCTest calls that crashed",
      declared: ["App.Class/t2"], golden: "S/helper/x.svg", isObsolete: false),
    Row(
      testDescription: "not taken by XCTest, as all went well", declared: ["App.Class/t2"],
      golden: "S/helper/x.svg", hasSucceeded: true, isObsolete: true),
    Row(
      testDescription: "the other form", taken: ["S/t/x.png"], ended: ["S/t"], isObsolete: true),
  ])
  func rule(_ row: Row) throws {
    var record = SnapshotRun(
      id: "r", library: row.methods.isEmpty ? "swift-testing" : "xctest", endedTests: row.ended,
      openTests: row.open)
    (record.runningTests, record.skippedTests) = (row.running, row.skipped)
    (record.methods, record.taken) = (row.methods, row.noted)
    let found = ObsoleteGoldens(
      taken: row.taken, records: [record],
      tests: row.declared.compactMap { TestName($0) }, goldens: [row.golden],
      hasSucceeded: row.hasSucceeded)
    #expect(found.paths == (row.isObsolete ? [row.golden] : []))
  }

  private static func record(
    _ shard: String? = nil, partial: String? = nil, hasEnded: Bool = true,
    running: [String] = [], isOneOfMany: Bool = false
  ) -> SnapshotRun {
    var record = SnapshotRun(
      id: "r", library: "xctest", partialReason: partial,
      shard: shard.flatMap { SnapshotRun.Shard($0) })
    (record.hasEnded, record.runningTests) = (hasEnded, running)
    record.isOneOfMany = isOneOfMany
    return record
  }

  @Test(
    arguments: [
      ([record()], nil, nil),
      ([], ChildProcess.End.exit(0), "it left no record"),
      ([record()], .exit(1), nil),
      ([record(partial: "--filter A")], .exit(0), "only a part of the tests was run (--filter A)"),
      ([record(), record(partial: "--skip A")], .exit(0), "(--skip A)"),
      (
        [record(), record(hasEnded: false)], .exit(0), "a test process did not come to its end"
      ),
      ([record(running: ["S/t"])], .exit(0), "a test process did not come to its end"),
      ([record(isOneOfMany: true)], .exit(0), nil),
      ([record(isOneOfMany: true)], .exit(1), "whether all processes of XCTest ran to their end"),
      ([record(isOneOfMany: true)], nil, "whether all processes of XCTest ran to their end"),
      ([record("1/2"), record("2/2")], .exit(0), nil),
      ([record("1/3"), record("3/3")], .exit(0), "1 shard of 3 is missing: 2/3"),
      ([record("8/8")], .exit(0), "7 shards of 8 are missing: 1/8, 2/8"),
    ] as [([SnapshotRun], ChildProcess.End?, String?)])
  func partialRuns(_ records: [SnapshotRun], end: ChildProcess.End?, reason: String?) throws {
    try withPackage { _, store in
      let note = end.map { RunNote(run: "r", number: 1, end: $0) }
      let found = store.incompleteness(records, note: note)
      #expect((found == nil) == (reason == nil))
      if let reason { #expect(found?.contains(reason) == true, "\(found ?? "")") }
      #expect(store.incompleteness(records, note: RunNote(run: "r", number: 1)) != nil)
    }
  }

  @Test func aRunThatDidNotNoteWhatItTookTellsNothing() throws {
    try withPackage { _, store in
      let json = #"{"id":"r","library":"xctest","endedTests":["S/t"],"openTests":[]}"#
      try writeWhole(Array(json.utf8), to: "\(store.results)/runs/r.json")
      let found = store.incompleteness(store.savedRuns("r"), note: nil)
      #expect(found == "its tests use a version of Redline that did not note what they took")
    }
  }

  @Test func deletingRemovesEmptyFoldersAndListsLeftovers() throws {
    try withPackage { folder, store in
      for path in ["S/t/x.svg", "S/u/x.svg", "S/u/.redline-77-0.tmp", "gallery/a.svg"] {
        try writeWhole([1], to: "\(store.goldens)/\(path)")
      }
      #expect(Folder(store.goldens).temporaryPaths() == ["S/u/.redline-77-0.tmp"])
      try Folder(store.goldens).delete(["S/t/x.svg", "S/u/.redline-77-0.tmp"])
      #expect(Folder(store.goldens).filePaths() == ["S/u/x.svg", "gallery/a.svg"])
      let folders = try FileManager.default.contentsOfDirectory(atPath: "\(store.goldens)/S")
      #expect(folders == ["u"])
      try Folder(store.goldens).delete(["S/u/x.svg", "gallery/a.svg"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: store.goldens).isEmpty)
    }
  }
}
