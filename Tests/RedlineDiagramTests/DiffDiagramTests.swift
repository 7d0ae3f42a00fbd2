import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What the picture of a change shows of it.
@Suite(.blocks) struct DiffDiagramTests {
  /// A box at x = 20…60 and one beside it that a test places.
  final class Pair: View, LayoutSpec {
    let a = View()
    let b = View()
    let statements: (Pair) -> [LayoutConstraint]

    init(_ statements: @escaping (Pair) -> [LayoutConstraint]) {
      self.statements = statements
      super.init()
      a.backgroundColor = .systemGray4
      a.translatesAutoresizingMaskIntoConstraints = true
      a.frame = CGRect(x: 20, y: 20, width: 40, height: 60)
    }

    var layout: Layout {
      a
      b
      b.height == 40
      statements(self)
    }
  }

  typealias Statements = @Sendable (Pair) -> [LayoutConstraint]

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: Statements
    let new: Statements
    /// The labels of the picture, in any order.
    let labels: [String]
    /// Sentences that each stand in a group's title once.
    var titles: [String] = []
  }

  static let rows = [
    Row(
      testDescription: "a constant", old: { place($0, x: 80) }, new: { place($0, x: 120) },
      labels: ["Δ1 80→120"],
      titles: ["Δ1 b.leading = a.trailing + 80 → + 120", "b: moved 40 pt right (Δ1)"]),
    Row(
      testDescription: "a priority", old: { place($0, x: 80, 750) },
      new: { place($0, x: 80, 250) }, labels: ["Δ1 80 @750→@250"]),
    Row(
      testDescription: "no longer required", old: { place($0, x: 80) },
      new: { place($0, x: 80, 900) }, labels: ["Δ1 80 @1000→@900"]),
    Row(
      testDescription: "a relation of 0", old: { place($0, x: 80) + [$0.b.width >= $0.a.width] },
      new: { place($0, x: 80) + [$0.b.width == $0.a.width] },
      labels: ["Δ1 ≥→=", "=c"]),
    Row(
      testDescription: "added", old: { place($0, x: 80) },
      new: { place($0, x: 80) + [$0.b.width <= 200] }, labels: ["+1 ≤200"],
      titles: ["+1 b.width ≤ 200"]),
    Row(
      testDescription: "removed", old: { place($0, x: 80) + [$0.b.width <= 200] },
      new: { place($0, x: 80) }, labels: ["−1 ≤200"], titles: ["−1 b.width ≤ 200"]),
    Row(
      testDescription: "what gives way since then",
      old: { flexible($0, 250) }, new: { flexible($0, 750) },
      labels: ["Δ1 60 @250→@750", "! 90@500, is 60"]),
    Row(
      testDescription: "two causes and what each moves",
      old: { place($0, x: 80, y: 0) }, new: { place($0, x: 100, y: 20) },
      labels: ["Δ1 80→100", "Δ2 top→20", "Δ1 Δ2"],
      titles: ["b: moved 20 pt right (Δ1); moved 20 pt down (Δ2)"]),
  ]

  /// One of two widths wins.
  private static func flexible(_ pair: Pair, _ priority: LayoutPriority) -> [LayoutConstraint] {
    [
      pair.b.leading == pair.a.trailing + 80, pair.b.top == pair.a.top,
      pair.b.width == 90 ~ 500, pair.b.width == 60 ~ priority,
    ]
  }

  static func place(
    _ pair: Pair, x: Double, y: Double = 0, _ priority: LayoutPriority = .required
  ) -> [LayoutConstraint] {
    [
      pair.b.leading == pair.a.trailing + x ~ priority, pair.b.top == pair.a.top + y,
      pair.b.width == 40,
    ]
  }

  static func solved(
    _ statements: @escaping (Pair) -> [LayoutConstraint], width: Double = 320
  ) throws -> SolvedLayout {
    let environment = LayoutEnvironment(device: .canvas(width, 200))
    return try Pair(statements).solved(in: environment, measuring: try TextShaper(), name: "Pair")
  }

  @Test(arguments: rows) func labelsSayWhatChanged(_ row: Row) throws {
    let diagram = DiffDiagram(from: try Self.solved(row.old), to: try Self.solved(row.new))
    let labels = try diagram.drawnLabels().labels
    #expect(labels.map(\.text).sorted() == row.labels.sorted())
    let svg = try diagram.svg().text()
    for title in row.titles {
      // A label repeats the sentence of its line.
      let count = svg.components(separatedBy: "<title>\(escaped(title))").count - 1
      #expect((1...2).contains(count), "\(title)")
    }
  }

  @Test func anArrowLeadsFromTheOldPlaceToTheNewOne() throws {
    var diagram = DiffDiagram(
      from: try Self.solved { Self.place($0, x: 80) },
      to: try Self.solved { Self.place($0, x: 120) })
    diagram.zoom = 1
    let svg = try diagram.svg().text()
    let group = try #require(svg.components(separatedBy: "-d-v-b\"").last)
    // What moves to the right leaves its left edge: 20 + 40 + 80 → 20 + 40 + 120; 85 % of 20…60 is
    // too near to the corner, so it is at 70 %.
    #expect(group.contains("<line x1=\"140\" y1=\"48\" x2=\"180\" y2=\"48\""))
    #expect(group.contains("<line x1=\"140\" y1=\"20\" x2=\"180\" y2=\"20\""))
    #expect(group.contains("stroke-dasharray=\"1.5 3\""))
  }

  @Test func theFileHoldsBothLayouts() throws {
    let old = try Self.solved { Self.place($0, x: 80) }
    let new = try Self.solved { Self.place($0, x: 120) }
    let text = try DiffDiagram(from: old, to: new).svg().text()
    #expect(try SVGDocument.embeddedLayout(in: text) == new)
    #expect(try SVGDocument.embeddedOldLayout(in: text) == old)
    let plain = try Diagram(new).svg().text()
    #expect(throws: SVGReadingError.noLayout) { try SVGDocument.embeddedOldLayout(in: plain) }
  }

  @Test func drawsTheSameTwice() throws {
    for (name, layout) in Fixture.all {
      var edited = layout
      edited.items[1].frame.origin.x += 12
      edited.items[1].alignmentRect.origin.x += 12
      edited.items.removeLast()
      for arrangement in DiffDiagram.Arrangement.allCases {
        var diagram = DiffDiagram(from: layout, to: edited)
        diagram.arrangement = arrangement
        let text = try diagram.svg().text()
        #expect(try diagram.svg().text() == text, "\(name)")
        #expect(!text.contains("\"-0\"") && !text.contains("nan"), "\(name)")
        let ids = identifiers(in: text)
        #expect(Set(ids).count == ids.count, "\(name): an id is there twice")
        diagram.theme = .dark
        #expect(try diagram.svg().text() != text, "\(name)")
      }
    }
  }

  @Test func screensOfDifferentSizesStandSideBySide() throws {
    let old = try Self.solved { Self.place($0, x: 80) }
    let new = try Self.solved({ Self.place($0, x: 80) }, width: 400)
    let texts = try [old, new].map { try DiffDiagram(from: old, to: $0).svg().text() }
    #expect(texts.map { $0.contains("-before-screen\"") } == [false, true])
    #expect(texts.allSatisfy { $0.contains("-screen\"") })
  }

  @Test func screensOfNearlyOneSizeHaveOneScale() throws {
    let old = try Self.solved { Self.place($0, x: 80) }
    let new = try Self.solved({ Self.place($0, x: 80) }, width: 400)
    var diagram = DiffDiagram(from: old, to: new)
    diagram.textMode = .live
    #expect(try !diagram.svg().text().contains("enlarged"))
  }

  @Test func aSmallScreenBesideAWideOneIsEnlarged() throws {
    let old = try Self.solved { Self.place($0, x: 80) }
    let new = try Self.solved({ Self.place($0, x: 80) }, width: 1000)
    var diagram = DiffDiagram(from: old, to: new)
    diagram.textMode = .live
    #expect(try diagram.svg().text().contains("enlarged 2"))
  }

  @Test func nothingChangedIsSaid() throws {
    let layout = try Self.solved { Self.place($0, x: 80) }
    let diagram = DiffDiagram(from: layout, to: layout)
    #expect(try diagram.drawnLabels().labels.isEmpty)
    let svg = try diagram.svg().text()
    #expect(svg.contains("Pair on 320 × 200: nothing changed</desc>"))
    #expect(!svg.contains("id=\"legend\""))
  }

  @Test func refusesNumbersThatAreNotFinite() throws {
    let layout = try Self.solved { Self.place($0, x: 80) }
    var edited = layout
    edited.items[1].frame.origin.x = .infinity
    #expect(throws: EncodingError.self) { try DiffDiagram(from: layout, to: edited).svg() }
    #expect(throws: EncodingError.self) { try DiffDiagram(from: edited, to: layout).svg() }
  }

  private func identifiers(in svg: String) -> [Substring] {
    svg.split(separator: " id=\"", omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).first
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
