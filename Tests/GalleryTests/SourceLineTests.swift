import Foundation
import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import RedlineLayout
import RedlineSnapshots
import TestPrograms
import Testing

/// Comments, blank lines and renamed files move the source lines of every layout, and change no
/// golden.
@Suite(.blocks) struct SourceLineTests {
  typealias Picture = GalleryDrawingTests.Picture

  /// Each fifth one: what a picture shows makes no difference to the lines that it comes from.
  static let pictures = GalleryDrawingTests.pictures.enumerated()
    .filter { $0.offset.isMultiple(of: 5) }.map(\.element)

  @Test(arguments: pictures)
  func goldensPassWhereverTheSourceStands(_ picture: Picture) throws {
    let diagram = try picture.diagram()
    let moved = try movedSource(of: diagram.layout)
    #expect(
      moved.constraints.allSatisfy { [nil, "Elsewhere.swift"].contains($0.location?.fileName) })
    var new = diagram
    new.layout = moved
    // The same bytes are the same pixels; a few are drawn all the same.
    try expectNoChange(
      from: .diagram(diagram), to: .diagram(new),
      [.layout, .drawing] + (picture.entry.keepsPNG ? [.pixels] : []))
  }

  @Test(arguments: GalleryDrawingTests.pictures.filter { $0.entry.keepsPNG })
  func picturesPassAndStay(_ picture: Picture) throws {
    let diagram = try picture.diagram()
    var moved = diagram
    moved.layout = try movedSource(of: diagram.layout)
    try expectNoChange(
      from: .picture(svg: diagram.svg().text(), scale: 1),
      to: .picture(svg: moved.svg().text(), scale: 1))
  }

  @Test(arguments: DiffDrawingTests.pictures)
  func picturesOfChangesPassWhereverTheSourceStands(_ picture: Picture) throws {
    let diagram = try #require(try picture.entry.diagramOfChange(in: picture.variant))
    var moved = DiffDiagram(
      from: try movedSource(of: diagram.old, by: 3), to: try movedSource(of: diagram.new))
    moved.arrangement = diagram.arrangement
    try expectNoChange(from: .svg(diagram.svg().text()), to: .svg(moved.svg().text()))
  }

  @Test(arguments: pictures)
  func linesAreDrawnOnlyWhereTheyAreAskedFor(_ picture: Picture) throws {
    let plain = try DrawnPictures.figure(picture)
    var diagram = plain.diagram
    let location = /\w\.swift\S*:\S*\d/
    #expect(!drawn(plain.text).contains(location))
    diagram.showsSource = true
    let names = diagram.layout.constraints.contains { $0.isActive && $0.location != nil }
    #expect(try drawn(diagram.svg().text()).contains(location) == names)
  }

  private func drawn(_ text: String) -> String {
    let file = DrawnFile(Array(text.utf8))
    return String(decoding: file.drawing, as: UTF8.self)
  }

  private func expectNoChange(
    from old: Snapshot.Content, to new: Snapshot.Content,
    _ precisions: [SnapshotPrecision] = [.layout, .drawing, .pixels]
  ) throws {
    let folder =
      testFolders
      .appending(path: "redline-lines-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SnapshotStore(root: folder, environment: [:])
    var snapshot = Snapshot(SnapshotID("a"), old)
    _ = store.judge(snapshot, mode: .missing, run: "r")
    let golden = FileManager.default.contents(atPath: store.goldenPath(snapshot.file))
    snapshot.content = new
    for precision in precisions {
      snapshot.precision = precision
      let result = store.judge(snapshot, mode: .all, run: "r")
      #expect(result.verdict == .passed, "\(precision): \(result.text)")
    }
    #expect(golden != nil)
    #expect(FileManager.default.contents(atPath: store.goldenPath(snapshot.file)) == golden)
    #expect(store.reviewableResults().isEmpty)
  }
}

/// The layout as it would be with lines above it, in a file with another name: whatever in its JSON
/// is a source location is another one.
func movedSource(of layout: SolvedLayout, by lines: Int = 700) throws -> SolvedLayout {
  let json = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
  let file = json.replacing(/"fileID":"[^"]*"/, with: #""fileID":"Moved\/Elsewhere.swift""#)
  let moved = file.replacing(/"line":(\d+)/) { "\"line\":\((Int($0.1) ?? 0) + lines)" }
  return try JSONDecoder().decode(SolvedLayout.self, from: Data(moved.utf8))
}
