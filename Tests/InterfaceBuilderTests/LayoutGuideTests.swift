import Foundation
import RedlineDiagram
import RedlineInterfaceBuilder
import RedlineModel
import RedlineText
import TestPrograms
import Testing

/// What a picture calls that at which views are held below bars.
@Suite(.blocks) struct LayoutGuideTests {
  private static func document(guides: String, inView: String, bottom: String) -> String {
    Fixture.storyboard(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">\(guides)
      <view key="view" id="root">\(Fixture.rect((0, 0, 375, 667)))<subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="list" \
      userLabel="list">\(Fixture.rect((30, 20, 315, 647)))</view></subviews>
      <constraints>
      <constraint firstItem="list" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="30" id="k1"/>
      <constraint firstAttribute="trailing" secondItem="list" secondAttribute="trailing" constant="30" id="k2"/>
      <constraint firstItem="list" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" \
      id="k3"/>
      \(bottom)
      </constraints>\(inView)</view></viewController></objects></scene>
      """)
  }

  private static let guides = """
    <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
    <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
    """

  private static func held(_ guide: String, _ attribute: String) -> String {
    "<constraint firstItem=\"\(guide)\" firstAttribute=\"\(attribute)\" secondItem=\"list\" "
      + "secondAttribute=\"bottom\" id=\"k4\"/>"
  }

  @Test(
    "Its name, and its sides where a view is held at them",
    arguments: [
      ("layout guides", guides, "", held("b", "top"), "layout guide"),
      (
        "a safe area", "", "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
        held("safe", "bottom"),
        "safe area"
      ),
      (
        "a safe area beside layout guides that are left over", guides,
        "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", held("safe", "bottom"), "safe area"
      ),
    ])
  func names(
    _ row: String, _ guides: String, _ inView: String, _ bottom: String, _ name: String
  ) throws {
    let document = Self.document(guides: guides, inView: inView, bottom: bottom)
    let layout = try #require(
      try Fixture.document(document).solvedLayouts(BuildOptions(), measuring: TextShaper()).first
    )
    .layout
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let svg = try diagram.svg().text()
    #expect(svg.contains(">list bottom = \(name)<"), "\(svg.matches(of: />([^<]+)</).map(\.1))")
    #expect(svg.contains(">\(name)<"))
    // Ids, and so all that is saved or compared, are those of the safe area.
    #expect(
      layout.constraints.contains { $0.first.item == "safeArea" || $0.second?.item == "safeArea" })
  }

  @Test("A safe area has no dotted sides where views are held at its top and bottom alone")
  func sides() throws {
    let document = Self.document(
      guides: "", inView: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
      bottom: Self.held("safe", "bottom"))
    let layout = try #require(
      try Fixture.document(document).solvedLayouts(BuildOptions(), measuring: TextShaper()).first
    )
    .layout
    let svg = try Diagram(layout).svg().text()
    let guide = try #require(
      svg.firstMatch(of: /<g [^>]*id="[^"]*g-safeArea"[^>]*>.*?<\/g>/.dotMatchesNewlines()))
    let lines = guide.0.matches(of: /<line x1="([\d.]+)"[^>]*x2="([\d.]+)"/)
    // Nor does a line lead from its name to where they would be.
    let lengths = lines.map { abs((Double($0.1) ?? 0) - (Double($0.2) ?? 0)) }
    #expect(!lengths.isEmpty && lengths.allSatisfy { $0 > 200 }, "\(lengths)")
  }
}
