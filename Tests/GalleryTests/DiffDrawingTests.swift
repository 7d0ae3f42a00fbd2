import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import RedlineLayout
import TestPrograms
import Testing

/// The pictures of changes in the gallery, checked as a reader would look at them.
@Suite(.blocks) struct DiffDrawingTests {
  typealias Picture = GalleryDrawingTests.Picture

  static let pictures = GalleryDrawingTests.pictures.filter { $0.entry.name.hasPrefix("diff-") }

  private func diagrams(_ picture: Picture) throws -> [DiffDiagram] {
    let diagram = try #require(try picture.entry.diagramOfChange(in: picture.variant))
    var other = diagram
    other.arrangement = diagram.arrangement == .overlaid ? .sideBySide : .overlaid
    return [diagram, other]
  }

  @Test func thereAreEnough() {
    #expect(Self.pictures.count >= 12)
  }

  @Test(arguments: pictures) func labelsKeepClear(_ picture: Picture) throws {
    for diagram in try diagrams(picture) {
      let (_, labels, texts, controls) = try diagram.drawnLabels()
      for (index, label) in labels.enumerated() {
        for other in labels[..<index] {
          #expect(!label.rect.intersects(other.rect), "\(label.text) and \(other.text)")
        }
        for area in texts + controls {
          #expect(!label.rect.intersects(area), "\(label.text) on \(area)")
        }
      }
    }
  }

  /// Each change of a constraint is a group with its sentence, in one of the screens at least and
  /// over one screen once.
  @Test(arguments: pictures) func everyChangeIsDrawnOnce(_ picture: Picture) throws {
    for diagram in try diagrams(picture) {
      let svg = try diagram.svg().text()
      let groups = svg.components(separatedBy: "\n").filter { $0.contains("<g id=\"") }
      for change in diagram.diff.constraints where change.kind != .relocated {
        let ids = Set([change.old?.id, change.new?.id].compactMap { $0 })
        let count = groups.count { line in
          ids.contains { id in
            ["d-c-", "d-old-c-"].contains { line.contains("-\($0)\(escaped(id))\"") }
          }
        }
        let isOverlaid = !svg.contains("-before-screen\"")
        #expect(isOverlaid ? count == 1 : (1...2).contains(count), "\(change.sentence): \(count)")
        #expect(svg.contains("\(escaped(change.sentence))"), "\(change.sentence)")
      }
      for item in diagram.diff.items where item.isMoved && !item.isHidden {
        #expect(groups.contains { $0.contains("d-v-\(escaped(item.id))\"") }, "\(item.id)")
      }
    }
  }

  @Test(arguments: pictures) func theFileHoldsBothLayouts(_ picture: Picture) throws {
    for diagram in try diagrams(picture) {
      let text = try diagram.svg().text()
      #expect(try SVGDocument.embeddedLayout(in: text) == diagram.new)
      #expect(try SVGDocument.embeddedOldLayout(in: text) == diagram.old)
      #expect(text.contains("role=\"img\"") && text.contains("</title>"))
    }
  }

  private func escaped(_ id: String) -> String {
    id.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
