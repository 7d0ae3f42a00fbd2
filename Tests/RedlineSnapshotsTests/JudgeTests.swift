import Foundation
import RedlineDiagram
import RedlineKit
import RedlineRaster
import RedlineSnapshots
import TestPrograms
import Testing

@Suite(.blocks) struct JudgeTests {
  /// What lies where the golden is looked for.
  enum Golden: Sendable { case none, same, changed, redrawn, edited }

  @Test(
    arguments: [
      ("no golden", .none, .never, .layout, .missing, true),
      ("no golden, recorded", .none, .missing, .layout, .recorded, false),
      ("no golden, failed records it, too", .none, .failed, .layout, .recorded, false),
      ("no golden, all", .none, .all, .layout, .recorded, false),
      ("the same", .same, .never, .layout, .passed, false),
      ("the same, all", .same, .all, .layout, .passed, false),
      ("the same, as pixels", .same, .never, .pixels, .passed, false),
      ("another constant", .changed, .never, .layout, .changed, true),
      ("another constant, missing is not asked for", .changed, .missing, .layout, .changed, true),
      ("another constant, failed", .changed, .failed, .layout, .pending, true),
      ("another constant, all", .changed, .all, .layout, .pending, true),
      ("drawn otherwise", .redrawn, .never, .layout, .passed, false),
      ("drawn otherwise, as drawing", .redrawn, .never, .drawing, .changed, true),
      ("drawn otherwise, as pixels", .redrawn, .never, .pixels, .changed, true),
      ("drawn otherwise, all", .redrawn, .all, .layout, .pending, true),
      ("other text, the same pixels", .edited, .never, .pixels, .passed, false),
      ("other text, as drawing", .edited, .never, .drawing, .changed, true),
    ] as [(String, Golden, RecordMode, SnapshotPrecision, SnapshotResult.Verdict, Bool)])
  func layouts(
    _ row: String, golden: Golden, mode: RecordMode, precision: SnapshotPrecision,
    verdict: SnapshotResult.Verdict, isPending: Bool
  ) throws {
    try withStore { store in
      let diagram = try titleRow()
      var snapshot = Snapshot(SnapshotID("Suite", "test", "a"), .diagram(diagram))
      snapshot.precision = precision
      let path = store.goldenPath(snapshot.file)
      if let text = try text(golden) { try writeWhole(Array(text.utf8), to: path) }
      let before = bytes(path)

      let result = store.judge(snapshot, mode: mode, run: "r")

      #expect(result.verdict == verdict, "\(result.text)")
      let isKept = [store.pendingPath, store.pendingLayoutPath].contains {
        bytes($0(snapshot.file)) != nil
      }
      #expect(isKept == isPending)
      let pending = try store.pendingBytes(result)
      let drawn = Array(try diagram.svg().text().utf8)
      #expect(pending == (isPending ? drawn : nil))
      // A golden that is there is never written over.
      if let before { #expect(bytes(path) == before) }
      if verdict == .recorded { #expect(bytes(path) == drawn) }
      #expect(store.savedResults() == [result])
    }
  }

  private func text(_ golden: Golden) throws -> String? {
    switch golden {
    case .none: return nil
    case .same: return try titleRow().svg().text()
    case .changed: return try titleRow(gap: 16).svg().text()
    case .redrawn:
      var diagram = try titleRow()
      diagram.theme = .dark
      return try diagram.svg().text()
    case .edited:
      var document = try titleRow().svg()
      document.children.append(.element(SVGElement("g")))
      return document.text()
    }
  }

  @Test func aFailureSaysWhatChangedAndWhatMoved() throws {
    try withStore { store in
      let id = SnapshotID("Suite", "test", "a")
      _ = store.judge(Snapshot(id, .diagram(try titleRow())), mode: .missing, run: "r")
      let snapshot = Snapshot(id, .diagram(try titleRow(gap: 20)), title: "TitleRow")
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.message == "TitleRow is another layout: Snapshots/Suite/test/a.svg")
      let lines = try #require(result.difference).split(separator: "\n")
      #expect(lines.first == "TitleRow on 160 × 60: 1 constraint changed, 1 view moved")
      #expect(lines.dropFirst().first?.hasPrefix("  Δ title.top = TitleRow.top + 8 → + 20") == true)
      #expect(lines.dropFirst(2).first == "      title moved 12 pt down")
      #expect(result.rung == .layout)
    }
  }

  @Test func whatDiffersIsDrawnForWhoeverAsks() throws {
    try withStore { store in
      let id = SnapshotID("Suite", "test", "a")
      _ = store.judge(Snapshot(id, .diagram(try titleRow())), mode: .missing, run: "r")
      let snapshot = Snapshot(id, .diagram(try titleRow(gap: 20)), title: "TitleRow")
      // A picture of an earlier failure is not that of this one.
      let path = store.differencePath(snapshot.file)
      try writeWhole([1], to: path)
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(bytes(path) == nil)

      let picture = try #require(try store.differencePicture(of: result))
      #expect(picture.kind == .svg)
      #expect(String(decoding: picture.bytes, as: UTF8.self).contains("-d-c-title.top"))
      #expect(try store.writeDifference(of: result) == path)
      #expect(bytes(path)?.starts(with: [0x89, 0x50]) == true)

      // What was changed since then is another matter.
      let layout = store.pendingLayoutPath(snapshot.file)
      try writeWhole(Array("{}\n{}".utf8), to: layout)
      #expect(throws: SnapshotError.self) { try store.differencePicture(of: result) }
      try removeFile(at: layout)
      #expect(try store.differencePicture(of: result) == nil)
    }
  }

  @Test(arguments: [
    ("empty", "", "does not end with </svg>"),
    ("cut off", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g>", "does not end with </svg>"),
    ("no layout inside", "<svg xmlns=\"http://www.w3.org/2000/svg\"/></svg>", "layout"),
    ("no XML", "conflict <<<<<<< </svg>", "XML"),
    (
      "a pointer of Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      ": Snapshots/a.svg is a pointer of Git LFS, not the file itself; run 'git lfs pull'"
    ),
  ])
  func damagedGoldensFail(_ row: String, contents: String, reason: String) throws {
    try withStore { store in
      let snapshot = Snapshot(SnapshotID("a"), .diagram(try titleRow()))
      try writeWhole(Array(contents.utf8), to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .all, run: "r")
      #expect(result.verdict == .invalid)
      #expect(result.message.contains(reason), "\(result.message)")
      #expect(bytes(store.goldenPath(snapshot.file)) == Array(contents.utf8))
    }
  }

  @Test func whatCannotBeWrittenFails() throws {
    try withStore { store in
      // A file stands where a folder has to be.
      try writeWhole([1], to: store.goldens)
      let snapshot = Snapshot(SnapshotID("a", "b"), .svg("<svg/>"))
      let result = store.judge(snapshot, mode: .all, run: "r")
      #expect(result.verdict == .invalid)
      #expect(result.message.contains("cannot be written"), "\(result.message)")
    }
  }

  @Test func resultsThatCannotBeKeptFail() throws {
    try withStore { store in
      try writeWhole([1], to: "\(store.root)/.build")
      let snapshot = Snapshot(SnapshotID("a"), .svg("<svg/>"))
      try writeWhole(Array("<svg/>".utf8), to: store.goldenPath(snapshot.file))
      #expect(store.judge(snapshot, mode: .never, run: "r").verdict == .invalid)
    }
  }

  @Test(
    arguments: [
      ("the same text", "<svg>a</svg>", "<svg>a</svg>", .passed, ""),
      ("another line", "a\nb\nc", "a\nx\nc", .changed, "- b\n+ x"),
      ("a line more", "a\nc", "a\nb\nc", .changed, "+ b"),
      ("a line end", "a\n", "a", .changed, "- "),
      ("line ends of another system", "a\r\nb\r\n", "a\nb\n", .passed, ""),
    ] as [(String, String, String, SnapshotResult.Verdict, String)])
  func texts(
    _ row: String, golden: String, actual: String, verdict: SnapshotResult.Verdict,
    difference: String
  ) throws {
    try withStore { store in
      let snapshot = Snapshot(SnapshotID("a"), .svg(actual))
      try writeWhole(Array(golden.utf8), to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == verdict)
      #expect(difference.isEmpty || result.difference?.contains(difference) == true)
    }
  }
}
