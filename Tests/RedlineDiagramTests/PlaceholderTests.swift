import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// The sign of an image without pixels stands where nothing lies over it.
@Suite(.blocks) struct PlaceholderTests {
  final class Card: View, LayoutSpec {
    let behind = Label("Behind"), photo = ImageView("cover", size: CGSize(width: 240, height: 160))
    let over: [View]
    let frames: [CGRect]

    init(_ over: [(View, CGRect)]) {
      (self.over, frames) = (over.map(\.0), over.map(\.1))
      super.init(frame: .zero)
    }

    var layout: Layout {
      behind; photo; over
      behind.centerX == photo.centerX
      behind.centerY == photo.centerY
      photo.leading == leading + 20
      photo.top == top + 20
      for (view, frame) in zip(over, frames) {
        view.leading == leading + Double(frame.minX)
        view.top == top + Double(frame.minY)
        view.width == Double(frame.width)
        view.height == Double(frame.height)
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where the middle of the sign is, from the upper left corner of the image; `nil` where there is none.
    let sign: CGPoint?
    var hasName = false
    let over: @Sendable () -> [(View, CGRect)]
  }

  private static let middle = CGRect(x: 100, y: 80, width: 80, height: 40)
  private static let corner = CGRect(x: 20, y: 20, width: 40, height: 40)

  private static func filled() -> View {
    let view = View()
    view.backgroundColor = .systemTeal
    return view
  }

  static let rows = [
    Row(
      testDescription: "nothing over it, but a text behind it", sign: CGPoint(x: 120, y: 72),
      hasName: true
    ) { [] },
    Row(testDescription: "a text over its middle", sign: CGPoint(x: 14, y: 12)) {
      [(Label("Title"), middle)]
    },
    Row(testDescription: "a coloured view over its middle", sign: CGPoint(x: 14, y: 12)) {
      [(filled(), middle)]
    },
    Row(testDescription: "views over its middle and its corner", sign: nil) {
      [(filled(), middle), (filled(), corner)]
    },
    Row(
      testDescription: "a clear view over its middle", sign: CGPoint(x: 120, y: 72), hasName: true
    ) { [(View(), middle)] },
    Row(
      testDescription: "a text beside its middle", sign: CGPoint(x: 120, y: 72), hasName: true
    ) { [(Label("Title"), corner)] },
  ]

  @Test("The sign of an image is in its middle, in a corner, or nowhere", arguments: rows)
  func signs(_ row: Row) throws {
    let layout = try Card(row.over()).solved(
      in: LayoutEnvironment(device: .canvas(280, 200)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let screen = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen
    let photo = try #require(layout.items.first { $0.name == "photo" })
    let shapes = screen.landscape(photo, name: "cover", in: photo.frame)
    let frame = shapes.lazy.compactMap { shape -> CGRect? in
      if case .rect(let rect, _, _) = shape.content { rect } else { nil }
    }.first
    #expect((frame == nil) == (row.sign == nil))
    if let frame, let sign = row.sign {
      let middle = CGPoint(x: frame.midX - photo.frame.minX, y: frame.midY - photo.frame.minY)
      #expect(abs(middle.x - sign.x) < 1 && abs(middle.y - sign.y) < 1, "\(middle)")
    }
    let texts = shapes.contains { if case .text = $0.content { true } else { false } }
    #expect(texts == row.hasName)
  }

  @Test(
    "A text that was meant for a dark image has a dark one behind it",
    arguments: [(Color.white, "#8E8E93"), (.black, "#E5E5EA")])
  func ground(_ color: Color, fill: String) throws {
    let title = Label("Title")
    title.textColor = color
    let layout = try Card([(title, Self.middle)]).solved(
      in: LayoutEnvironment(device: .canvas(280, 200)), measuring: TextShaper.shared())
    let text = try Diagram(layout).svg().text()
    let photo = try #require(text.range(of: "-v-photo\"")).upperBound
    let area = try #require(text.range(of: "<rect", range: photo..<text.endIndex)).upperBound
    let end = try #require(text.range(of: "/>", range: area..<text.endIndex)).lowerBound
    #expect(text[area..<end].contains("fill=\"\(fill)\""), "\(text[area..<end])")
    // Lines on it are told from it.
    let halos = try #require(text.range(of: "-halos\""))
    let isCased = text[halos.upperBound...].prefix(12).contains(">\n")
    #expect(isCased || color == .black)
  }

  /// An image view over one other view.
  private final class Stacked: View, LayoutSpec {
    let behind: View
    let photo: ImageView

    init(_ behind: View, image: String?, _ color: Color?) {
      (self.behind, photo) = (behind, ImageView(image))
      super.init(frame: .zero)
      photo.backgroundColor = color
    }

    var layout: Layout {
      behind; photo
      for view in [behind, photo] {
        view.leading == leading + 20
        view.top == top + 20
        view.size == CGSize(width: 100, height: 60)
      }
    }
  }

  struct Cover: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var image: String?
    var color: Color?
    let isFilled: Bool
    let behind: @MainActor @Sendable () -> View
  }

  /// An image view in a coloured one.
  private final class Inside: View, LayoutSpec {
    let card = View()
    let photo = ImageView()
    let inset: Double

    init(_ inset: Double) {
      self.inset = inset
      super.init(frame: .zero)
      card.backgroundColor = .systemYellow
    }

    var layout: Layout {
      card { photo }
      card.leading == leading + 20
      card.top == top + 20
      card.size == CGSize(width: 100, height: 60)
      photo.leading == card.leading + inset
      photo.trailing == card.trailing - inset
      photo.top == card.top + inset
      photo.bottom == card.bottom - inset
    }
  }

  @Test(
    "A coloured view that is seen around it is not hidden", arguments: [(0.0, false), (10, true)])
  @MainActor func inside(_ inset: Double, isFilled: Bool) throws {
    let layout = try Inside(inset).solved(
      in: LayoutEnvironment(device: .canvas(280, 200)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let screen = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen
    let photo = try #require(layout.items.first { $0.name == "photo" })
    guard case .rect(_, _, let paint)? = screen.control(photo).first?.content else {
      Issue.record("no rectangle")
      return
    }
    #expect((paint.fill != nil) == isFilled)
  }

  @Test(
    "A view without an image hides nothing that lies beneath",
    arguments: [
      Cover(testDescription: "a coloured view", isFilled: false) { filled() },
      Cover(testDescription: "a text", isFilled: false) { Label("Behind") },
      Cover(testDescription: "a view that shows nothing", isFilled: true) { View() },
      Cover(testDescription: "an image view that shows nothing", isFilled: true) { ImageView() },
      Cover(testDescription: "an image over it", image: "cover", isFilled: true) { filled() },
      Cover(testDescription: "a colour of its own", color: .systemRed, isFilled: true) {
        filled()
      },
      Cover(testDescription: "a view in the colour of the screen", isFilled: true) {
        let view = View()
        view.backgroundColor = .systemBackground
        return view
      },
    ])
  @MainActor func covers(_ row: Cover) throws {
    let layout = try Stacked(row.behind(), image: row.image, row.color).solved(
      in: LayoutEnvironment(device: .canvas(280, 200)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let screen = FigureSetting(layout, ink, FigureOptions(), zoom: nil).screen
    let photo = try #require(layout.items.first { $0.name == "photo" })
    let first = try #require(screen.control(photo).first)
    guard case .rect(_, _, let paint) = first.content else {
      Issue.record("no rectangle")
      return
    }
    #expect((paint.fill != nil) == row.isFilled)
  }
}
