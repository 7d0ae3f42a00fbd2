import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What tags say more where there is room beside them.
@Suite(.blocks) struct LongerTagTests {
  final class Two: View, LayoutSpec {
    let one = Label("One"), two = Label("Two"),
      wall = Label("A long text that leaves no room for more")
    let statements: @Sendable (Two) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Two) -> [LayoutConstraint]) {
      self.statements = statements
    }

    var layout: Layout {
      one; two; wall
      for statement in statements(self) { statement }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tag: String
    let statements: @Sendable (Two) -> [LayoutConstraint]
  }

  private static func apart(_ two: Two) -> [LayoutConstraint] {
    [
      two.one.top == two.safeArea.top + 90, two.two.top == two.one.bottom + 60,
      two.wall.top == two.two.bottom + 200, two.wall.leading == two.leading + 40,
    ]
  }

  static let rows = [
    Row(testDescription: "both views in place of their number", tag: "one, two leading") {
      apart($0) + [$0.one.leading == $0.leading + 20, $0.two.leading == $0.one.leading]
        + [$0.one.leading == $0.margins.leading + 4 ~ 1]
    },
    Row(testDescription: "both views on a centre line", tag: "one, two centerX = superview") {
      apart($0) + [$0.one.centerX == $0.centerX, $0.two.centerX == $0.centerX]
    },
    Row(
      testDescription: "the superview, as the safe area ends there, too",
      tag: "one leading = superview"
    ) {
      apart($0) + [$0.one.leading == $0.leading, $0.two.leading == $0.leading + 50]
    },
    Row(
      testDescription: "the safe area, as the superview ends there, too",
      tag: "one leading = safe area"
    ) {
      apart($0) + [$0.one.leading == $0.safeArea.leading, $0.two.leading == $0.leading + 50]
    },
    Row(testDescription: "whose edge a centre is on", tag: "center on two trailing") {
      apart($0) + [$0.two.leading == $0.leading + 50, $0.one.centerX == $0.two.trailing]
    },
    Row(
      testDescription: "of a view whose name is a sentence with the word before an edge",
      tag: "Press on it leading = margins"
    ) {
      $0.one.accessibilityIdentifier = "Press on it"
      return apart($0) + [
        $0.one.leading == $0.margins.leading, $0.two.leading == $0.leading + 50,
      ]
    },
    Row(
      testDescription: "the margins, which are not what the view is in",
      tag: "one leading = margins"
    ) {
      apart($0) + [$0.one.leading == $0.margins.leading, $0.two.leading == $0.leading + 50]
    },
    Row(testDescription: "what the view is in", tag: "one top = superview") {
      [
        $0.one.top == $0.top, $0.one.leading == $0.leading + 50, $0.two.top == $0.top + 90,
        $0.two.leading == $0.leading + 90, $0.wall.top == $0.two.bottom + 90,
        $0.wall.leading == $0.leading + 40,
      ]
    },
    Row(
      testDescription: "by how much a centre is off what it is of",
      tag: "one centerX = superview −30@750"
    ) {
      apart($0) + [$0.one.centerX == $0.centerX - 30 ~ 750, $0.two.leading == $0.leading + 50]
    },
    Row(testDescription: "the sibling that a centre is of", tag: "one centerX = two") {
      apart($0) + [$0.two.leading == $0.leading + 50, $0.one.centerX == $0.two.centerX]
    },
    Row(testDescription: "no view twice", tag: "one, two, wall centerX") {
      [
        $0.one.top == $0.top + 90, $0.two.top == $0.one.bottom + 60,
        $0.wall.top == $0.two.bottom + 200, $0.two.leading == $0.leading + 120,
        $0.one.centerX == $0.two.centerX, $0.wall.centerX == $0.two.centerX,
      ]
    },
    Row(
      testDescription: "of what two views on a line are says only what is true of both",
      tag: "one, two leading"
    ) {
      apart($0) + [$0.one.leading == $0.leading, $0.two.leading == $0.safeArea.leading]
    },
  ]

  @Test("A tag with room beside it says more", arguments: rows)
  func tells(_ row: Row) throws {
    let tags = try tags(row.statements)
    #expect(tags.contains(row.tag), "\(tags)")
  }

  /// A view from margin to margin, with something above one of its ends.
  final class Wide: View, LayoutSpec {
    let bar = View()
    let beside = Label("Beside the tag")
    let isBeside: Bool

    init(isBeside: Bool) {
      self.isBeside = isBeside
      super.init(frame: .zero)
      bar.backgroundColor = .systemTeal
    }

    var layout: Layout {
      bar
      bar.horizontal == margins.horizontal
      bar.top == safeArea.top + 120
      bar.height == 200
      if isBeside {
        beside
        beside.bottom == bar.top - 4
        beside.leading == margins.leading + 110
      }
    }
  }

  @Test("Both ends of a view say of what they are, or none", arguments: [false, true])
  func bothEnds(isBeside: Bool) throws {
    let layout = try Wide(isBeside: isBeside).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let tags = try Diagram(layout).drawnLabels().labels.map(\.text)
    let ends = tags.filter { $0.hasPrefix("bar leading") || $0.hasPrefix("bar trailing") }
    #expect(ends.count == 2 && Set(ends.map { $0.contains(" = margins") }).count == 1, "\(tags)")
    #expect(isBeside || ends.contains("bar leading = margins"), "\(tags)")
  }

  final class Long: View, LayoutSpec {
    let theFirstOfTwoViewsThatNobodyWouldCallThat = Label("One")
    let theOtherOfTwoViewsThatNobodyWouldCallThat = Label("Two")

    var layout: Layout {
      let (one, two) = (
        theFirstOfTwoViewsThatNobodyWouldCallThat, theOtherOfTwoViewsThatNobodyWouldCallThat
      )
      one; two
      one.top == top + 90
      two.top == one.bottom + 60
      one.centerX == centerX
      two.centerX == centerX
    }
  }

  final class Form: View, LayoutSpec {
    let card = View()
    let rows = (0..<4).map { Label("Row \($0)") }

    var layout: Layout {
      card {
        rows[0]; rows[1]; rows[2]; rows[3]
      }
      // Where the margins end, too.
      card.leading == leading + 16
      card.trailing == margins.trailing
      card.top == top + 150
      card.height == 240
      for (number, row) in rows.enumerated() {
        row.leading == card.leading
        row.top == card.top + Double(10 + 50 * number)
      }
    }
  }

  @Test("A superview with a name is called by it, and the legend does not say what a count is")
  func counted() throws {
    let layout = try Form().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let (page, labels, _, _) = try diagram.drawnLabels()
    #expect(labels.map(\.text).contains("leading ×4 = card"), "\(labels.map(\.text))")
    #expect(!page.texts.contains { $0.hasPrefix("one tag for") }, "\(page.texts)")
  }

  @Test("Names that are too long are no text to read")
  func longNames() throws {
    let layout = try Long().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let tags = try Diagram(layout).drawnLabels().labels.map(\.text)
    #expect(tags.contains("centerX ×2 = superview"), "\(tags)")
  }

  @Test("A longer tag lies on nothing, and the page is no wider", arguments: rows)
  func nothingBelow(_ row: Row) throws {
    let diagram = try diagram(row.statements)
    let (_, labels, texts, controls) = try diagram.drawnLabels()
    for (index, label) in labels.enumerated() {
      #expect(!(texts + controls).contains { $0.intersects(label.rect.insetBy(dx: 1, dy: 1)) })
      #expect(!labels.dropFirst(index + 1).contains { $0.rect.intersects(label.rect) })
    }
  }

  private func diagram(
    _ statements: @escaping @Sendable (Two) -> [LayoutConstraint]
  ) throws -> Diagram {
    let layout = try Two(statements).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    return diagram
  }

  private func tags(
    _ statements: @escaping @Sendable (Two) -> [LayoutConstraint]
  ) throws -> [String] {
    try diagram(statements).drawnLabels().labels.map(\.text)
  }

  /// A view in the middle of a small one, with a size.
  final class Middle: View, LayoutSpec {
    let button = View()

    init() {
      super.init(frame: .zero)
      button.backgroundColor = .systemBlue
    }

    var layout: Layout {
      button
      button.horizontal == horizontal + 24
      button.top == top + 40
      button.centerY == centerY
    }
  }

  @Test("A tag in a gutter says all where the page has room to spare", arguments: [680.0, 420])
  func sparesRoom(_ width: Double) throws {
    let layout = try Middle().solved(
      in: LayoutEnvironment(device: .canvas(280, 160)), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.figure.width = width
    let tags = try diagram.drawnLabels().labels.map(\.text)
    #expect(tags.contains("button centerY = superview") == (width > 600), "\(tags)")
    diagram.textMode = .live
    let page = try diagram.svg().text()
    let size = try #require(page.firstMatch(of: /<svg [^>]*width="([0-9.]+)"/))
    #expect((Double(size.1) ?? 0) <= width)
  }

  @Test("The legend says of what each edge of one tag is, and each centre")
  func edgesOfDifferentThings() throws {
    final class Screen: View, LayoutSpec {
      let calendar = View(), logo = View()

      var layout: Layout {
        calendar; logo
        calendar.top == safeArea.top
        calendar.leading == leading
        calendar.trailing == trailing
        calendar.height == 300
        logo.centerX == safeArea.centerX
        logo.centerY == centerY
        logo.width == 60
        logo.height == 40
      }
    }
    var diagram = Diagram(
      try Screen().solved(
        in: LayoutEnvironment(device: .iPhoneX), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(
      text.contains(
        ">calendar top, leading, trailing: top = safe area; leading, trailing = superview<"
      ))
    #expect(text.contains(">logo center: centerX = safe area, centerY = superview<"))
  }

  @Test("The legend says it for each of several views that have three edges in common")
  func edgesOfSeveral() throws {
    final class Screen: View, LayoutSpec {
      let content = LayoutGuide()
      let list = View(), title = Label("Title")

      var layout: Layout {
        content; list; title
        content.horizontal == safeArea.horizontal
        content.top == safeArea.top
        content.bottom == bottom
        list.horizontal == content.horizontal
        list.bottom == content.bottom
        list.height == content.height
        title.top == content.top + 24
        title.leading == leading + 40
      }
    }
    var diagram = Diagram(
      try Screen().solved(
        in: LayoutEnvironment(device: .iPhoneX), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(
      text.contains(
        ">content leading, trailing = safe area, bottom = superview; list = content<"),
      "\(text.matches(of: />([^<]+)</).map(\.1))")
  }

  /// Two bars of one height above each other, beside which there is no room for a dimension.
  final class Bars: View, LayoutSpec {
    let topToolbar = Toolbar(["Library", "Camera"])
    let photo = ImageView()
    let bottomToolbar = Toolbar(["Detect", "Next"])
    let picker = View()

    var layout: Layout {
      topToolbar; photo; bottomToolbar; picker
      for view in [topToolbar, photo, bottomToolbar, picker] {
        view.leading == leading
        trailing == view.trailing
      }
      topToolbar.top == safeArea.top + 12
      topToolbar.height == 44
      photo.top == topToolbar.bottom
      bottomToolbar.top == photo.bottom
      bottomToolbar.height == 44
      picker.top == bottomToolbar.bottom - 6
      safeArea.bottom == picker.bottom - 1
      picker.height == 180
    }
  }

  @Test("What is told by name says all of it: its tag is as wide as its text")
  func whole() throws {
    let layout = try Bars().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let painter = try TextPainter(mode: .live)
    for label in try Diagram(layout).drawnLabels().labels where !label.text.hasPrefix("!") {
      let lines =
        label.rect.height > 16 ? FigureText.folded(label.text) ?? [] : [label.text]
      let widths = lines.map { painter.width(of: $0, font: FigureInk.tagFont) }
      let width = widths.max() ?? 0
      #expect(abs(Double(label.rect.width) - max(16, width + 10)) < 2, "\(label.text)")
    }
  }

  @Test("A long caption is drawn to its end")
  func longCaption() throws {
    var diagram = Diagram(
      try View().solved(
        in: LayoutEnvironment(device: .canvas(320, 120)), measuring: TextShaper.shared()))
    diagram.textMode = .live
    diagram.figure.caption = String(repeating: "One more sentence. ", count: 90) + "Its end."
    #expect(try diagram.svg().text().contains("Its end.<"))
  }
}
