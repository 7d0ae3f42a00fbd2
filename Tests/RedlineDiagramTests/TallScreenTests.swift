import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Screens whose contents scroll, drawn as high as those, below the bars.
@Suite("Screens as high as their contents", .blocks) struct TallScreenTests {
  /// Rows in a scroll view that fills the screen, with what a case adds.
  final class Article: View, LayoutSpec {
    let scroll = ScrollView()
    let rows: [Label]
    let toolbar = View(), header = Label("On top"), spinner = View()
    let more: @Sendable (Article) -> [LayoutConstraint]

    init(_ count: Int, _ more: @escaping @Sendable (Article) -> [LayoutConstraint] = { _ in [] }) {
      rows = (0..<count).map { Label("Row \($0)") }
      self.more = more
      super.init(frame: .zero)
      for view in [toolbar, spinner] { view.backgroundColor = .systemTeal }
      for view in [toolbar, header, spinner] { view.isHidden = true }
      for row in rows { scroll.addSubview(row) }
    }

    var layout: Layout {
      scroll; toolbar; header; spinner
      scroll.edges == edges
      rows[0].top == scroll.contentLayoutGuide.top + 20
      for (row, next) in zip(rows, rows.dropFirst()) { next.top == row.bottom + 60 }
      for row in rows { row.leading == scroll.contentLayoutGuide.leading + 20 }
      rows[rows.count - 1].bottom == scroll.contentLayoutGuide.bottom - 20
      scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width
      more(self)
    }
  }

  static func solved(_ view: View, on device: Device = .iPhone16) throws -> SolvedLayout {
    try view.solved(in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
  }

  static func bottom(_ name: String, _ layout: SolvedLayout) throws -> Double {
    Double(try #require(layout.items.first { $0.name == name }).frame.maxY)
  }

  @Test("A screen ends where its contents and the home indicator do")
  func high() throws {
    let layout = try Self.solved(Article(16))
    let tall = TallScreen.shown(in: layout)
    let content = try #require(layout.guides.first { $0.role == .scrollContent }).frame.maxY
    #expect(content > layout.root.frame.maxY)
    #expect(abs(tall.root.frame.maxY - content - 34) < 1.01)
    #expect(tall.environment.device.size.height == tall.root.frame.height)
    #expect(try Self.bottom("scroll", tall) == Double(tall.root.frame.maxY))
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains("scrolls, drawn \(formatted(tall.root.frame.height)) high"))
  }

  @Test("Texts tell of the device as it is, in a series, too")
  func told() throws {
    let layout = try Self.solved(Article(16))
    let height = formatted(TallScreen.shown(in: layout).root.frame.height)
    var series = SeriesDiagram("Articles", [SeriesDiagram.Step(layout, caption: "1")])
    series.textMode = .live
    var diagram = Diagram(layout)
    diagram.textMode = .live
    for text in [try series.svg().text(), try diagram.svg().text()] {
      #expect(text.contains("393 × 852"))
      #expect(text.contains("scrolls, drawn \(height) high"))
      // Also where one points at a view.
      #expect(!text.contains("393 × \(height)"))
    }
    let view = Article(4)
    view.scroll.contentOffset.y = -59
    let moved = try Self.solved(view)
    let row = try #require(moved.items.first { $0.text?.string == "Row 0" })
    #expect(ContentsBelowBars.shown(in: moved).item(row.id)?.frame != row.frame)
    let place = "(\(formatted(row.frame.minX)), \(formatted(row.frame.minY)))"
    #expect(try Diagram(moved).svg().text().contains("Label at \(place)"))
    #expect(try DiffDiagram(from: moved, to: moved).svg().text().contains("Label at \(place)"))
  }

  @Test("In a motion the device stands still, and somebody may ask for it")
  func still() throws {
    let layouts = try [16, 20].map { try Self.solved(Article($0)) }
    var motion = MotionDiagram("Articles", layouts)
    motion.textMode = .live
    var diagram = Diagram(layouts[0])
    (diagram.textMode, diagram.figure.crop) = (.live, .device)
    for text in [try motion.svg().text(), try diagram.svg().text()] {
      #expect(!text.contains("scrolls"))
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var count = 16
    var device = Device.iPhone16
    /// Whether the screen is drawn higher.
    let isHigh: Bool
    /// How the view that is added lies to the screen's bottom: as before, in points; `nil` leaves it hidden.
    var distance: Double?
    var more: @Sendable (Article) -> [LayoutConstraint] = { _ in [] }
  }

  static let rows = [
    Row(testDescription: "contents that fit", count: 4, isHigh: false),
    Row(testDescription: "of a size that no page has", count: 60, isHigh: false),
    Row(testDescription: "on its side", device: .iPhone16.landscape, isHigh: false),
    Row(testDescription: "a view without a device", device: .canvas(300, 400), isHigh: true),
    Row(
      testDescription: "a toolbar stays at the bottom", isHigh: true, distance: 0,
      more: { article in
        [
          article.toolbar.bottom == article.bottom, article.toolbar.height == 80,
          article.toolbar.leading == article.leading, article.toolbar.width == 393,
        ]
      }),
    Row(
      testDescription: "a button above the safe area's edge", isHigh: true, distance: 50,
      more: { article in
        [
          article.toolbar.bottom == article.safeArea.bottom - 16, article.toolbar.height == 50,
          article.toolbar.leading == article.leading + 16, article.toolbar.width == 80,
        ]
      }),
    Row(
      testDescription: "what is in the middle of the screen would not be any more", isHigh: false,
      distance: 400,
      more: { article in
        [
          article.toolbar.centerY == article.centerY, article.toolbar.height == 52,
          article.toolbar.leading == article.leading + 16, article.toolbar.width == 80,
        ]
      }),
  ]

  @Test("What stands at the bottom stands at the new one", arguments: rows)
  func bottoms(_ row: Row) throws {
    let view = Article(row.count, row.more)
    view.toolbar.isHidden = row.distance == nil
    let layout = try Self.solved(view, on: row.device)
    let tall = TallScreen.shown(in: layout)
    #expect((tall.root.frame.height > layout.root.frame.height) == row.isHigh)
    guard let distance = row.distance else { return }
    for layout in [layout, tall] {
      #expect(
        abs(Double(layout.root.frame.maxY) - (try Self.bottom("toolbar", layout)) - distance) < 1)
    }
  }

  /// A list below a map, in a stack view that shares its height.
  final class Halves: View, LayoutSpec {
    let stack = StackView(), map = View(), scroll = ScrollView()
    let rows = (0..<12).map { Label("Row \($0)") }

    init(_ distribution: StackDistribution) {
      super.init(frame: .zero)
      (stack.axis, stack.distribution) = (.vertical, distribution)
      for row in rows { scroll.addSubview(row) }
    }

    var layout: Layout {
      stack {
        map
        scroll
      }
      stack.edges == edges
      map.height == 400 ~ 999
      for (index, row) in rows.enumerated() {
        row.leading == scroll.contentLayoutGuide.leading + 20
        row.top == scroll.contentLayoutGuide.top + Double(20 + 60 * index)
      }
      rows[11].bottom == scroll.contentLayoutGuide.bottom - 20
    }
  }

  @Test("A list in a stack view grows, unless it has to be as high as something else")
  func halves() throws {
    for (distribution, isHigh) in [(StackDistribution.fill, true), (.fillEqually, false)] {
      let layout = try Self.solved(Halves(distribution))
      let tall = TallScreen.shown(in: layout)
      #expect((tall.root.frame.height > layout.root.frame.height) == isHigh, "\(distribution)")
    }
  }

  @Test("Contents begin below the bars, unless something outside holds them")
  func belowBars() throws {
    for isTied in [false, true] {
      let view = Article(4) { article in
        article.header.isHidden = false
        let tied = article.header.top == article.rows[3].bottom + 8
        let free = article.header.top == article.safeArea.top + 300
        return [isTied ? tied : free, article.header.leading == article.leading + 200]
      }
      view.scroll.contentOffset.y = -59
      let layout = try Self.solved(view)
      let shown = ContentsBelowBars.shown(in: layout)
      for name in ["Row 0", "Row 3"] {
        func row(_ layout: SolvedLayout) throws -> SolvedLayout.Item {
          try #require(layout.items.first { $0.text?.string == name })
        }
        let (before, after) = (try row(layout), try row(shown))
        let move = isTied ? 0.0 : 59
        #expect(Double(after.frame.minY - before.frame.minY) == move)
        #expect(after.firstBaseline == before.firstBaseline.map { $0 + move })
      }
      #expect(try Self.bottom("header", shown) == Self.bottom("header", layout))
    }
  }

  @Test("A screen without constraints is no larger than it is")
  func plain() throws {
    let view = View()
    for index in 0..<12 {
      let label = Label("A row of text \(index)")
      label.translatesAutoresizingMaskIntoConstraints = true
      label.frame = CGRect(x: 16, y: 70 + 60 * index, width: 200, height: 21)
      view.addSubview(label)
    }
    let page = try Diagram(try Self.solved(view)).drawing()
    #expect((480...620).contains(Double(page.size.height)), "\(page.size)")
  }
}
