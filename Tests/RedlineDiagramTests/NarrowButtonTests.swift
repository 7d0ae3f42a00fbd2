import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Buttons with an image and less room than their titles take, and words of rows and of what is not active.
@Suite(.blocks) struct NarrowButtonTests {
  final class Bar: View, LayoutSpec {
    let button = Button("Add to list")

    var layout: Layout {
      button
      button.top == top + 20
      button.leading == leading + 100
      button.size == CGSize(width: 24, height: 24)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let title: String
    let width: CGFloat
    let showsTitle: Bool
  }

  @Test(
    "A button keeps its image and as much of its title as it has room for",
    arguments: [
      Row(testDescription: "no room", title: "Add to list", width: 24, showsTitle: false),
      Row(testDescription: "a part of it", title: "Add to list", width: 80, showsTitle: true),
      Row(testDescription: "all of it", title: "Add to list", width: 200, showsTitle: true),
      Row(testDescription: "all of a short one", title: "1", width: 38, showsTitle: true),
    ])
  func titles(_ row: Row) throws {
    var layout = try SeenFaultTests.solved(Bar(), on: .canvas(320, 80))
    let index = try #require(layout.items.firstIndex { $0.name == "button" })
    layout.items[index].control = .button(imageName: "unknown")
    layout.items[index].text?.string = row.title
    layout.items[index].frame.size.width = row.width
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let screen = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen
    let shapes = screen.shapes()
    let frame = layout.items[index].frame.insetBy(dx: -0.5, dy: -0.5)
    let circles = shapes.flatMap(Self.circles)
    #expect(circles.count == 1 && circles.allSatisfy(frame.contains))
    let texts = screen.textRects.filter { $0.item == layout.items[index].id }
    #expect(texts.isEmpty != row.showsTitle)
    #expect(texts.allSatisfy { frame.contains($0.rect) }, "\(texts) in \(frame)")
  }

  /// The middles of all circles.
  private static func circles(_ shape: Shape) -> [CGPoint] {
    switch shape.content {
    case .circle(let center, _, _): [center]
    case .group(let group): group.shapes.flatMap(circles)
    case .shapes(let shapes): shapes.flatMap(circles)
    default: []
    }
  }

  @Test(
    "A stack view that lies along a row is aligned at its top or bottom",
    arguments: [
      (Axis.horizontal, StackAlignment.leading, "top"), (.horizontal, .trailing, "bottom"),
      (.horizontal, .center, "center"), (.vertical, .leading, "leading"),
      (.vertical, .trailing, "trailing"), (.horizontal, .firstBaseline, "first baseline"),
    ])
  func alignments(_ axis: Axis, _ alignment: StackAlignment, _ word: String) {
    #expect(alignment.label(along: axis) == word)
  }
}
