import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What the line at the foot of a figure explains, and how a page counts its constraints.
@Suite(.blocks) struct LegendTests {
  final class Column: View, LayoutSpec {
    let stack = StackView()
    let labels = (0..<8).map { Label("Label \($0)") }

    init(_ change: (Column) -> Void) {
      super.init(frame: .zero)
      (stack.axis, stack.spacing) = (.vertical, 12)
      change(self)
    }

    var layout: Layout {
      stack {
        labels[0]
        labels[1]
        labels[2]
        labels[3]
        labels[4]
        labels[5]
        labels[6]
        labels[7]
      }
      stack.leading == leading + 60
      stack.top == top + 30
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let says: [String]
    let lacks: [String]
    var options = FigureOptions()
    let change: @Sendable (Column) -> Void

    init(
      _ description: String, says: [String], lacks: [String] = [], only: [FigureFilter] = [],
      change: @escaping @Sendable (Column) -> Void = { _ in }
    ) {
      testDescription = description
      (self.says, self.lacks, self.change) = (says, lacks, change)
      options.hidden = only
    }
  }

  static let rows = [
    Row(
      "a stack view with its gaps",
      says: ["↕ stack: …", "axis, distribution, alignment; numbers: spacing"],
      lacks: ["spacing of a stack view"]),
    Row("gaps with a number each", says: ["numbers: spacing"], lacks: ["one tag for"]),
    Row(
      "gaps too near to each other for a number each, of which one tag is for several",
      says: ["one tag for", " gaps"],
      change: {
        for label in $0.labels { label.font = .system(size: 5) }
        $0.stack.spacing = 1
      }),
    Row(
      "a stack view without gaps", says: ["axis, distribution, alignment"], lacks: ["spacing"],
      change: { $0.stack.spacing = 0 }),
    Row(
      "both words of contents", says: ["content hugging, compression resistance"],
      change: {
        $0.labels[0].setContentHuggingPriority(.init(900), for: .horizontal)
        $0.labels[0].setContentCompressionResistancePriority(.init(900), for: .horizontal)
      }),
    Row(
      "priorities of both axes that are the same", says: ["↔↕ "], lacks: [">↔ ", ">↕ "],
      change: {
        $0.labels[0].setContentHuggingPriority(.init(900), for: .horizontal)
        $0.labels[0].setContentHuggingPriority(.init(900), for: .vertical)
      }),
    Row(
      "priorities of both axes that differ", says: ["↔ ", "↕ "], lacks: ["↔↕"],
      change: {
        $0.labels[0].setContentHuggingPriority(.init(900), for: .horizontal)
        $0.labels[0].setContentHuggingPriority(.init(800), for: .vertical)
      }),
    Row(
      "one word of contents", says: ["content hugging"], lacks: ["compression resistance"],
      change: { $0.labels[0].setContentHuggingPriority(.init(900), for: .horizontal) }),
  ]

  @Test("The legend explains what is in the picture", arguments: rows)
  func legend(_ row: Row) throws {
    let layout = try Column(row.change).solved(
      in: LayoutEnvironment(device: .canvas(320, 400)), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    diagram.figure = row.options
    let lines = try diagram.svg().text().matches(of: /<text[^>]*>([^<]*)</).map { $0.1 }
    let text = lines.joined(separator: "\n")
    for words in row.says { #expect(text.contains(words), "\(words)") }
    for words in row.lacks { #expect(!text.contains(words), "\(words)") }
  }

  @Test("Equal insets that one tag is for are explained")
  func insets() throws {
    final class Card: View, LayoutSpec {
      let box = View()

      var layout: Layout {
        box
        box.edges == edges + 24
      }
    }
    var diagram = Diagram(
      try Card().solved(
        in: LayoutEnvironment(device: .canvas(280, 160)), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains(">insets 24<") && text.contains(">on all four sides<"))
  }

  @Test("The legend says which size is the same", arguments: Axis.allCases)
  func sameSize(_ axis: Axis) throws {
    final class Pair: View, LayoutSpec {
      let one: View = View(), two: View = View()
      let axis: Axis

      init(_ axis: Axis) {
        self.axis = axis
        super.init(frame: .zero)
      }

      var layout: Layout {
        one; two
        one.leading == leading + 20
        one.top == top + 20
        two.leading == leading + 60
        two.top == top + 100
        if axis == .horizontal {
          one.width == 80
          one.width == two.width
          one.height == 30
          two.height == 50
        } else {
          one.height == 60
          one.height == two.height
          one.width == 30
          two.width == 50
        }
      }
    }
    var diagram = Diagram(
      try Pair(axis).solved(
        in: LayoutEnvironment(device: .canvas(280, 200)), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains(axis == .horizontal ? ">same width<" : ">same height<"))
  }

  @Test("The constraints of all pictures and those that are not drawn are what the header counts")
  func counts() throws {
    let bands = PanelTests.Bands()
    bands.labels[0].isHidden = true
    var diagram = Diagram(
      try bands.solved(in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let text = try diagram.svg().text().replacing(/<[^>]*>/, with: "")
    let header = try #require(text.firstMatch(of: /(\d+) constraints: ([^·\n]*)/))
    let parts = header.2.matches(of: /(\d+) (here|in panel \d+|not drawn)/).map { Int($0.1)! }
    #expect(parts.count > 2 && header.2.contains("not drawn"))
    #expect(parts.reduce(0, +) == Int(header.1))
    // The panels say the same of themselves.
    let panels = header.2.matches(of: /(\d+) in panel/).map { Int($0.1)! }
    let titles = text.matches(of: /(\d+) constraints? · enlarged/).map { Int($0.1)! }
    #expect(panels == titles, "\(text.matches(of: /\d+ constraints?[^\n]*/).map(\.0))")
  }

  /// Tags with a number, as a legend is given them.
  struct CountRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The text of each tag, and the views that it is of.
    let tags: [(String, [String])]
    let lines: [String]
  }

  static let countRows = [
    CountRow(
      testDescription: "two edges of the same views",
      tags: [
        ("leading ×2", ["title", "body"]), ("trailing ×2", ["body", "title"]),
      ], lines: ["leading ×2, trailing ×2: title, body"]),
    CountRow(
      testDescription: "the views alone where the tags say of what they are",
      tags: [
        ("leading ×2 = form", ["title", "body"]), ("trailing ×2 = form", ["title", "body"]),
      ],
      lines: ["leading ×2, trailing ×2: title, body"]),
    CountRow(
      testDescription: "one more than there are constraints, which are of each other",
      tags: [("leading ×2", ["a", "b", "c"])], lines: ["leading ×2: a = b = c"]),
    CountRow(
      testDescription: "edges that touch, which are of pairs",
      tags: [("0 ×2", ["d", "e", "f"])], lines: []),
    CountRow(
      testDescription: "of different views",
      tags: [
        ("leading ×2", ["title", "body"]), ("20 ×3", ["a", "b", "c"]),
      ], lines: ["leading ×2: title, body", "20 ×3: a, b, c"]),
    CountRow(
      testDescription: "two tags that say the same of different views",
      tags: [
        ("leading ×2", ["title", "body"]), ("leading ×2", ["a", "b"]), ("top ×2", ["c", "d"]),
      ], lines: ["top ×2: c, d"]),
    CountRow(
      testDescription: "more than are read",
      tags: [("leading ×10", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])],
      lines: []),
    CountRow(
      testDescription: "one of several that cannot be told",
      tags: [
        ("leading ×2", ["title", "body"]), ("12 ×3", []),
      ], lines: ["leading ×2: title, body"]),
    CountRow(
      testDescription: "names that take more than a line",
      tags: [
        ("leading ×2", [String(repeating: "a", count: 60), String(repeating: "b", count: 60)]),
        ("top ×2", ["b", "c"]),
      ], lines: ["top ×2: b, c"]),
  ]

  @Test(
    "Tags with a number say below of which views they are, where they can", arguments: countRows)
  func members(_ row: CountRow) throws {
    let legend = FigureLegend(
      ink: FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)),
      options: .onlyWhatIsNew, layouts: [])
    let marks = row.tags.map { text, names in
      var mark = FigureMark(
        members: [], kind: .alignment, hue: .common, form: .rail(axis: .horizontal, place: 0),
        text: text)
      mark.owners = names
      mark.base = text.firstRange(of: " = ").map {
        FigureMarks.Base(name: String(text[$0.upperBound...]))
      }
      return mark
    }
    let (lines, rest, based) = legend.members(marks)
    #expect(lines == row.lines && based.isEmpty)
    // What is not told is left for others to explain.
    let told = lines.joined(separator: "\n")
    let unnamed = row.tags.map(\.0).filter { tag in
      !told.contains(tag.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces))
    }
    #expect(rest.map(\.text) == unnamed)
  }

  @Test("In a column beside the figure the words of a wide sample stand below it")
  func wideSamples() throws {
    final class Names: View, LayoutSpec {
      let theStackOfAllTheRowsOfTheForm = StackView(.vertical) { [Label("One"), Label("Two")] }

      var layout: Layout {
        theStackOfAllTheRowsOfTheForm
        theStackOfAllTheRowsOfTheForm.edges == edges + 20
      }
    }
    var diagram = Diagram(
      try Names().solved(
        in: LayoutEnvironment(device: .canvas(320, 120)), measuring: TextShaper.shared()))
    diagram.textMode = .live
    diagram.figure.legend = .side
    #expect(try diagram.svg().text().contains(">axis, distribution,"))
  }

  @Test(
    "Behind the name of a panel its words go before its numbers do",
    arguments: [(600.0, "“Label Label Label” · 15 constraints"), (230, "15 constraints")])
  func titles(_ room: Double, _ line: String) throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let title = FigurePartTitle(
      number: 1, name: "contentView1", note: "“Label Label Label” · 15 constraints")
    let texts = title.draw(ink, width: room).compactMap { shape -> String? in
      guard case .text(let line) = shape.content else { return nil }
      return line.string
    }
    #expect(texts.contains(line), "\(texts)")
  }

  @Test(
    "A page is as wide as it may be at most, and a legend beside the figure needs room for both",
    arguments: [(680.0, true), (444, true), (443, false), (240, false)])
  func narrowPages(_ width: Double, _ isBeside: Bool) throws {
    var diagram = Diagram(
      try Column { _ in }.solved(
        in: LayoutEnvironment(device: .canvas(320, 120)), measuring: TextShaper.shared()))
    diagram.figure.width = width
    diagram.figure.legend = .side
    let page = try diagram.drawing()
    #expect(Double(page.size.width) <= width)
    let foot = page.shapes.compactMap { shape -> Group? in
      if case .group(let group) = shape.content, group.id == "legend" { group } else { nil }
    }
    guard case .group(let legend)? = foot.first?.shapes.first?.content,
      case .translation(let x, _)? = legend.transform
    else {
      Issue.record("no legend")
      return
    }
    #expect((x > width / 2) == isBeside)
  }
}
