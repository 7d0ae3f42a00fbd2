import Foundation
import RedlineComparison
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// Forms of colours and images for a contrast, and sizes of symbols.
@Suite(.blocks) struct ProjectFormTests {
  /// All four forms of a colour and of an image, in layouts of both contrasts.
  @Test func formsForHighContrast() throws {
    let project = try Project()
    let catalog = "Work/App/Assets.xcassets/"
    let looks = [
      "", #"{"appearance":"luminosity","value":"dark"}"#,
      #"{"appearance":"contrast","value":"high"}"#,
      #"{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}"#,
    ]
    let entries = looks.enumerated().map { index, look in
      let appearances = look.isEmpty ? "" : #""appearances":[\#(look)],"#
      return (
        #"{\#(appearances)"color":{"components":{"red":"0x\#(index + 1)0"}}}"#,
        #"{\#(appearances)"filename":"\#(index).png"}"#
      )
    }
    for name in ["Copied", "Alone"] {
      try project.write(
        catalog + "\(name).colorset/Contents.json",
        #"{"colors":[\#(entries.map(\.0).joined(separator: ","))]}"#)
    }
    try project.write(
      catalog + "photo.imageset/Contents.json",
      #"{"images":[\#(entries.map(\.1).joined(separator: ","))]}"#)
    for index in 0..<4 {
      try project.write(catalog + "photo.imageset/\(index).png", try Project.png(4, 4 + index))
    }
    let views =
      ["Copied", "Alone"].map {
        Fixture.view($0, (0, 0, 40, 40), "<color key=\"backgroundColor\" name=\"\($0)\"/>")
      } + [
        Fixture.view(
          "system", (0, 0, 40, 40),
          "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"),
        Fixture.view("photo", (0, 0, 4, 4), name: "imageView", attributes: "image=\"photo\""),
      ]
    let copy =
      "<namedColor name=\"Copied\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
    let text = Fixture.screen(views.joined()).replacing(
      "</document>", with: "<resources>\(copy)</resources></document>")
    try project.write("Work/App/Base.lproj/Main.storyboard", text)
    let read = try InterfaceFile(path: project.document.path).read()
    // The document's copy of a colour is the one for light appearance.
    for (contrast, colors, heights) in [
      (
        Contrast.normal,
        [[0xFF0000, 0x200000], [0x100000, 0x200000], [0xFF3B30, 0xFF453A]] as [[UInt32]],
        [4, 5] as [CGFloat]
      ),
      (.high, [[0x300000, 0x400000], [0x300000, 0x400000], [0xD70015, 0xFF6961]], [6, 7]),
    ] {
      var options = BuildOptions()
      (options.drawsScreens, options.contrast) = (true, contrast)
      let root = try #require(read.drawnRoots.first)
      let layout = try read.drawn(root, name: root.name, options, try TextShaper.shared())
      #expect(layout.environment.contrast == contrast)
      let found = layout.items.dropFirst().compactMap(\.style.background)
      #expect(found.map { [$0.light, $0.dark] } == colors, "\(contrast)")
      let photo = try #require(layout.pictures.named["photo"])
      #expect([photo.light?.size.height, photo.dark?.size.height] == heights, "\(contrast)")
    }
  }

  /// Symbols have the size of their configuration.
  @Test func symbolsAsTheyAreConfigured() throws {
    let project = try Project()
    let rows: [(String, CGSize)] = [
      ("", CGSize(width: 20, height: 19)),
      ("scale=\"large\"", CGSize(width: 25, height: 24)),
      (
        "configurationType=\"pointSize\" pointSize=\"34\" scale=\"default\"",
        CGSize(width: 39.5, height: 38)
      ),
    ]
    let views = rows.enumerated().map { index, row in
      let symbol =
        row.0.isEmpty
        ? "" : "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(row.0)/>"
      return Fixture.view(
        "v\(index)", (0, 0, 40, 40), name: "imageView",
        attributes: "image=\"info.circle\" catalog=\"system\"", symbol)
    }.joined()
    let image = "<image name=\"info.circle\" catalog=\"system\" width=\"128\" height=\"123\"/>"
    let text = Fixture.screen(views).replacing(
      "</document>", with: "<resources>\(image)</resources></document>")
    try project.write("Work/App/Base.lproj/Main.storyboard", text)
    let read = try InterfaceFile(path: project.document.path).read()
    var options = BuildOptions()
    options.intrinsic = .text
    let root = try #require(read.drawnRoots.first)
    let layout = try read.drawn(root, name: root.name, options, try TextShaper.shared())
    let sizes = layout.items.dropFirst().map {
      CGSize(width: $0.intrinsicWidth ?? -1, height: $0.intrinsicHeight ?? -1)
    }
    #expect(sizes == rows.map { $0.1 })
  }
}
