import Foundation
import RedlineKit
import TestPrograms
import Testing

@testable import GalleryLayouts

/// Layouts at the edge of what anyone draws: every picture is made, and in bounded time.
@Suite(.blocks) struct LargeDrawingTests {
  /// Rows of labels, each pinned to the one above.
  final class Rows: View, LayoutSpec {
    let labels: [Label]
    let height: Double
    /// Above the first row, and between the others.
    let gaps: (Double, Double)

    init(
      count: Int, text: String = "Row", height: Double = 20, gaps: (Double, Double) = (4, 4)
    ) {
      labels = (0..<count).map { _ in Label(text) }
      self.height = height
      self.gaps = gaps
      super.init()
    }

    var layout: Layout {
      labels
      for (index, label) in labels.enumerated() {
        label.horizontal == horizontal + 8
        label.top == (index == 0 ? top : labels[index - 1].bottom)
          + (index == 0 ? gaps.0 : gaps.1)
      }
    }
  }

  /// Views in each other, each inset by a point.
  final class Nest: View {
    init(depth: Int) {
      super.init()
      var outer: View = self
      for _ in 0..<depth {
        let inner = View()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        LayoutConstraint.activate(inner.edges == outer.edges + 0.01)
        outer = inner
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let device: Device
    let view: @Sendable () -> View
  }

  static let cases = [
    Case(testDescription: "100 views", device: .iPhone8) { Rows(count: 100) },
    Case(testDescription: "200 levels", device: .iPhone8) { Nest(depth: 200) },
    Case(testDescription: "text of 100,000 characters", device: .iPhone8) {
      Rows(count: 1, text: String(repeating: "word ", count: 20_000))
    },
    Case(testDescription: "text of 100,000 characters in many lines", device: .iPhone8) {
      let rows = Rows(count: 1, text: String(repeating: "word ", count: 20_000))
      rows.labels[0].numberOfLines = 0
      return rows
    },
    Case(testDescription: "empty text", device: .iPhone8) { Rows(count: 3, text: "") },
    Case(testDescription: "hostile text", device: .iPhone8) {
      Rows(count: 1, text: "\u{0}\u{1B}]]> <b>&amp;\" \u{202E}שלום مرحبا 👩‍👩‍👧‍👦 \u{FFFF}")
    },
    Case(testDescription: "zero-size root", device: .canvas(0, 0)) { Rows(count: 2) },
    Case(testDescription: "enormous root", device: .canvas(1_000_000, 1_000_000)) {
      Rows(count: 2)
    },
  ]

  @Test(arguments: cases) func isDrawn(_ row: Case) throws {
    let solved = try row.view().solved(on: row.device)
    let text = try Diagram(solved).svg().text()
    #expect(try SVGDocument.embeddedLayout(in: text) == solved)
    #expect(!text.contains("nan") && !text.contains("∞"))
  }

  /// One row moves all others by the same; or each by more than the one above.
  @Test(arguments: [(60, 4.0), (40, 5)]) func changesOfManyViewsAreDrawn(
    _ count: Int, _ gap: Double
  ) throws {
    let old = try Rows(count: count).solved(on: .iPhone8)
    let new = try Rows(count: count, gaps: (12, gap)).solved(on: .iPhone8)
    let diagram = DiffDiagram(from: old, to: new)
    let page = try diagram.drawing()
    let (prefix, text) = (page.idPrefix, page.svg().text())
    #expect(
      text.components(separatedBy: "<g id=\"\(prefix)d-v-").count == count + 1)
    #expect(
      text.components(separatedBy: "<g id=\"\(prefix)d-c-").count - 1
        == diagram.diff.constraints.count)
    #expect(!text.contains("nan") && !text.contains("∞"))
  }
}
