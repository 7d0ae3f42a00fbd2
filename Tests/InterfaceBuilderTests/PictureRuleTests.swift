import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// Where pictures of screens show what an app would, and Interface Builder's canvas does not.
@Suite(.blocks) struct PictureRuleTests {
  private static func layout(_ text: String, drawsScreens: Bool) throws -> SolvedLayout {
    var options = BuildOptions()
    options.intrinsic = .canvas
    options.drawsScreens = drawsScreens
    return try Fixture.document(text).solvedLayouts(options, measuring: try TextShaper())[0].layout
  }

  @Test(
    "A label that is stored several times as high as its text is as high as that in a picture",
    arguments: [
      // attributes, stored height, height in a picture and in frames
      ("numberOfLines=\"0\"", 900.0, 40.5...41.5, 900.0...900),
      ("numberOfLines=\"0\"", 61, 61...61, 61...61),
      ("numberOfLines=\"0\"", 41, 41...41, 41...41),
      ("numberOfLines=\"1\"", 900, 900...900, 900...900),
      (
        "numberOfLines=\"0\" placeholderIntrinsicWidth=\"200\" placeholderIntrinsicHeight=\"900\"",
        900, 900...900, 900...900
      ),
    ] as [(String, Double, ClosedRange<Double>, ClosedRange<Double>)])
  func staleHeights(
    _ attributes: String, _ stored: Double, _ height: ClosedRange<Double>,
    _ plain: ClosedRange<Double>
  ) throws {
    let text = Fixture.screen(
      Fixture.view(
        "l", (20, 40, 200, stored), name: "label",
        attributes: "text=\"A text that takes two lines of a label\" \(attributes)",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
      constraints: Fixture.constraint("l.leading", "root.leading", constant: 20)
        + Fixture.constraint("l.top", "root.top", constant: 40)
        + Fixture.constraint("root.trailing", "l.trailing", constant: 155))
    for (isPicture, expected) in [(true, height), (false, plain)] {
      let found = try Self.layout(text, drawsScreens: isPicture).items[1].frame.height
      #expect(expected.contains(Double(found)), "\(isPicture): \(found)")
    }
  }

  @Test("Lines of a label that is measured break where they did in its stored width")
  func staleWidths() throws {
    let text = Fixture.screen(
      Fixture.view(
        "l", (97.5, 40, 180, 900), name: "label",
        attributes: "text=\"A text that takes two lines of a label\" numberOfLines=\"0\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
      constraints: Fixture.constraint("l.centerX", "root.centerX")
        + Fixture.constraint("l.top", "root.top", constant: 40))
    let frame = try Self.layout(text, drawsScreens: true).items[1].frame
    #expect((40...42).contains(frame.height) && (120...180).contains(frame.width), "\(frame)")
  }

  @Test(
    "Prototypes of a plain table begin where rows do, below the table's own header",
    arguments: [
      // attributes of the table, how high its own header is, where the first prototype is stored and drawn
      ("style=\"plain\"", 0.0, 28.0, 0.0), ("", 0, 50, 0), ("style=\"plain\"", 0, 44.5, 0),
      ("style=\"plain\"", 80, 108, 80), ("style=\"plain\"", 0, 0, 0),
      ("style=\"plain\"", 0, 60, 60), ("style=\"plain\"", 28, 28, 28),
      ("style=\"grouped\"", 0, 28, 28), ("style=\"insetGrouped\"", 0, 50, 50),
    ] as [(String, Double, Double, Double)])
  func prototypes(
    _ attributes: String, _ header: Double, _ stored: Double, _ drawn: Double
  ) throws {
    let own =
      header > 0
      ? "<view key=\"tableHeaderView\" id=\"h\">\(Fixture.rect((0, 0, 375, header)))</view>" : ""
    let text = Fixture.screen(
      """
      <tableView id="t" dataMode="prototypes" \(attributes)>\(Fixture.rect((0, 0, 375, 667)))\(own)
      <prototypes>\(Self.cell("a", stored))\(Self.cell("b", stored + 44))</prototypes></tableView>
      """)
    for (isPicture, first) in [(true, drawn), (false, stored)] {
      let layout = try Self.layout(text, drawsScreens: isPicture)
      let cells = layout.items.filter { $0.className == "UITableViewCell" }
      // Contents begin below the status bar.
      let tops = cells.map { Double($0.frame.minY) - 20 }
      #expect(tops == [first, first + 44], "\(isPicture)")
    }
  }

  private static func cell(_ id: String, _ y: Double) -> String {
    "<tableViewCell id=\"\(id)\">\(Fixture.rect((0, y, 375, 44)))"
      + "<tableViewCellContentView key=\"contentView\" id=\"\(id)c\" tableViewCell=\"\(id)\">"
      + "\(Fixture.rect((0, 0, 375, 44)))</tableViewCellContentView></tableViewCell>"
  }

  @Test(
    "The first and the last prototype of a table that is set in have round corners",
    arguments: [("insetGrouped", true), ("grouped", false), ("plain", false)])
  func roundPrototypes(_ style: String, _ isRound: Bool) throws {
    let text = Fixture.screen(
      """
      <tableView id="t" dataMode="prototypes" style="\(style)">\(Fixture.rect((0, 0, 375, 667)))
      <prototypes>\(Self.cell("a", 55.5))\(Self.cell("b", 99.5))\(Self.cell("c", 143.5))</prototypes>
      </tableView>
      """)
    let cells = try Self.layout(text, drawsScreens: true).items
      .filter { $0.className == "UITableViewCell" }
    #expect(cells.map { $0.style.cornerRadius > 0 } == [isRound, false, isRound])
  }
}
