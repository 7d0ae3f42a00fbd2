import Foundation
import RedlineDiagram
import RedlineIO
import RedlineKit
import RedlineModel
import RedlineSnapshots
import TestPrograms
import Testing

/// The hash of a layout's values in its golden, by which most snapshots pass.
@Suite(.blocks) struct ValueHashTests {
  private let id = SnapshotID("Suite", "test", "a")

  private func verdict(
    _ layout: SolvedLayout, golden: String
  ) throws -> SnapshotResult.Verdict {
    var verdict: SnapshotResult.Verdict?
    try withStore { store in
      let snapshot = Snapshot(id, .diagram(Diagram(layout)))
      try writeWhole(Array(golden.utf8), to: store.goldenPath(snapshot.file))
      verdict = store.judge(snapshot, mode: .never, run: "r").verdict
    }
    return try #require(verdict)
  }

  private func hash(in golden: String) throws -> Substring {
    try #require(golden.firstMatch(of: /"values":"([0-9a-f]{32})"/)).1
  }

  private func record(in golden: String) throws -> DrawingRecord {
    try #require(DrawnFile(Array(golden.utf8)).record)
  }

  @Test func whatIsSaidOfOthersIsNotBelieved() throws {
    let (one, other) = (try titleRow(), try titleRow(gap: 9))
    let (golden, changed) = (try one.svg().text(), try other.svg().text())
    let (own, foreign) = (try hash(in: golden), try hash(in: changed))
    #expect(own != foreign)
    // The layout's text still tells.
    #expect(try verdict(one.layout, golden: golden.replacing(own, with: foreign)) == .passed)
    #expect(try verdict(other.layout, golden: golden.replacing(own, with: foreign)) == .changed)
    let silent = golden.replacing(",\"values\":\"\(own)\"", with: "")
    #expect(silent != golden)
    #expect(try verdict(one.layout, golden: silent) == .passed)
    #expect(try verdict(other.layout, golden: silent) == .changed)
    let unreadable = golden.replacing("\"values\":\"\(own)\"", with: "\"values\":7")
    #expect(try verdict(one.layout, golden: unreadable) == .invalid)
  }

  /// Somebody edits a layout and mends the hash of its text, but not that of its values.
  @Test func anEditedLayoutWithItsOwnHash() throws {
    let diagram = try titleRow()
    let golden = try diagram.svg().text()
    let edited = golden.replacing("\"constant\":8", with: "\"constant\":9")
    #expect(edited != golden)
    let sum = sha256(DrawnFile(Array(edited.utf8)).layouts)
    let mended = edited.replacing(try record(in: golden).layout, with: sum)
    #expect(try verdict(diagram.layout, golden: mended) == .changed)
  }

  @Test func linesAndReasonsAreNotInIt() throws {
    let layout = try titleRow().layout
    let golden = try Diagram(layout).svg().text()
    var moved = layout
    for index in moved.items.indices {
      moved.items[index].location = SourceLocation(fileID: "A/B.swift", line: 7)
      moved.items[index].reasons = []
    }
    #expect(moved != layout)
    #expect(moved.valueHash == layout.valueHash)
    #expect(try verdict(moved, golden: golden) == .passed)
    let own = try record(in: golden)
    let other = try record(in: Diagram(layout.withoutLocations).svg().text())
    #expect(own.values == other.values)
  }

  /// Each has another one, also where numbers and texts only trade places.
  @Test func everyLayoutHasItsOwn() throws {
    let layout = try titleRow().layout
    var others: [SolvedLayout] = []
    func add(_ change: (inout SolvedLayout) -> Void) {
      var other = layout
      change(&other)
      others.append(other)
    }
    add { $0.name += "x" }
    add { $0.barTitle = "" }
    add { $0.items[1].frame.origin.x += 0.0001 }
    add { $0.items[1].frame.origin = CGPoint(x: $0.items[1].frame.minY, y: 16) }
    add { $0.items[1].text?.string = "Titlé" }
    add { $0.items[1].isHidden = true }
    add { $0.constraints[0].constant.negate() }
    add { $0.constraints[0].isBroken = true }
    add { $0.constraints.removeLast() }
    add { $0.constraints.reverse() }
    let hashes = try ([layout] + others).map { try #require($0.valueHash) }
    #expect(Set(hashes).count == hashes.count)
    #expect(hashes.allSatisfy { $0.utf8.count == 16 })
  }

  /// The drawing of a change carries two layouts, and no hash.
  @Test func changesHaveNone() throws {
    let diff = try DiffDiagram(from: titleRow().layout, to: titleRow(gap: 9).layout).svg().text()
    #expect(!diff.contains("\"values\":"))
  }

  /// Texts of the same characters in other code points pass, as they always did.
  @Test func textsInOtherCodePoints() throws {
    let layout = try titleRow().layout
    var (composed, decomposed) = (layout, layout)
    composed.items[1].text?.string = "\u{E9}"
    decomposed.items[1].text?.string = "e\u{301}"
    let golden = try Diagram(composed).svg().text()
    #expect(try verdict(decomposed, golden: golden) == .passed)
    let own = try hash(in: golden)
    let silent = golden.replacing(",\"values\":\"\(own)\"", with: "")
    #expect(try verdict(decomposed, golden: silent) == .passed)
  }
}
