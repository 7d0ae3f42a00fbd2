import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Screens of which bands from top to bottom are left out.
@Suite(.blocks) struct TearTests {
  /// Two narrow columns on a wide screen.
  final class Columns: View, LayoutSpec {
    let first = Label("First")
    let second = View()
    let wide: View?

    init(wide: View? = nil) {
      self.wide = wide
      super.init(frame: .zero)
      second.backgroundColor = .systemTeal
    }

    var layout: Layout {
      first; second
      first.leading == margins.leading
      first.top == top + 120
      second.leading == first.leading + 420
      second.top == first.bottom + 12
      second.width == 60
      second.height == 44
      if let wide {
        wide
        wide.horizontal == margins.horizontal
        wide.top == second.bottom + 12
      }
    }
  }

  static let sentence = Array(repeating: "words that go on", count: 30).joined(separator: " ")

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var device = Device.iPadMini5
    var wide: (@Sendable () -> View)?
    var change: @Sendable (inout FigureOptions) -> Void = { _ in }
    var width = 680.0
    let tears: Int
  }

  static let rows = [
    Row(testDescription: "two empty bands", tears: 2),
    Row(testDescription: "a view that ends with its text", wide: { Label("Short") }, tears: 2),
    Row(testDescription: "a text across the screen", wide: { Label(sentence) }, tears: 0),
    Row(testDescription: "a narrow screen", device: .iPhoneSE1, tears: 0),
    Row(testDescription: "the whole device", change: { $0.crop = .device }, tears: 0),
    Row(
      testDescription: "what is empty below the views, where no constraint is drawn",
      change: { $0.only = [.items(["no one"])] }, tears: 1),
    Row(testDescription: "the whole width", change: { $0.showsWholeWidth = true }, tears: 0),
    Row(
      testDescription: "a page that is wide enough", change: { $0.width = 1400 }, width: 1400,
      tears: 0),
  ]

  static func diagram(_ row: Row) throws -> Diagram {
    let layout = try Columns(wide: row.wide?()).solved(
      in: LayoutEnvironment(device: row.device), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    row.change(&diagram.figure)
    return diagram
  }

  @Test(arguments: rows) func emptyBandsAreLeftOut(_ row: Row) throws {
    let drawing = try Self.diagram(row).drawing()
    let text = drawing.svg().text()
    let plan = try #require(Self.plan(try Self.diagram(row)))
    #expect(plan.projection.bands.count == row.tears)
    #expect(text.contains("pt not drawn") || row.tears == 0)
    #expect(Double(drawing.size.width) <= row.width + 1)
    let ids = text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count, "an id is there twice")
    #expect(text == (try Self.diagram(row).svg().text()))
  }

  /// The plan of the page's picture.
  static func plan(_ diagram: Diagram) throws -> FigurePlan? {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var scene = FigureScene(diagram, ink)
    scene.source.folds = true
    return scene.plan(room: FigureSetting.room(diagram.figure))
  }

  struct Drawn: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> View
    /// What is drawn, in points from the view's left edge, or from its right one.
    let place: @Sendable (CGRect) -> Span
  }

  static let drawn = [
    Drawn(
      testDescription: "a detail button",
      make: { TableViewCell(accessory: .detailDisclosureButton) }
    ) {
      Span(Double($0.maxX) - 63, Double($0.maxX) - 14)
    },
    Drawn(testDescription: "a chart", make: { painted("M 150 0 L 450 20 L 400 30 Z") }) {
      Span(Double($0.minX) + 150, Double($0.minX) + 450)
    },
    Drawn(testDescription: "a symbol in a button", make: { symbolButton() }) {
      Span($0, .horizontal)
    },
  ]

  private static func painted(_ path: String) -> View {
    let view = View()
    view.paintings = [.init(path: path, fill: .black)]
    return view
  }

  private static func symbolButton() -> View {
    let button = Button("Go")
    button.imageName = "star"
    button.imageSize = CGSize(width: 20, height: 20)
    return button
  }

  /// Between the edges of a wide view a tear may be only where nothing is drawn.
  @Test(arguments: drawn) func whatIsDrawnIsNotLeftOut(_ drawn: Drawn) throws {
    let row = Row(testDescription: "", wide: drawn.make, tears: 0)
    let diagram = try Self.diagram(row)
    let item = try #require(
      diagram.layout.items.dropFirst().first {
        $0.frame.width > diagram.layout.root.frame.width / 2
      })
    let plan = try #require(try Self.plan(diagram))
    let place = drawn.place(item.frame)
    for band in plan.projection.bands {
      #expect(band.high <= place.low || place.high <= band.low, "\(band) \(place)")
    }
  }

  @Test func aTearHidesNoMiddle() throws {
    final class Halves: View, LayoutSpec {
      let label = Label("Half")
      var layout: Layout {
        label
        label.leading == centerX + 100
        label.top == top + 120
      }
    }
    var diagram = Diagram(
      try Halves().solved(
        in: LayoutEnvironment(device: .iPadMini5), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let middle = Double(diagram.layout.root.frame.midX)
    let plan = try #require(try Self.plan(diagram))
    #expect(!plan.projection.bands.isEmpty)
    #expect(plan.projection.bands.allSatisfy { $0.high < middle || middle < $0.low })
  }

  @Test func aDistanceAcrossATearHasItsTrueNumber() throws {
    let plan = try #require(Self.plan(try Self.diagram(Self.rows[0])))
    let bar = try #require(plan.placed.first { $0.mark.text == "420" })
    let line = try #require(bar.strokes.first { $0.style == .bar }?.line)
    #expect(line.length < 420 * plan.scale - 40)
    let tear = try #require(plan.projection.tears.first)
    #expect(Double(line.start.x) < tear.low && Double(line.end.x) > tear.high)
  }

  @Test func edgesOfGuidesEndAtATear() throws {
    let drawing = try Self.diagram(Self.rows[0]).drawing()
    let plan = try #require(Self.plan(try Self.diagram(Self.rows[0])))
    let shift = Double(drawing.screenOrigin.x)
    let tears = plan.projection.tears.map { Span($0.low + shift, $0.high + shift) }
    #expect(tears.count == 2)
    let lines = FigurePieces(drawing).lines.filter { line in
      line.subjects.contains { $0.kind == .guide }
    }
    #expect(!lines.isEmpty)
    for line in lines where abs(line.start.y - line.end.y) < 0.1 {
      let reach = Span(
        Double(min(line.start.x, line.end.x)), Double(max(line.start.x, line.end.x)))
      for tear in tears {
        #expect(reach.high <= tear.low + 0.5 || reach.low >= tear.high - 0.5, "\(reach) \(tear)")
      }
    }
  }

  // MARK: From side to side

  /// A title above and a button below, with something between them.
  final class Ends: View, LayoutSpec {
    let title = Label("Title")
    let between: View?
    let button = Button("Go on")

    init(between: View? = nil) {
      self.between = between
      super.init(frame: .zero)
    }

    var layout: Layout {
      title; button
      title.top == safeArea.top + 12
      title.leading == margins.leading
      button.bottom == safeArea.bottom - 12
      button.horizontal == margins.horizontal
      if let between {
        between
        between.horizontal == horizontal
        between.top == title.bottom + 20
        between.bottom == button.top - 20
      }
    }
  }

  struct Fold: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var device = Device.iPhone8
    var keyboard = 0.0
    var between: (@Sendable () -> View)?
    var change: @Sendable (inout FigureOptions) -> Void = { _ in }
    let tears: Int
  }

  static let folds = [
    Fold(testDescription: "nothing between them", tears: 1),
    Fold(testDescription: "a map, with its sign in the middle", between: { ImageView() }, tears: 2),
    Fold(
      testDescription: "a line in the middle, above and below it alike",
      between: {
        let label = Label("In the middle")
        label.setContentHuggingPriority(.init(1), for: .vertical)
        return label
      }, tears: 2),
    Fold(
      testDescription: "a text that fills the screen",
      between: { Label(Array(repeating: sentence, count: 4).joined(separator: " "), lines: 0) },
      tears: 0),
    Fold(testDescription: "a wheel", between: { painted("M 0 0 L 100 450 L 50 20 Z") }, tears: 0),
    Fold(testDescription: "a keyboard", keyboard: 216, tears: 0),
    Fold(testDescription: "the whole device", change: { $0.crop = .device }, tears: 0),
    Fold(testDescription: "a small view", device: .canvas(320, 280), tears: 0),
    Fold(testDescription: "a card", device: .canvas(320, 400), tears: 1),
    Fold(testDescription: "a high view", device: .canvas(320, 600), tears: 1),
  ]

  @Test(arguments: folds) func emptyHeightIsLeftOut(_ row: Fold) throws {
    var environment = LayoutEnvironment(device: row.device)
    environment.keyboardHeight = row.keyboard
    let layout = try Ends(between: row.between?()).solved(
      in: environment, measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    row.change(&diagram.figure)
    let plan = try #require(try Self.plan(diagram))
    #expect(plan.projection.bands.count == row.tears)
    let drawing = try diagram.drawing()
    #expect(drawing.svg().text() == (try diagram.svg().text()))
    guard row.tears > 0 else { return }
    #expect(plan.projection.axis == .vertical)
    // What is seen is at its place, and every constraint is there.
    let named = try #require(layout.items.first { $0.text?.string == "Title" })
    for band in plan.projection.bands {
      #expect(band.low > Double(named.frame.maxY) && band.high < Double(layout.root.frame.maxY))
    }
    let drawn = Set(plan.placed.flatMap { $0.mark.members.map(\.id) })
    for constraint in layout.constraints where constraint.origin == .user {
      #expect(drawn.contains { $0.hasSuffix(constraint.id) }, "\(constraint.id)")
    }
  }

  // MARK: Projection

  static let bands: [[Span]] = [[], [Span(100, 160)], [Span(40, 100), Span(300, 400)]]

  @Test(arguments: bands, Axis.allCases) func placesAreFoundAgain(_ bands: [Span], _ axis: Axis) {
    for scale in [0.5, 1, 1.6] { findAgain(bands, axis, scale) }
  }

  private func findAgain(_ bands: [Span], _ axis: Axis, _ scale: Double) {
    let projection = FigureProjection(scale: scale, bands: bands, along: axis)
    func place(_ place: Double) -> Double {
      axis == .horizontal ? projection.x(place) : projection.y(place)
    }
    var last = -Double.infinity
    for step in -20...200 {
      let own = Double(step) * 3
      let found = place(own)
      #expect(found > last, "the order is kept")
      let back = axis == .horizontal ? projection.layoutX(found) : projection.layoutY(found)
      #expect(abs(back - own) < 1e-6)
      last = found
    }
    let rect = CGRect(x: 20, y: 30, width: 500, height: 420)
    let again = projection.layout(projection(rect))
    #expect(abs(again.minX - rect.minX) < 1e-6 && abs(again.maxY - rect.maxY) < 1e-6)
    let width = place(600) - place(0)
    let gaps = Double(bands.count) * FigureProjection.gap
    #expect(abs(width - (600 - FigureProjection.removed(bands)) * scale - gaps) < 1e-6)
    for (piece, tear) in zip(projection.pieces.dropFirst(), projection.tears) {
      #expect(abs(piece.span.low * scale + piece.shift - tear.high) < 1e-6)
    }
  }

  final class Below: View, LayoutSpec {
    let title = Label("Title")

    var layout: Layout {
      title
      title.top == safeArea.top + 8
    }
  }

  @Test(
    "A navigation bar is as high as on Xcode's canvas where the safe area begins there, not with other insets",
    arguments: [
      ("as the system has it", 88.0, 44.0), ("50 points", 94, 50),
      ("a lower status bar", 84, 40), ("an inset of the controller's own", 98, 44),
      ("a large one", 120, 44),
    ])
  func bar(_ row: String, _ safeArea: CGFloat, _ height: CGFloat) throws {
    var layout = try Below().solved(
      in: LayoutEnvironment(device: .iPhoneX.withNavigationBar()), measuring: TextShaper.shared())
    let index = try #require(layout.guides.firstIndex { $0.kind == .safeArea })
    layout.guides[index].frame.origin.y = safeArea
    let setting = FigureSetting(
      layout, FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)),
      FigureOptions(), zoom: nil)
    #expect(try #require(setting.device.titleRect).midY == 44 + height / 2)
  }
}
