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

  @Test(
    "A symbol is in the colour of the title, or in the tint colour where nobody would see that",
    arguments: [(Color.systemRed, Color.systemRed), (.white, .systemBlue)])
  func symbols(_ title: Color, _ color: Color) throws {
    var layout = try SeenFaultTests.solved(Bar(), on: .canvas(320, 80))
    let index = try #require(layout.items.firstIndex { $0.name == "button" })
    layout.items[index].control = .button(imageName: "trash.fill")
    layout.items[index].text?.string = ""
    layout.items[index].text?.color = title
    let theme = Theme(.light)
    let ink = FigureInk(theme: theme, painter: try TextPainter(mode: .live))
    let shapes = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen.shapes()
    #expect("\(shapes)".contains(theme.hex(color)))
  }

  struct Move: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var title = EdgeInsets.zero
    var image = EdgeInsets.zero
    /// How far they are from where they are without insets.
    let titleMove: CGPoint
    let imageMove: CGPoint
  }

  @Test(
    "Insets move the title and the image of a button by half of themselves",
    arguments: [
      Move(testDescription: "none", titleMove: .zero, imageMove: .zero),
      Move(
        testDescription: "the title", title: EdgeInsets(top: 44, left: 10),
        titleMove: CGPoint(x: 5, y: 22), imageMove: .zero),
      Move(
        testDescription: "the image", image: EdgeInsets(top: -20, left: -8, right: 8),
        titleMove: .zero, imageMove: CGPoint(x: -8, y: -10)),
    ])
  func moves(_ row: Move) throws {
    func places(_ title: EdgeInsets?, _ image: EdgeInsets?) throws -> (CGRect, CGPoint) {
      var layout = try SeenFaultTests.solved(Bar(), on: .canvas(320, 120))
      let index = try #require(layout.items.firstIndex { $0.name == "button" })
      layout.items[index].control = .button(
        imageName: "unknown", titleInsets: title, imageInsets: image)
      layout.items[index].frame.size = CGSize(width: 200, height: 90)
      let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
      let screen = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen
      let shapes = screen.shapes()
      return (
        try #require(screen.textRects.first { $0.item == layout.items[index].id }).rect,
        try #require(shapes.flatMap(Self.circles).first)
      )
    }
    let (usualTitle, usualImage) = try places(nil, nil)
    let (title, image) = try places(row.title, row.image)
    #expect(abs(title.minX - usualTitle.minX - row.titleMove.x) < 0.6)
    #expect(abs(title.minY - usualTitle.minY - row.titleMove.y) < 0.6)
    #expect(abs(image.x - usualImage.x - row.imageMove.x) < 0.01)
    #expect(abs(image.y - usualImage.y - row.imageMove.y) < 0.01)
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var placement = SolvedLayout.Control.ContentPlacement()
    var insets = EdgeInsets.zero
    var isTurned = false
    /// How far the image's middle is from the left edge, the title from the right one, and the title's
    /// middle from the top.
    var image: Double?
    var title: Double?
    var middle = 45.0
  }

  @Test(
    "A button shows its image and its title at an edge",
    arguments: [
      Place(testDescription: "left", placement: .init(horizontal: .left), image: 10),
      Place(testDescription: "right", placement: .init(horizontal: .right), title: 0),
      Place(testDescription: "leading", placement: .init(horizontal: .leading), image: 10),
      Place(testDescription: "trailing", placement: .init(horizontal: .trailing), title: 0),
      Place(
        testDescription: "leading from right to left", placement: .init(horizontal: .leading),
        isTurned: true, image: 190),
      Place(testDescription: "fill", placement: .init(horizontal: .fill), image: 10),
      Place(
        testDescription: "beside the room around it",
        placement: .init(horizontal: .left, insets: EdgeInsets(left: 12)), image: 22),
      Place(
        testDescription: "moved by all of its inset", placement: .init(horizontal: .left),
        insets: EdgeInsets(left: 6), image: 16),
      Place(testDescription: "top", placement: .init(vertical: .top), middle: 9),
      Place(testDescription: "bottom", placement: .init(vertical: .bottom), middle: 81),
      Place(testDescription: "over all of its height", placement: .init(vertical: .fill)),
    ])
  func places(_ row: Place) throws {
    var layout = try SeenFaultTests.solved(Bar(), on: .canvas(320, 120))
    if row.isTurned { layout.environment.layoutDirection = .rightToLeft }
    let index = try #require(layout.items.firstIndex { $0.name == "button" })
    layout.items[index].control = .button(
      imageName: "unknown", imageInsets: row.insets, placement: row.placement)
    layout.items[index].frame.size = CGSize(width: 200, height: 90)
    let frame = layout.items[index].frame
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let screen = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen
    let shapes = screen.shapes()
    let title = try #require(screen.textRects.first { $0.item == layout.items[index].id }).rect
    let image = try #require(shapes.flatMap(Self.circles).first)
    if let left = row.image { #expect(abs(Double(image.x - frame.minX) - left) < 0.01) }
    if let right = row.title { #expect(abs(Double(frame.maxX - title.maxX) - right) < 1) }
    #expect(abs(Double(title.midY - frame.minY) - row.middle) < 2, "\(title)")
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

  final class Spread: View, LayoutSpec {
    let stack = StackView(.vertical)
    let views = [View(), View(), View()]
    let height: Double

    init(_ distribution: StackDistribution, spacing: Double, height: Double) {
      self.height = height
      super.init()
      (stack.distribution, stack.spacing) = (distribution, spacing)
    }

    var layout: Layout {
      stack {
        views[0]
        views[1]
        views[2]
      }
      stack.top == top + 20
      stack.leading == leading + 40
      stack.width == 80
      stack.height == height
      for view in views.dropLast() { view.height == 40 }
      views[2].height >= 40
    }
  }

  @Test(
    "What the numbers between views of a stack view are",
    arguments: [
      (.fill, 35, 190, "numbers: spacing"), (.equalSpacing, 0, 190, "numbers: room left over"),
      (.equalSpacing, 8, 190, "numbers: room left over"),
      (.equalSpacing, 35, 190, "numbers: spacing"),
      (.equalCentering, 8, 190, "numbers: room left over"),
    ] as [(StackDistribution, Double, Double, String)])
  func gaps(
    _ distribution: StackDistribution, _ spacing: Double, _ height: Double, _ words: String
  ) throws {
    let view = Spread(distribution, spacing: spacing, height: height)
    var diagram = Diagram(try SeenFaultTests.solved(view, on: .canvas(240, 240)))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains(words) && text.contains(">35<"), "\(distribution)")
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
