import RedlineLayout
import Testing

@testable import RedlineInterfaceBuilder

/// Under which traits something of a scene differs, and the pictures that show it.
struct VariedDevicesCase: CustomTestStringConvertible, Sendable {
  var keys: [String]
  var device = "retina4_7"
  var captions: [String]

  var testDescription: String { (keys + [device]).joined(separator: " ") }
}

@Test(
  "A picture for each set of variations that applies together",
  arguments: [
    VariedDevicesCase(keys: [], captions: ["iPhone 8 (compact × regular)"]),
    VariedDevicesCase(keys: ["default"], captions: ["iPhone 8 (compact × regular)"]),
    VariedDevicesCase(
      keys: ["widthClass=regular"],
      captions: [
        "iPhone 8 (compact × regular)", "iPhone 16 Pro Max, landscape (regular × compact)",
      ]),
    VariedDevicesCase(
      keys: ["heightClass=compact"],
      captions: ["iPhone 8 (compact × regular)", "iPhone 15, landscape (compact × compact)"]),
    VariedDevicesCase(
      keys: ["heightClass=regular-widthClass=regular"],
      captions: ["iPhone 8 (compact × regular)", "iPad Pro 11-inch (regular × regular)"]),
    VariedDevicesCase(
      keys: ["widthClass=compact", "heightClass=compact", "widthClass=compact"],
      captions: [
        "iPhone 8 (compact × regular)", "iPhone 15, landscape (compact × compact)",
        "iPhone 16 Pro Max, landscape (regular × compact)", "iPad Pro 11-inch (regular × regular)",
      ]),
    VariedDevicesCase(
      keys: ["widthClass=compact"], device: "",
      captions: ["Square canvas (any × any)", "iPhone 15 (compact × regular)"]),
    VariedDevicesCase(
      keys: ["heightClass=compact"], device: "ipad11_0rounded",
      captions: [
        "iPad Pro 11-inch (regular × regular)", "iPhone 15, landscape (compact × compact)",
      ]),
  ]) func variedDevices(_ row: VariedDevicesCase) throws
{
  let variations = row.keys.map { key in
    "<variation key=\"\(key)\"><mask key=\"constraints\"><exclude reference=\"x\"/></mask></variation>"
  }
  let document = try Fixture.document(
    Fixture.screen(
      Fixture.view("a", (0, 0, 10, 10)), constraints: Fixture.constraint("a.top", "root.top"),
      inside: variations.joined(), device: row.device))
  let root = try #require(document.drawnRoots.first)
  #expect(document.variedDevices(of: root).map(\.caption) == row.captions)
}
