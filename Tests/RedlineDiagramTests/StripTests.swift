import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What is left out of long strips and high screens, and what is told of it.
@Suite(.blocks) struct StripTests {
  typealias Scene = SeenFaultTests

  /// A wide cell with something at both ends.
  final class Strip: View, LayoutSpec {
    let icon = View(), name = Label("Name"), more = Label("12")

    var layout: Layout {
      icon; name; more
      icon.leading == leading + 8
      icon.centerY == centerY
      icon.size == CGSize(width: 32, height: 32)
      name.leading == icon.trailing + 8
      name.centerY == centerY
      more.trailing == trailing - 16
      more.centerY == centerY
    }
  }

  @Test("Of a long strip the empty middle is left out, so that the rest is larger")
  func strips() throws {
    func plan(_ width: Double) throws -> FigurePlan {
      let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
      var scene = FigureScene(Diagram(try Scene.solved(Strip(), on: .canvas(width, 50))), ink)
      scene.source.folds = true
      return scene.plan(room: FigureSetting.room(FigureOptions()))
    }
    let (short, long) = (try plan(400), try plan(900))
    #expect(short.projection.bands.isEmpty && long.projection.bands.count == 1)
    #expect(long.scale > 1)
  }

  /// Fields beside each other, each with a size and a distance, some below a bar from end to end.
  final class Bar: View, LayoutSpec {
    let line = View()
    let fields: [View]
    let widths: [Double]

    init(_ widths: [Double]) {
      self.widths = widths
      fields = widths.map { _ in View() }
    }

    var layout: Layout {
      line
      line.horizontal == horizontal
      line.bottom == bottom
      line.height == 1
      for (index, field) in fields.enumerated() {
        field
        field.width == widths[index]
        field.height == 20
        field.centerY == centerY
        field.leading == (index == 0 ? leading : fields[index - 1].trailing) + 4
      }
    }
  }

  @Test("A long strip is taken apart between its views, and each constraint is in one picture")
  func stretches() throws {
    for count in 5..<20 {
      let widths = (0..<count).map { Double(4 + ($0 * 31 + count * 17) % 46) }
      let layout = try Scene.solved(Bar(widths), on: .canvas(1000, 50))
      let all = layout.constraints.filter { $0.origin == .user }
      let parts = FigureStretches(layout, all, hidden: [])
      #expect(parts.stretches.isEmpty == (all.count <= 24))
      let drawn = parts.rest + parts.stretches.flatMap(\.constraints)
      #expect(drawn.map(\.id).sorted() == all.map(\.id).sorted())
      #expect(parts.rest.contains { $0.first.item == "line" }, "what reaches from end to end stays")
      for (one, other) in zip(parts.stretches, parts.stretches.dropFirst()) {
        #expect(one.frame.maxX <= other.frame.minX)
        #expect(one.members.isDisjoint(with: other.members))
      }
      for stretch in parts.stretches {
        let cut = layout.items.dropFirst().filter { item in
          !stretch.members.contains(item.id) && item.name != "line"
            && item.frame.insetBy(dx: 1, dy: 1).intersects(stretch.frame)
        }
        #expect(cut.isEmpty, "\(cut.map(\.id))")
      }
    }
    let screen = try Scene.solved(Bar(Array(repeating: 20, count: 12)), on: .iPhone8)
    #expect(FigureStretches(screen, screen.constraints, hidden: []).stretches.isEmpty)
  }

  /// A text at the top of a view that reaches to the bottom.
  final class Sheet: View, LayoutSpec {
    let sheet = View(), title = Label("A title")

    var layout: Layout {
      sheet { title }
      sheet.edges == edges
      title.leading == sheet.leading + 16
      title.top == safeArea.top + 24
      title.bottom <= sheet.bottom - 8
    }
  }

  @Test("An edge that a constraint is about is drawn beyond a fold, not told below the picture")
  func opened() throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var scene = FigureScene(Diagram(try Scene.solved(Sheet(), on: .iPhoneX)), ink)
    scene.source.folds = true
    let plan = scene.plan(room: FigureSetting.room(FigureOptions()))
    #expect(plan.told.isEmpty && !plan.cutsBottom)
    #expect(!plan.projection.bands.isEmpty)
  }
}
