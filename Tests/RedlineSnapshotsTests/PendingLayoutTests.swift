import Foundation
import RedlineDiagram
import RedlineIO
import RedlineKit
import RedlineRaster
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// What would replace a golden is kept as its layout, and drawn when somebody wants it.
@Suite(.blocks) struct PendingLayoutTests {
  private let id = SnapshotID("Suite", "test", "a")

  /// A failure by layout, of a diagram as a test makes it.
  private func failure(
    in store: SnapshotStore, _ change: (inout Diagram) -> Void = { _ in }
  ) throws -> (result: SnapshotResult, drawn: [UInt8]) {
    _ = store.judge(Snapshot(id, .diagram(try titleRow())), mode: .missing, run: "r")
    var diagram = try titleRow(gap: 16)
    change(&diagram)
    let result = store.judge(Snapshot(id, .diagram(diagram)), mode: .never, run: "r")
    return (result, Array(try diagram.svg().text().utf8))
  }

  private static let looks: [(String, @Sendable (inout Diagram) -> Void)] = [
    ("as usual", { _ in }), ("dark", { $0.theme = .dark }), ("the screen", { $0.style = .screen }),
    ("a wireframe", { $0.style = .wireframe }), ("live text", { $0.textMode = .live }),
    ("larger", { $0.zoom = 2.5 }), ("inactive", { $0.showsInactive = true }),
    ("explained", { $0.explainedItems = ["title"] }), ("source lines", { $0.showsSource = true }),
    ("more than was solved", { $0.layout.items[1].reasons?.removeLast() }),
    ("another content", { $0.layout.items[1].intrinsicWidth = 9 }),
    ("other priorities", { $0.layout.items[1].hugging.horizontal = 600 }),
    ("another constant", { $0.layout.constraints[0].constant = 3 }),
    ("another screen", { $0.layout.environment.device = .canvas(300, 90) }),
    ("a text with marks", { $0.layout.items[1].text?.string = "<&>\"' \u{FFFE}\r\n]]> &amp;" }),
  ]

  @Test(arguments: looks)
  func itIsDrawnAsItWouldHaveBeen(_ row: String, change: @Sendable (inout Diagram) -> Void) throws {
    try withStore { store in
      let (result, drawn) = try failure(in: store, change)
      #expect(bytes(store.pendingPath(result.file)) == nil)
      #expect(try store.pendingBytes(result) == drawn)
      // From now on it is there.
      #expect(bytes(store.pendingPath(result.file)) == drawn)
      #expect(try store.pendingBytes(result) == drawn)
    }
  }

  /// All that another process has is on the disk.
  @Test(arguments: [false, true]) func itIsAcceptedAsItWasDrawn(isDrawn: Bool) throws {
    try withStore { store in
      let (_, drawn) = try failure(in: store)
      let other = SnapshotStore(root: store.root, environment: [:])
      let result = try #require(other.reviewableResults().first)
      if isDrawn { _ = try other.drawnPendingPath(result) }
      try other.accept(result)
      #expect(bytes(other.goldenPath(result.file)) == drawn)
      #expect(other.savedResults().first?.goldenHash == goldenHash(drawn))
      for path in [other.pendingPath(result.file), other.pendingLayoutPath(result.file)] {
        #expect(bytes(path) == nil)
      }
    }
  }

  /// What git does to line ends and edits above a layout do to its lines make no other golden; every
  /// other edit does, and is not written over.
  @Test(arguments: [
    ("line ends", true, "\n", "\r\n"), ("source lines", true, "\"line\":", "\"line\":1"),
    ("a colour", false, "#", "#0"),
    ("a value", false, "\"isHidden\":false", "\"isHidden\":true"),
    ("the record of its drawing", false, "\"drawing\":\"", "\"drawing\":\"0"),
    ("the record of its layout", false, "\"layout\":\"", "\"layout\":\"0"),
    ("its end", false, "</svg>", ""),
  ]) func aGoldenThatWasEditedMeanwhileStays(
    _ row: String, isSame: Bool, part: String, other: String
  ) throws {
    try withStore { store in
      let (result, drawn) = try failure(in: store)
      let path = store.goldenPath(result.file)
      let old = String(decoding: try #require(bytes(path)), as: UTF8.self)
      let edited = Array(old.replacing(part, with: other).utf8)
      #expect(edited != Array(old.utf8))
      try writeWhole(edited, to: path)
      if isSame {
        try store.accept(result)
        #expect(bytes(path) == drawn)
      } else {
        #expect(throws: SnapshotError.self) { try store.accept(result) }
        #expect(bytes(path) == edited)
      }
    }
  }

  /// A picture of an older comparison of the same layout, whose lines have moved since.
  @Test func aLeftoverIsDrawnAgain() throws {
    try withStore { store in
      let (result, drawn) = try failure(in: store)
      let old = String(decoding: drawn, as: UTF8.self)
        .replacing(/"line":(\d+)/) { "\"line\":\((Int($0.1) ?? 0) + 5)" }
      try writeWhole(Array(old.utf8), to: store.pendingPath(result.file))
      #expect(try store.pendingBytes(result) == drawn)
      try store.accept(result)
      #expect(bytes(store.goldenPath(result.file)) == drawn)
    }
  }

  @Test func anotherVersionDrawsNothingElse() throws {
    try withStore { store in
      var (result, drawn) = try failure(in: store)
      let path = store.pendingLayoutPath(result.file)
      let text = String(decoding: try #require(bytes(path)), as: UTF8.self)
      func write(_ text: String) throws {
        try writeWhole(Array(text.utf8), to: path)
        result.actualHash = sha256(Array(text.utf8))
      }
      try write(text.replacing(/"Redline":"[^"]*"/, with: "\"Redline\":\"9.0.0\""))
      let golden = bytes(store.goldenPath(result.file))
      let error = #expect(throws: SnapshotError.self) { try store.accept(result) }
      #expect(error?.description.contains("Redline 9.0.0 → ") == true, "\(error)")
      #expect(bytes(store.goldenPath(result.file)) == golden)
      // What that version drew is there, and needs nobody to draw it.
      let theirs = String(decoding: drawn, as: UTF8.self)
        .replacing(/"redline":"[^"]*"/, with: "\"redline\":\"9.0.0\"")
      try writeWhole(Array(theirs.utf8), to: store.pendingPath(result.file))
      try store.accept(result)
      #expect(bytes(store.goldenPath(result.file)) == Array(theirs.utf8))
    }
  }

  @Test(arguments: [
    ("empty", ""), ("no head", "\n{}"), ("no layout", nil), ("an array", "[]\n[]"),
    ("brackets", String(repeating: "[", count: 100_000)),
    ("a change", #"{"options":{"arrangement":"overlaid"},"versions":{}}"# + "\n{}"),
  ])
  func hostileFilesAreErrors(_ row: String, contents: String?) throws {
    try withStore { store in
      var (result, _) = try failure(in: store)
      let path = store.pendingLayoutPath(result.file)
      let head = try #require(bytes(path)).prefix { $0 != 0x0A }
      let file = contents.map { Array($0.utf8) } ?? head + Array("\n{\"formatVersion\":2}".utf8)
      try writeWhole(file, to: path)
      result.actualHash = sha256(file)
      let golden = bytes(store.goldenPath(result.file))
      let error = #expect(throws: SnapshotError.self) { try store.accept(result) }
      #expect(error?.description.contains("cannot be drawn: ") == true, "\(error)")
      #expect(bytes(store.goldenPath(result.file)) == golden)
    }
  }

  /// A layout that no reader takes is drawn at once, as nobody could later.
  @Test func whatCannotBeReadIsDrawn() throws {
    try withStore { store in
      let (result, drawn) = try failure(in: store) { $0.layout.items[1].frame.origin.x = 1e12 }
      #expect(bytes(store.pendingPath(result.file)) == drawn)
      #expect(try store.pendingBytes(result) == drawn)
    }
  }
}
