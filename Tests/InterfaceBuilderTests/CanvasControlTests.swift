import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import TestPrograms
import Testing

/// Controls that Xcode draws in another size than the system of today, each at the size of its content.
///
/// Reference: frames in Interface Builder files, by the version that wrote them.
@Suite(.blocks) struct CanvasControlTests {
  /// A control at the top of a screen, measured.
  private func size(
    _ control: String, _ attributes: String = "", _ inside: String = "", tools: String,
    root: (Int, Int) = (375, 667), device: String = "retina4_7"
  ) throws -> String {
    let view = Fixture.view(
      "a", (16, 20, 100, 30), name: control, attributes: attributes, inside)
    let places =
      Fixture.constraint("a.top", "root.top", constant: 20)
      + Fixture.constraint("a.leading", "root.leading", constant: 16)
    let text = Fixture.screen(
      view, constraints: places, device: device, size: root, tools: tools)
    let frame = try #require(try Fixture.frames(text, intrinsic: .text)["a"])
    return "\(formatted(Double(frame.width))) \(formatted(Double(frame.height)))"
  }

  @Test func wheels() throws {
    let phone = (320, 568)
    for control in ["pickerView", "datePicker"] {
      #expect(try size(control, tools: "6254", root: phone, device: "") == "320 162", "a phone")
      #expect(
        try size(control, tools: "6254", root: (768, 1024), device: "") == "320 216", "a tablet")
      #expect(try size(control, tools: "9531", root: phone, device: "") == "320 216", "Xcode 7")
    }
  }

  @Test func barsOnCards() throws {
    func height(_ tools: String, _ height: Int) throws -> Substring? {
      try size("navigationBar", tools: tools, root: (375, height)).split(separator: " ").last
    }
    #expect(try height("15705", 647) == "56", "a card")
    #expect(try height("15705", 667) == "44", "a screen")
    #expect(try height("14460", 647) == "44", "Xcode 10")
  }

  @Test func segments() throws {
    let titles =
      #"<segments key="segments"><segment title="A"/><segment title="AAAAAA"/></segments>"#
    let attributes = "segmentControlStyle=\"plain\""
    func width(_ more: String) throws -> Double {
      let text = try size("segmentedControl", attributes + more, titles, tools: "21507")
      return Double(text.split(separator: " ")[0]) ?? 0
    }
    #expect(
      try width(" apportionsSegmentWidthsByContent=\"YES\"") < width("") - 20,
      "as wide as their titles")
  }

  /// Widths as files of these versions have them.
  @Test(arguments: [
    ("12120", ["Linear", "Radial"], "105"), ("14460", ["First", "Second"], "121"),
    ("13189", ["None", "Spinner", "Switch", "Bar"], "247"), ("21507", ["First", "Second"], "131"),
    ("22505", ["Top", "Bottom", "Center"], "194"),
  ])
  func segments(_ tools: String, _ titles: [String], _ width: String) throws {
    let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    let size = try size(
      "segmentedControl", "segmentControlStyle=\"plain\"",
      "<segments key=\"segments\">\(segments)</segments>", tools: tools)
    #expect(size.hasPrefix("\(width) "), "\(size)")
  }

  @Test func imageAboveTitle() throws {
    func configuration(_ more: String) -> String {
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" image="none" title="A" imagePadding="2" \(more)/>
      """
    }
    let (beside, above) = (
      try size("button", "", configuration(""), tools: "24765"),
      try size("button", "", configuration("imagePlacement=\"top\""), tools: "24765")
    )
    // An image that is not listed is 20 pt wide and high, a title 20.29 high.
    #expect(beside.hasSuffix(" 34.5") && above.hasSuffix(" 56.5"), "\(beside), \(above)")
    #expect(above.hasPrefix("44 "), "as wide as the image, and 12 pt at both sides")
  }
}
