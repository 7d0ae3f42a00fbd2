import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// Findings that say once more what another one says, or that nobody meets where the app runs.
extension FindingTests {
  /// A plain view in a row has the height that the canvas gives it, and none where the app runs: that is
  /// the finding, and what is in it follows.
  @Test func viewsInWhatHasNoHeight() throws {
    let label = Fixture.view(
      "l", (0, 10, 90, 20.5), name: "label", attributes: "text=\"Some words\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let row =
      "<subviews>"
      + Fixture.view(
        "box", (0, 0, 100, 41),
        "<subviews>\(label)</subviews><constraints>"
          + Fixture.constraint("l.leading", "box.leading")
          + Fixture.constraint("l.centerY", "box.centerY")
          + Fixture.constraint("width", constant: 100) + "</constraints>")
      + "</subviews>"
    let found = try findings(
      text(
        Fixture.view(
          "row", (20, 30, 100, 41), name: "stackView", attributes: "alignment=\"center\"", row),
        [
          Fixture.constraint("row.leading", "root.leading", constant: 20),
          Fixture.constraint("row.top", "root.top", constant: 30),
          Fixture.constraint("row.height", constant: 41),
        ]))
    #expect(found.contains { $0.rule == .zeroSize && $0.severity == .warning })
    #expect(!found.contains { $0.rule == .misplacedView }, "the canvas gives it what the row has")
  }

  /// The Today view sizes what Xcode's template draws 37 pt high with 20 pt above and below.
  @Test(
    "Conflicts with the size of a widget's canvas",
    arguments: [
      (" simulatedAppContext=\"notificationCenter\"", Diagnostic.Severity.note), ("", .error),
    ])
  func widgets(_ attributes: String, _ severity: Diagnostic.Severity) throws {
    let view = Fixture.view("v", (20, 20, 280, 17), name: "label", attributes: "text=\"Hello\"")
    let found = try findings(
      Fixture.screen(
        view,
        constraints: Fixture.constraint("v.top", "safe.top", constant: 20)
          + Fixture.constraint("safe.bottom", "v.bottom", constant: 20)
          + Fixture.constraint("v.leading", "safe.leading", constant: 20)
          + Fixture.constraint("safe.trailing", "v.trailing", constant: 20),
        attributes: attributes, device: "", size: (320, 37)))
    #expect(found.filter { $0.kind == .conflict }.map(\.severity) == [severity])
  }
}
