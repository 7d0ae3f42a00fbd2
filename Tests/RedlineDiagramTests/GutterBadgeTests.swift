import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Tags beside the screen keep clear of what reaches out of it.
@Suite(.blocks) struct GutterBadgeTests {
  @Test(
    "A tag in a gutter is dear on the number of a panel that reaches beyond the screen",
    arguments: [
      ("level with it", true, 58.0, true), ("a tag's height below it", true, 76, false),
      ("on the other side", false, 58, false),
    ])
  func badges(_ row: String, _ isRight: Bool, _ y: Double, _ isDear: Bool) throws {
    let layout = try SeenFaultTests.solved(View(), on: .canvas(200, 160))
    let geometry = OverlayGeometry(layout, zoom: 1)
    let window = FigureWindow(
      geometry, [], hidden: [], crop: .device, subjects: [], showsStacks: false)
    func cost(_ badge: CGRect?) -> Double? {
      var field = FigureField(texts: [], controls: [], fills: [], frames: [], panes: [])
      if let badge { field.insert(tag: badge) }
      let placer = FigurePlacer(
        [], window: window, body: window.scene, field: field, room: 120,
        measure: { Double($0.count) * 6 }, isUseless: { _ in false })
      return placer.cost(
        of: FigureCandidate.Gutter(isRight: isRight, tagY: y), 0, CGSize(width: 60, height: 15),
        atMost: .infinity)
    }
    let plain = try #require(cost(nil))
    let beside = try #require(cost(CGRect(x: 192, y: 50, width: 17, height: 17)))
    #expect((beside - plain > 10) == isDear, "\(row): \(plain), \(beside)")
  }
}
