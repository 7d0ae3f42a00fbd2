import Foundation
import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import RedlineLayout
import Testing

/// Every diagram of the gallery, checked as a reader would look at it.
@Suite struct GalleryDrawingTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let entry: Entry
    let variant: Variant
    var testDescription: String { "\(entry.name)-\(variant.fileSuffix)" }

    func diagram() throws -> Diagram {
      var diagram = Diagram(try entry.solved(in: variant))
      diagram.showsInactive = entry.showsInactive
      return diagram
    }
  }

  static let pictures = Gallery.entries.flatMap { entry in
    entry.variants.map { Picture(entry: entry, variant: $0) }
  }

  @Test(arguments: pictures) func labelsOverlapNeitherLabelsNorTexts(_ picture: Picture) throws {
    let (overlay, texts) = try picture.diagram().drawnOverlay()
    for (index, label) in overlay.labels.enumerated() {
      for other in overlay.labels[..<index] {
        #expect(!label.rect.intersects(other.rect), "\(label.text) and \(other.text)")
      }
      for text in texts {
        #expect(!label.rect.intersects(text.rect), "\(label.text) on the text of \(text.item)")
      }
    }
  }

  @Test(arguments: pictures) func reasonsAddUp(_ picture: Picture) throws {
    for item in try picture.diagram().layout.items.dropFirst() {
      for reason in try #require(item.reasons) where reason.omittedCount == 0 && !reason.isFree {
        let sum = reason.parts.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - reason.value) < 0.002, "\(item.id).\(reason.sentence)")
      }
    }
  }

  @Test(arguments: pictures) func everyConstraintIsDrawnOnce(_ picture: Picture) throws {
    let diagram = try picture.diagram()
    let prefix = try diagram.drawing().idPrefix
    let svg = try diagram.svg().text()
    #expect(!svg.contains("∞") && !svg.contains("nan"))
    for constraint in diagram.layout.constraints where constraint.origin == .user {
      let id = "id=\"\(prefix)\(xmlAttribute("c-" + constraint.id))\""
      let count = svg.components(separatedBy: id).count - 1
      let expected = constraint.isActive || diagram.showsInactive ? 1 : 0
      #expect(count == expected, "\(constraint.id)")
    }
  }

  @Test(arguments: pictures) func everyConstraintHasALabel(_ picture: Picture) throws {
    let diagram = try picture.diagram()
    let (overlay, _) = try diagram.drawnOverlay()
    let labelled = Set(overlay.labels.flatMap(\.marks))
    for constraint in diagram.layout.constraints
    where constraint.origin == .user && constraint.isActive {
      #expect(labelled.contains("c-\(constraint.id)"), "\(constraint.id)")
    }
    let numbers = overlay.labels.compactMap(\.number)
    #expect(numbers == Array(1..<(numbers.count + 1)))
  }

  @Test(arguments: pictures) func theFileGivesTheLayoutBack(_ picture: Picture) throws {
    let diagram = try picture.diagram()
    let text = try diagram.svg().text()
    let layout = try SVGDocument.embeddedLayout(in: text)
    #expect(layout == diagram.layout)
    // What waits for review is drawn of the layout that was read.
    #expect(try Diagram(layout, diagram.options)?.svg().text() == text)
  }

  private func xmlAttribute(_ id: String) -> String {
    id.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing(" ", with: "%20")
  }
}
