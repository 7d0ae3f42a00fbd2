import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

@Test(
  "What storyboard references are called",
  arguments: [
    (#"storyboardName="Settings""#, "Settings"),
    (#"storyboardName="Settings" referencedIdentifier="About""#, "About"),
    (#"referencedIdentifier="About""#, "About"),
    (#"storyboardName="Settings" userLabel="Options""#, "Options"),
    ("", "Storyboard reference"),
  ])
func referenceTitles(_ attributes: String, _ title: String) throws {
  let scene = """
    <scene sceneID="s1"><objects>
    <viewControllerPlaceholder \(attributes) id="c1" sceneMemberID="viewController"/>
    </objects></scene>
    """
  let found = try #require(try Fixture.document(Fixture.storyboard(scene)).scenes.first)
  #expect(found.title == title)
  #expect(found.reference != nil)
  #expect(found.reference?.storyboard == (attributes.contains("Settings") ? "Settings" : nil))
  #expect(found.reference?.identifier == (attributes.contains("About") ? "About" : nil))
}

@Test(
  "A container is drawn with the name of the controller inside",
  arguments: [
    (#"<segue destination="c2" kind="embed" id="e1"/>"#, "Player"),
    (#"<segue destination="nobody" kind="embed" id="e1"/>"#, "UIView"),
    (#"<segue destination="c2" kind="show" id="e1"/>"#, "UIView"), ("", "UIView"),
  ])
func containerNames(_ segue: String, _ name: String) throws {
  let container = Fixture.view(
    "box", (0, 0, 100, 50), name: "containerView", "<connections>\(segue)</connections>")
  let player = """
    <scene sceneID="s2"><objects>
    <viewController id="c2" customClass="Player" sceneMemberID="viewController"/>
    </objects></scene></scenes>
    """
  let text = Fixture.screen(container).replacing("</scenes>", with: player)
  let layouts = try Fixture.document(text).solvedLayouts(
    BuildOptions(), measuring: try TextShaper())
  let id = try #require(layouts[0].itemOf["box"])
  #expect(layouts[0].layout.item(id)?.control == .unknown(name: name))
}
