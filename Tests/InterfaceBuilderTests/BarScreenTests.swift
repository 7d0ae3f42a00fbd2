import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

/// The screen that is drawn around a view, with its bars and its clock.
@Suite(.blocks) struct BarScreenTests {
  @Test(
    "The screen around a view of another size",
    arguments: [
      ("the screen", 0, 375, 667, nil, 0),
      ("below an opaque bar", 64, 375, 603, (375, 667), 64),
      ("below an opaque bar, by its size", 0, 375, 603, (375, 667), 64),
      ("below an opaque bar, as high as the screen", 64, 375, 667, (375, 731), 64),
      ("below a large title", 0, 375, 551, (375, 667), 116),
      ("a card", 0, 375, 647, (375, 647), 0),
      ("a free form", 0, 375, 1200, (375, 1200), 0),
    ] as [(String, Double, Double, Double, (Double, Double)?, Double)])
  func screens(
    _ row: String, _ y: Double, _ width: Double, _ height: Double, _ size: (Double, Double)?,
    _ top: Double
  ) throws {
    let layout = try BarTests.pushed(
      y: y, size: (width, height),
      inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")[0]
    let screen = layout.bars?.screen
    #expect(screen?.device.size.width == size.map { CGFloat($0.0) })
    #expect(screen?.device.size.height == size.map { CGFloat($0.1) })
    #expect(screen?.top ?? 0 == top)
    #expect(screen?.device.showsNavigationBar ?? true)
    #expect(layout.root.frame.size == CGSize(width: width, height: height))
  }

  @Test("An opaque bar lies above a view of a document without a device, too")
  func aboveWithoutDevice() throws {
    let layout = try BarTests.pushed(y: 64, stored: "")[0]
    let screen = try #require(layout.bars?.screen)
    #expect(screen.device.size == CGSize(width: 375, height: 731) && screen.top == 64)
  }

  @Test(
    "A view as large as a screen whose bar ends higher than below a clock is shown as a card",
    arguments: [("56", true), ("64", false), ("44", false)])
  func highCards(_ end: String, _ isCard: Bool) throws {
    let y = end == "64" ? 20 : 0
    let bar = ">" + Fixture.rect((0, Double(y), 375, (Double(end) ?? 0) - Double(y)))
    let layout = try BarTests.pushed(
      bar: bar,
      inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
      environment: .rule)[0]
    let screen = layout.bars?.screen
    #expect((screen?.device.kind == .canvas) == isCard)
    if isCard {
      #expect(screen?.device.size == layout.root.frame.size && screen?.top == 0)
      #expect(screen?.device.statusBarHeight == 0 && screen?.device.showsNavigationBar == true)
    }
  }

  /// On a device that somebody asks for a view is as large as that, whatever is stored.
  @Test(
    "Other devices than that of the document",
    arguments: [
      ("upright", 0, 667, .iPhone15, 103), ("below an opaque bar", 64, 667, .iPhone15, 103),
      ("of another size", 64, 603, .iPhoneX, 88), ("a pad", 64, 667, .iPad9point7, 64),
      ("on its side", 0, 667, .iPhone15.landscape, 32),
      ("with a button", 0, 667, .iPhone8.landscape, 32),
      ("wide on its side", 0, 667, .iPhone16ProMax.landscape, 44),
      ("a canvas", 64, 667, .canvas(320, 480), 64),
    ] as [(String, Double, Double, Device, Double)])
  func otherDevices(
    _ row: String, _ y: Double, _ height: Double, _ device: Device, _ top: Double
  ) throws {
    let simulated = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let box = """
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      \(Fixture.rect((0, 64, 90, 90)))</view></subviews>
      <constraints>\(Fixture.constraint("box.top", "safe.top"))</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
      """
    for environment in [EnvironmentSource.inferred, .rule] {
      let layout = try BarTests.pushed(
        first: simulated, y: y, size: (375, height),
        inside: box, environment: environment,
        device: device)[0]
      let area = try #require(layout.guides.first { $0.kind == .safeArea }).frame
      #expect(layout.root.frame.size == device.size, "\(row)")
      #expect(Double(area.minY) == top, "\(row)")
      let screen = layout.bars?.screen?.device ?? layout.environment.device
      #expect(screen.size == device.size && screen.showsNavigationBar, "\(row)")
    }
  }

  /// Between its bars a view of Xcode 11 to 13 has no room for a clock, which would lie on it.
  @Test(arguments: [("16097", true, 0.0), ("16097", false, 20), ("21507", true, 20)])
  func clocks(_ tools: String, _ hasViews: Bool, _ height: Double) throws {
    let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let views = hasViews ? "<subviews>\(Fixture.view("box", (0, 44, 90, 90)))</subviews>" : ""
    let layout = try BarTests.pushed(
      first: tabs, size: (375, 618),
      inside: views + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
      tools: tools)[0]
    let screen = try #require(layout.bars?.screen)
    #expect(screen.device.size.height == 667 && screen.top == 0)
    #expect(screen.device.statusBarHeight == height)
  }

  @Test(
    "Colours",
    arguments: [
      ("a system colour", "systemColor=\"tertiaryLabelColor\"", Color.tertiaryLabel),
      ("a grouped one", "systemColor=\"systemGroupedBackgroundColor\"", .systemGroupedBackground),
      ("one with two opacities", "systemColor=\"systemFillColor\"", .systemFill),
      (
        "an older name", "cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"",
        .systemGroupedBackground
      ),
      (
        "parts that are not opaque", "red=\"1\" green=\"0\" blue=\"0.4\" alpha=\"0.5\"",
        Color(rgb: 0xFF0066).withAlphaComponent(0.5)
      ),
      ("an opaque grey", "white=\"0.2\" alpha=\"1\"", Color(rgb: 0x333333)),
    ]) func colors(_ row: String, _ attributes: String, _ color: Color) throws
  {
    let text = Fixture.screen(
      """
      <view contentMode="scaleToFill" id="box">\(Fixture.rect((0, 0, 20, 20)))
      <color key="backgroundColor" \(attributes)/></view>
      """)
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    #expect(layouts.first?.layout.items.last?.style.background == color)
  }
}
