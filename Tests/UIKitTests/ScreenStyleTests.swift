import RedlineDiagram
import RedlineLayout
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScreenStyleTests {
  /// A list of labels in a scroll view that shows one and a half of them.
  private func list() throws -> SolvedLayout {
    let root = UIView()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 45))
    root.addSubview(scroll)
    for index in 0..<3 {
      let label = UILabel(frame: CGRect(x: 0, y: index * 30, width: 100, height: 30))
      label.text = "Row"
      label.accessibilityIdentifier = "row\(index)"
      scroll.addSubview(label)
    }
    return try root.solved(on: .canvas(100, 100))
  }

  @Test func contentsOfScrollViewsAreCutButInWireframes() throws {
    let layout = try list()
    #expect(layout.diagnostics.isEmpty)
    // style, which rows are drawn, whether something is cut
    let rows: [(Diagram.Style, [Bool], Bool)] = [
      (.annotated, [true, true, false], true), (.screen, [true, true, false], true),
      (.wireframe, [true, true, true], false),
    ]
    for (style, shown, isCut) in rows {
      var diagram = Diagram(layout)
      diagram.style = style
      let svg = try diagram.svg().text()
      #expect((0..<3).map { svg.contains("row\($0): UILabel at") } == shown, "\(style)")
      #expect(svg.contains("clip-path=") == isCut, "\(style)")
    }
  }

  @Test func clippingViews() throws {
    let box = UIView()
    box.clipsToBounds = true
    #expect(try box.solved(on: .canvas(10, 10)).root.style.clips == true)
    box.clipsToBounds = false
    #expect(try box.solved(on: .canvas(10, 10)).root.style.clips == nil)
  }
}
