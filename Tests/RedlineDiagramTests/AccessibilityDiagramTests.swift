import Foundation
import RedlineDiagram
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

/// Buttons in a grid whose distance a test chooses.
private final class Grid: View, LayoutSpec {
  let buttons: [Button]
  let gap: Double

  init(count: Int, gap: Double) {
    buttons = (0..<count).map { Button("B\($0)") }
    self.gap = gap
  }

  var layout: Layout {
    buttons
    for (index, button) in buttons.enumerated() {
      button.leading == leading + 8 + gap * Double(index % 8)
      button.top == top + 8 + gap * Double(index / 8)
      button.width == 24
      button.height == 24
    }
  }
}

@Suite(.blocks) struct AccessibilityDiagramTests {
  private func drawing(_ view: View, _ theme: Theme.Name = .light) throws -> Drawing {
    let layout = try view.solved(
      in: LayoutEnvironment(device: .canvas(320, 480)), measuring: try TextShaper())
    var diagram = Diagram(layout)
    (diagram.style, diagram.theme) = (.accessibility, theme)
    return try diagram.drawing()
  }

  private func rects(_ shapes: [Shape], _ role: Drawing.Role) -> [CGRect] {
    shapes.flatMap { shape -> [CGRect] in
      switch shape.content {
      case .shapes(let inner) where shape.role == role:
        inner.compactMap { if case .rect(let rect, _, _) = $0.content { rect } else { nil } }
          .prefix(1).map(\.self)
      case .shapes(let inner): rects(inner, role)
      case .group(let group): rects(group.shapes, role)
      default: []
      }
    }
  }

  @Test(arguments: [30.0, 34, 38]) func numbersDoNotLieOnEachOther(_ gap: Double) throws {
    let numbers = rects(try drawing(Grid(count: 40, gap: gap)).shapes, .label)
    #expect(numbers.count == 40)
    for (index, one) in numbers.enumerated() {
      for other in numbers[(index + 1)...] {
        #expect(!one.insetBy(dx: 0.5, dy: 0.5).intersects(other), "\(one) \(other)")
      }
    }
  }

  /// Views without a width, and more of them than a page has room for.
  @Test func manyElementsAreCounted() throws {
    let page = try drawing(Grid(count: 260, gap: 1))
    #expect(rects(page.shapes, .area).count == 200)
    #expect(rects(page.shapes, .legendRow).count == 200)
    #expect(page.size.width < 4000 && page.size.height < 3000)
  }

  @Test func whatIsSpokenStandsInTheDescription() throws {
    let page = try drawing(Grid(count: 2, gap: 60), .dark)
    let text = try #require(page.description)
    #expect(text.hasSuffix("\n1. B0, button\n2. B1, button"))
    #expect(text.hasPrefix("Accessibility of Grid on 320 × 480"))
  }
}
