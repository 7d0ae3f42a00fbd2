import Foundation
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Texts whose areas are from a device, where the letters have another cut.
@Suite struct OtherCutTests {
  @Test(
    "A text that the layout does not cut is whole where it is a little larger than its area",
    arguments: [
      ("as wide as on the device", 1.02, false, true), ("cut by the layout", 1.02, true, false),
      ("much wider", 1.2, false, false),
    ])
  func widths(_ row: String, _ share: Double, _ isTruncated: Bool, _ isWhole: Bool) throws {
    let painter = try TextPainter(mode: .live)
    let font = Font.system(size: 22, weight: .bold)
    let width = painter.width(of: "Order", font: font)
    var label = Fixture.label("order", "Order", 20, 20, width / share, 27, font: font)
    label.text?.isTruncated = isTruncated
    #expect(try svg(label).contains(">Order<") == isWhole)
  }

  @Test(
    "A line that is a little higher than its part of the area is drawn",
    arguments: [
      ("two lines in the room of one and a half", 32.0, false, true),
      ("cut by the layout", 32, true, false), ("one line", 21, false, false),
    ])
  func heights(_ row: String, _ height: Double, _ isTruncated: Bool, _ isWhole: Bool) throws {
    var label = Fixture.label(
      "hint", "Point the camera at the code", 20, 20, 150, height, font: .system(size: 16),
      lines: 0)
    label.text?.isTruncated = isTruncated
    #expect(try !svg(label).contains("…") == isWhole)
  }

  private func svg(_ label: SolvedLayout.Item) throws -> String {
    var diagram = Diagram(Fixture.layout("T", .canvas(240, 100), [label]))
    diagram.textMode = .live
    return try diagram.svg().text()
  }
}
