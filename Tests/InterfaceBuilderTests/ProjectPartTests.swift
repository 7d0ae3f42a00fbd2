import Foundation
import RedlineAssets
import RedlineComparison
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// A font that is installed, as a file; none on a machine that has Inter in one file for all weights.
private let installedFont = [
  "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
  "/usr/share/fonts/truetype/inter/Inter-Bold.ttf",
].first { FileManager.default.fileExists(atPath: $0) }

/// What of a project is in a picture beside images: views of xibs, and fonts.
@Suite(.blocks) struct ProjectPartTests {
  private func screen(_ name: String) -> String {
    Fixture.screen(
      Fixture.view("badge", (20, 30, 200, 60), attributes: "customClass=\"\(name)\""),
      constraints: Fixture.constraint("badge.leading", "root.leading", constant: 20)
        + Fixture.constraint("badge.top", "root.top", constant: 30)
        + #"<constraint firstItem="badge" firstAttribute="width" constant="200" id="w"/>"#
        + #"<constraint firstItem="badge" firstAttribute="height" constant="60" id="h"/>"#)
  }

  /// A xib with a view of 100 × 40 pt, in the middle of which a label lies.
  private func xib(owner: String, _ more: String = "") -> String {
    Fixture.xib(
      "<view id=\"top\">\(Fixture.rect((0, 0, 100, 40)))<subviews>"
        + Fixture.view("text", (30, 10, 40, 20), name: "label", attributes: "text=\"New\"") + more
        + "</subviews><constraints>"
        + Fixture.constraint("text.centerX", "top.centerX")
        + Fixture.constraint("text.centerY", "top.centerY") + "</constraints></view>"
    ).replacing("userLabel=\"File's Owner\"", with: "customClass=\"\(owner)\"")
  }

  @Test(
    "Views of xibs in place of those that load them",
    arguments: [
      ("loaded by its owner", "Badge", "Badge", true),
      ("of another owner", "Badge", "Other", false),
      ("a class without a file", "Stamp", "Stamp", false),
    ]) func xibs(_ row: String, _ name: String, _ owner: String, _ isPlaced: Bool) throws
  {
    let project = try Project()
    try project.write("Work/App/Views/Badge.xib", xib(owner: owner))
    let layout = try project.solved(screen(name)).layout
    let label = layout.items.first { $0.text?.string == "New" }
    #expect((label != nil) == isPlaced)
    guard let label else { return }
    let badge = try #require(layout.items.first { $0.id == "badge" || $0.className == name })
    #expect(label.frame.midX == 120 && label.frame.midY == 60)
    #expect(label.id.hasPrefix(badge.id + "/"))
    #expect(
      try SolvedLayout(json: Data(OneLineJSON.lines(of: layout))).items.count == layout.items.count)
  }

  /// A view that holds itself ends, as does one that is no document.
  @Test func hostileXibs() throws {
    let project = try Project()
    let inner = Fixture.view("own", (0, 0, 50, 20), attributes: "customClass=\"Badge\"")
    try project.write("Work/App/Badge.xib", xib(owner: "Badge", inner))
    #expect(try project.solved(screen("Badge")).layout.items.count < 20)
    try project.write("Work/App/Badge.xib", "no document")
    #expect(try project.solved(screen("Badge")).layout.items.count == 2)
  }

  /// Files that load each other many times over do not become more and more views.
  @Test func manyXibs() throws {
    let project = try Project()
    for (owner, next) in [("Badge", "Other"), ("Other", "Third"), ("Third", "Badge")] {
      let views = (0..<8).map { index in
        Fixture.view("v\(index)", (0, 0, 50, 20), attributes: "customClass=\"\(next)\"")
      }
      try project.write("Work/App/\(owner).xib", xib(owner: owner, views.joined()))
    }
    let count = try project.solved(screen("Badge")).layout.items.count
    #expect((20..<200).contains(count))
  }

  @Test(.enabled(if: installedFont != nil)) func fonts() throws {
    let data = try Data(contentsOf: URL(filePath: try #require(installedFont)))
    let text = Fixture.screen(
      Fixture.view(
        "label", (20, 30, 90, 24.5), name: "label", attributes: "text=\"Wide Words\"",
        #"<fontDescription key="fontDescription" name="Inter-Bold" family="Inter" pointSize="20"/>"#
      ),
      constraints: Fixture.constraint("label.leading", "root.leading", constant: 20)
        + Fixture.constraint("label.top", "root.top", constant: 30))
    func width(_ file: Data?) throws -> CGFloat {
      let project = try Project()
      if let file { try project.write("Work/App/Fonts/Inter-Bold.otf", file) }
      try project.write("Work/App/Base.lproj/Main.storyboard", text)
      let read = try InterfaceFile(path: project.document.path).read()
      let rows = try read.frames(
        of: try #require(read.scenes.first), BuildOptions(), measuring: try TextShaper())
      return try #require(rows.rows.first { $0.view.id == "label" }).frame.width
    }
    let shaper = try TextShaper()
    let path = try #require(installedFont)
    let ems = try #require(shaper.width(of: "Wide Words", inFontAt: path))
    let found = try width(data)
    #expect(abs(Double(found) - 20 * ems) <= 0.5)
    let plain = try width(nil)
    #expect(found != plain)
    for broken in [data.prefix(data.count / 3), Data("a text".utf8), Data()] {
      #expect(try width(Data(broken)) == plain)
    }
  }

  @Test func slices() throws {
    let project = try Project()
    try project.write(
      "Work/App/A.xcassets/bubble.imageset/Contents.json",
      #"{"images":[{"filename":"a.png","scale":"2x","resizing":{"mode":"9-part","center":"#
        + #"{"mode":"stretch","width":2,"height":4},"cap-insets":"#
        + #"{"top":10,"left":12,"bottom":14,"right":16}}}]}"#)
    try project.write("Work/App/A.xcassets/bubble.imageset/a.png", try Project.png(40, 40))
    let found = ProjectAssets(around: project.document.path).catalog.image("bubble")?.slices
    #expect(found?.caps == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(found?.center == CGSize(width: 1, height: 2))
  }
}
