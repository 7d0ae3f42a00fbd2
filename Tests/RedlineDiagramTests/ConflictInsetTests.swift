import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import Testing

@testable import RedlineDiagram

/// The sum of a conflict stands below what it is about, at the same scale, where there is room.
@Suite struct ConflictInsetTests {
  private final class Contradiction: View, LayoutSpec {
    let bar = View()

    var layout: Layout {
      bar
      bar.leading == leading + 40
      bar.top == top + 20
      bar.height == 30
      bar.width == 60
      bar.width >= 80
    }
  }

  @Test("A tag covers little of the striped line of a member, and none of its end")
  func tags() throws {
    let layout = try Contradiction().solved(
      in: LayoutEnvironment(device: .canvas(300, 100)), measuring: TextShaper.shared())
    let members = try FigureRoomTests.plan(layout).placed.filter { $0.mark.conflict != nil }
    #expect(members.count == 2)
    for member in members {
      let tag = try #require(member.tag)
      let bars = member.strokes.filter { $0.style == .bar && $0.line.isHorizontal }
      for bar in bars where tag.minY < bar.line.start.y && bar.line.start.y < tag.maxY {
        let covered = Span(bar.line.bounds, .horizontal).intersection(Span(tag, .horizontal))
        #expect(bar.line.length - (covered?.length ?? 0) >= 40, "\(member.mark.text)")
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// How large the picture above is drawn, and where it begins.
    let scale: Double
    let left: Double
    let isBelow: Bool
  }

  static let rows = [
    Row(testDescription: "with room", scale: 1.6, left: 0, isBelow: true),
    Row(testDescription: "further right", scale: 1.6, left: 90, isBelow: true),
    Row(testDescription: "too small for the texts", scale: 0.4, left: 60, isBelow: false),
    Row(testDescription: "no room for the plates", scale: 1.6, left: -40, isBelow: false),
    Row(testDescription: "at the right end", scale: 1.6, left: 380, isBelow: false),
  ]

  @Test(arguments: rows) func standsBelow(_ row: Row) throws {
    let layout = try Contradiction().solved(
      in: LayoutEnvironment(device: .canvas(300, 100)), measuring: TextShaper.shared())
    let conflict = try #require(FigureConflict.sums(of: layout).first { _ in true })
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let inset = FigureConflictInset(ink: ink, conflict: conflict)
    func bars(_ picture: ((Double) -> Double)?) -> [CGRect] {
      inset.draw(width: 560, below: picture).shapes.compactMap { shape in
        guard case .rect(let rect, _, _) = shape.content, rect.height == 20 else { return nil }
        return rect
      }
    }
    let drawn = bars { row.left + $0 * row.scale }
    #expect(!drawn.isEmpty)
    guard row.isBelow else {
      #expect(drawn == bars(nil))
      return
    }
    let first = try #require(drawn.first)
    #expect(abs(Double(first.minX) - (row.left + 40 * row.scale)) < 0.001)
    #expect(abs(Double(first.width) - 60 * row.scale) < 0.001)
  }
}
