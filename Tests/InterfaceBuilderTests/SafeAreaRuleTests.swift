import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import Testing

/// The top of the safe area where no frame tells it, by the device and the Xcode that wrote a file.
struct SafeAreaRuleTests {
  @Test(arguments: [
    ("retina4_7", (375, 667), "14490.70", 20.0), ("retina4_7", (375, 667), "15705", 0),
    ("retina4_7", (375, 667), "20037", 0), ("retina4_7", (375, 667), "21507", 20),
    ("retina3_5", (320, 480), "15505", 0), ("", (600, 600), "10117", 20),
    ("", (600, 600), "19455", 0), ("retina5_9", (375, 812), "19455", 44),
    ("retina5_9", (375, 812), "23504", 50), ("retina6_1", (414, 896), "20037", 44),
    ("retina6_7", (428, 926), "20037", 44), ("ipad9_7", (768, 1024), "19455", 20),
    ("retina6_1", (414, 896), "21507", 48), ("retina6_1", (414, 896), "32700.99.1234", 48),
    // The insets of the screen twice, but not on screens without a home indicator.
    ("retina6_1", (414, 896), "23504", 48), ("retina6_1", (414, 896), "23727", 96),
    ("retina6_12", (393, 852), "24765", 118), ("retina4_7", (375, 667), "24127", 20),
    // A view that is lower by the inset keeps it.
    ("retina6_1", (414, 848), "24765", 48), ("retina6_1", (414, 700), "24765", 48),
  ]) func screens(_ device: String, _ size: (Int, Int), _ tools: String, _ top: Double) throws {
    let text = Fixture.screen(
      views, constraints: constraints, device: device, size: size, tools: tools)
    #expect(try self.top(of: text) == top)
  }

  @Test func navigationBarsOfBuildsThatWereNotForThePublic() throws {
    let text = Fixture.screen(
      views, constraints: constraints, device: "retina6_1", size: (414, 896),
      tools: "32700.99.1234",
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>")
    #expect(try top(of: text) == 92)
  }

  @Test(arguments: [
    (896, "23504", "", 34.0), (896, "24127", "", 68), (848, "24127", "", 0),
    (896, "24127", "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", 68),
    (896, "23504", toolbar, 83), (896, "16097", toolbar, 78),
    // A view that ends where an opaque bar begins.
    (896, "16097", tabBar, 83), (813, "16097", tabBar, 0), (800, "16097", tabBar, 83),
  ]) func ends(_ height: Int, _ tools: String, _ controller: String, _ bottom: Double) throws {
    let text = Fixture.screen(
      Fixture.view("a", (0, 300, 10, 10)),
      constraints: Fixture.constraint(
        "a.bottom", "safe.bottom", more: "relation=\"lessThanOrEqual\"")
        + Fixture.constraint("a.bottom", "root.bottom", more: "priority=\"250\"")
        + Fixture.constraint("a.leading", "root.leading"),
      device: "retina6_1", size: (414, height), tools: tools, controller: controller)
    let frame = try #require(try Fixture.frames(text)["a"])
    #expect(Double(height) - Double(frame.maxY) == bottom)
  }

  private static let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"

  private static let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"

  /// Two files have the status bar's room all the same where the view is as large as the screen.
  @Test(arguments: [(667, 20.0), (500, 0)]) func noStatusBar(_ height: Int, _ top: Double) throws {
    let text = Fixture.screen(
      views, constraints: constraints, size: (375, height),
      controller: "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(try self.top(of: text) == top)
  }

  @Test func aSizeOfItsOwnKeepsTheBars() throws {
    let text = Fixture.screen(
      views, constraints: constraints, device: "retina6_1", size: (375, 700),
      controller: "<size key=\"freeformSize\" width=\"375\" height=\"700\"/>")
    #expect(try top(of: text) == 48)
  }

  @Test(arguments: [("13771", 0.0), ("22505", 20)]) func xibs(_ tools: String, _ top: Double) throws
  {
    let text = Fixture.xib(
      """
      <view id="root">\(Fixture.rect((0, 0, 465, 154)))
      <subviews>\(views)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
      </view>
      """, tools: tools)
    #expect(try self.top(of: text) == top)
  }

  /// A view of a free form that is too low for both insets keeps the upper one.
  @Test(arguments: [(76, 44.0, 76.0), (40, 0, 40), (200, 44, 166)])
  func lowViews(_ height: Int, _ top: Double, _ bottom: Double) throws {
    let text = Fixture.xib(
      """
      <view id="root">\(Fixture.rect((0, 0, 300, Double(height))))
      <subviews>\(views)\(Fixture.view("b", (0, 0, 10, 10)))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)
      \(Fixture.constraint("safe.bottom", "b.top", more: "relation=\"greaterThanOrEqual\""))
      \(Fixture.constraint("b.top", "root.bottom", more: "priority=\"250\""))
      \(Fixture.constraint("b.leading", "root.leading"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, device: "retina6_1", tools: "20037")
    #expect(try self.top(of: text) == top)
    #expect(try Double(#require(try Fixture.frames(text)["b"]).minY) == bottom)
  }

  @Test(arguments: [
    ("a bar", "", "", 64.0),
    ("a hidden one", " navigationBarHidden=\"YES\"", bar, 20),
    ("one with a frame", "", bar, 116),
  ]) func navigationControllers(
    _ name: String, _ attribute: String, _ inside: String, _ top: Double
  ) throws {
    let text = Fixture.screen(views, constraints: constraints, tools: "14490.70")
    let scenes = """
      <scenes>
      <scene sceneID="around"><objects>
      <navigationController id="navigation" sceneMemberID="viewController"\(attribute)>\(inside)
      <connections><segue destination="controller" kind="relationship" \
      relationship="rootViewController" id="segue"/></connections>
      </navigationController></objects></scene>
      """
    #expect(try self.top(of: text.replacing("<scenes>", with: scenes)) == top)
  }

  @Test func aViewThatDoesNotExtendBelowBarsKeepsTheStatusBar() throws {
    let text = Fixture.screen(
      views, constraints: constraints, tools: "14490.70",
      controller: "<extendedEdge key=\"edgesForExtendedLayout\"/>")
    #expect(try top(of: text) == 20)
  }

  private func top(of text: String) throws -> Double {
    Double(try #require(try Fixture.frames(text)["a"]).minY)
  }

  private static let bar =
    "<navigationBar key=\"navigationBar\" id=\"bar\">\(Fixture.rect((0, 20, 375, 96)))"
    + "</navigationBar>"

  private var views: String { Fixture.view("a", (0, 300, 10, 10)) }

  /// Inequalities tell nothing about the safe area where they leave room for it.
  private var constraints: String {
    Fixture.constraint("a.top", "safe.top", more: "relation=\"greaterThanOrEqual\"")
      + Fixture.constraint("a.top", "root.top", more: "priority=\"250\"")
      + Fixture.constraint("a.leading", "root.leading")
  }
}
