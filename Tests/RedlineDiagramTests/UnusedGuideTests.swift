import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Guides that no constraint of a figure is about, and where the names of others stand.
@Suite(.blocks) struct UnusedGuideTests {
  typealias Scene = SeenFaultTests

  /// A title below the safe area's top, and a hidden note at the margins.
  final class Notes: View, LayoutSpec {
    let title = Label("Title")
    let note = Label("Note")

    init(isHidden: Bool) {
      super.init()
      note.isHidden = isHidden
    }

    var layout: Layout {
      title; note
      title.top == safeArea.top + 8
      title.leading == leading + 20
      note.leading == margins.leading
      note.top == title.bottom + 8
      When(.regularWidth) { title.trailing == readableContent.trailing }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isHidden = true
    var change: @Sendable (inout FigureOptions) -> Void = { _ in }
    let unused: Set<SolvedLayout.Guide.Kind>
  }

  static let rows = [
    Row(
      testDescription: "of a hidden view, and of another size class",
      unused: [.layoutMargins, .readableContent]),
    Row(testDescription: "the view is seen", isHidden: false, unused: [.readableContent]),
    Row(
      testDescription: "somebody asks for hidden views",
      change: { $0.only = [.kinds([.hidden])] }, unused: [.safeArea, .readableContent]),
    Row(
      testDescription: "one axis", isHidden: false, change: { $0.only = [.axis(.horizontal)] },
      unused: [.safeArea, .readableContent]),
  ]

  @Test("A guide of which nothing is drawn that holds on to it is not drawn", arguments: rows)
  func guides(_ row: Row) throws {
    let layout = try Scene.solved(Notes(isHidden: row.isHidden))
    var diagram = Diagram(layout)
    diagram.textMode = .live
    row.change(&diagram.figure)
    let content = FigureContent(layout, diagram.figure, showsInactive: false)
    let kinds = layout.guides.filter { content.unusedGuides.contains($0.id) }.map(\.kind)
    #expect(Set(kinds) == row.unused)
    let text = try diagram.svg().text()
    for guide in layout.guides {
      let isDrawn = text.contains("-g-\(guide.id)\"")
      #expect(isDrawn == !content.unusedGuides.contains(guide.id), "\(guide.id)")
    }
  }

  @Test("What the legend says of a content it does not say twice")
  func once() throws {
    final class Bar: View, LayoutSpec {
      let message = Label("Label")
      let action = Button("Edit")

      var layout: Layout {
        message; action
        message.leading == leading + 13
        message.top == top + 12
        message.bottom == bottom - 12
        action.leading >= message.trailing + 10
        action.trailing == trailing - 13
        action.centerY == centerY
      }
    }
    let bar = Bar()
    bar.action.setContentHuggingPriority(LayoutPriority(750), for: .horizontal)
    bar.action.setContentCompressionResistancePriority(.required, for: .horizontal)
    let layout = try Scene.solved(bar, on: .canvas(346, 45))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let source = FigureScene(Diagram(layout), ink).source
    let geometry = OverlayGeometry(layout, zoom: 1)
    let window = FigureWindow(
      geometry, [], hidden: [], crop: .device, subjects: [], showsStacks: false)
    let marks = FigurePlan.marks(source, geometry)
    var placer = FigurePlacer(
      marks, window: window, body: window.scene,
      field: FigureField(texts: [], controls: [], fills: [], frames: [], panes: []), room: 200,
      measure: ink.measure, isUseless: { _ in false })
    #expect(placer.untold.isEmpty)
    // Of all that may find no place, priorities are told by a line of their own.
    let contents = marks.indices.filter { marks[$0].kind == .contentSize }
    let others = marks.indices.filter { marks[$0].role == .constraint }
    for index in contents + others { placer.leaveOut(index) }
    #expect(!contents.isEmpty && placer.untold == others.map { marks[$0].told })
  }

  /// A text as wide as is readable below the top of the safe area, and a box below it.
  final class Article: View, LayoutSpec {
    let text = Label("Adapting Auto Layout without Interface Builder")
    let box = View()

    var layout: Layout {
      text; box
      text.top == safeArea.top + 8
      text.horizontal == readableContent.horizontal
      box.top == text.bottom + 8
      box.centerX == centerX
      box.width == 280
      box.height == 60
    }
  }

  @Test(
    "The name of a guide of which one edge is drawn stands at that", arguments: [320.0, 500, 680])
  func names(_ width: Double) throws {
    var diagram = Diagram(try Scene.solved(Article(), on: .iPhone6sPlus))
    diagram.figure.width = width
    let plan = try #require(try TearTests.plan(diagram))
    let guides = plan.placed.filter { $0.mark.unusedAxis == .horizontal }
    #expect(guides.map(\.mark.text) == ["safe area"])
    for guide in guides {
      let (tag, border) = (try #require(guide.tag), try #require(guide.mark.border))
      #expect(abs(tag.midY - border.minY) < 30, "\(tag), \(border)")
    }
  }

  /// A title in the middle of the margins' height, whose edges are cut off.
  final class Middle: View, LayoutSpec {
    let title = Label("Title")

    var layout: Layout {
      title
      title.centerX == centerX
      title.centerY == margins.centerY
    }
  }

  @Test("A guide of which cuts leave no edge has no name")
  func unseen() throws {
    let layout = try Scene.solved(Middle(), on: .canvas(400, 900))
    let plan = try Scene.plan(layout)
    let guides = plan.placed.filter { $0.mark.kind == .margin }
    #expect(plan.cutsTop && plan.cutsBottom && guides.count == 1)
    #expect(guides.allSatisfy { $0.mark.unusedAxis == .horizontal && $0.tag == nil })
    #expect(plan.untagged == 0)
  }
}
