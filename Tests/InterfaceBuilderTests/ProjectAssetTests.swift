import Foundation
import RedlineAssets
import RedlineComparison
import RedlineDiagram
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineRaster
import RedlineText
import TestPrograms
import Testing

/// A project on disk that a test makes, with catalogs, and what must not be found beside it.
final class Project {
  let root: URL
  var document: URL { root.appending(path: "Work/App/Base.lproj/Main.storyboard") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    try write("Work/App.xcodeproj/project.pbxproj", "")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// An image with one file of so many pixels.
  func image(
    _ path: String, _ width: Int, _ height: Int, scale: String = "1x", properties: String = ""
  ) throws {
    let more = properties.isEmpty ? "" : #","properties":{\#(properties)}"#
    try write(
      path + ".imageset/Contents.json",
      #"{"images":[{"filename":"a.png","scale":"\#(scale)"}]\#(more)}"#)
    try write(path + ".imageset/a.png", try Self.png(width, height))
  }

  func color(_ path: String, _ light: String, dark: String? = nil) throws {
    func entry(_ red: String, _ more: String = "") -> String {
      #"{"idiom":"universal"\#(more),"color":{"components":"#
        + #"{"red":"\#(red)","green":"0x00","blue":"0x00","alpha":"1.0"}}}"#
    }
    let appearance = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let entries = [entry(light)] + (dark.map { [entry($0, appearance)] } ?? [])
    try write(
      path + ".colorset/Contents.json", #"{"colors":[\#(entries.joined(separator: ","))]}"#)
  }

  static func png(_ width: Int, _ height: Int) throws -> Data {
    Data(
      try Bitmap(
        width: width, height: height, pixels: Array(repeating: 200, count: 4 * width * height)
      ).png())
  }

  /// Another picture under each name: by its width one knows which was taken.
  func width(_ name: String) -> Double? {
    ProjectAssets(around: document.path).catalog.image(name)?.size(scale: 2).map {
      Double($0.size.width)
    }
  }

  func solved(_ text: String) throws -> (document: InterfaceDocument, layout: SolvedLayout) {
    try write("Work/App/Base.lproj/Main.storyboard", text)
    let read = try InterfaceFile(path: document.path).read()
    var options = BuildOptions()
    options.intrinsic = .canvas
    options.drawsScreens = true
    let root = try #require(read.drawnRoots.first)
    return (read, try read.drawn(root, name: root.name, options, try TextShaper.shared()))
  }
}

/// Which folders count for a document, and what is nearest to it.
@Suite(.blocks) struct ProjectAssetTests {
  @Test func theNearestOfTheProject() throws {
    let project = try Project()
    try project.write(".git/HEAD", "")
    try project.image("Work/App/Assets.xcassets/both", 10, 10)
    try project.image("Work/Shared/More.xcassets/both", 20, 20)
    try project.image("Work/Shared/More.xcassets/Icons/other", 30, 30)
    try project.image("Kit/Kit.xcassets/beside", 40, 40)
    try project.image("Work/Pods/Pod.xcassets/foreign", 50, 50)
    try project.write("Work/App/loose@2x.png", try Project.png(24, 12))
    try project.write("Work/Build.framework/inside.png", try Project.png(1, 1))
    let names = ["both", "other", "beside", "loose.png", "foreign", "inside"]
    #expect(names.map(project.width) == [10, 30, 40, 12, nil, nil])
  }

  @Test func nothingBeyondTheProject() throws {
    let project = try Project()
    try project.image("Outside.xcassets/outside", 10, 10)
    try project.image("Work/App/Assets.xcassets/inside", 10, 10)
    #expect(["outside", "inside"].map(project.width) == [nil, 10])
    // Without a project only the folder of the document counts, and the one around its language.
    try FileManager.default.removeItem(at: project.root.appending(path: "Work/App.xcodeproj"))
    try project.image("Work/Far.xcassets/far", 10, 10)
    let copy = project.root.appending(path: "Work/App")
    try FileManager.default.moveItem(at: copy, to: project.root.appending(path: "Work/Other"))
    let found = ProjectAssets(
      around: project.root.appending(path: "Work/Other/Base.lproj/Main.storyboard").path)
    #expect(found.catalog.images.keys.sorted() == ["inside"])
  }

  /// A catalog that leads out of itself, around in circles, or to what nobody could hold.
  @Test func hostileCatalogs() throws {
    let project = try Project()
    try project.write("secret.png", try Project.png(3, 3))
    let catalog = "Work/App/Assets.xcassets/"
    for (name, file) in [
      ("up", "../../../../secret.png"), ("parent", ".."), ("absolute", "/etc/passwd"),
      ("empty", ""), ("zero", "a\\u0000.png"),
    ] {
      try project.write(
        catalog + name + ".imageset/Contents.json", #"{"images":[{"filename":"\#(file)"}]}"#)
    }
    try project.write(catalog + "broken.imageset/Contents.json", #"{"images":[{"#)
    try project.write(
      catalog + "deep.imageset/Contents.json", String(repeating: "[", count: 100_000))
    let link = project.root.appending(path: catalog + "linked.imageset/a.png")
    try project.image(catalog + "linked", 9, 9)
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: project.root.appending(path: "secret.png"))
    for (place, end) in [(catalog + "Loop", "Work"), ("Work/App/Round", ""), ("Work/In", "")] {
      try FileManager.default.createSymbolicLink(
        at: project.root.appending(path: place),
        withDestinationURL: project.root.appending(path: end))
    }
    // Pipes, at which a reader would wait.
    for place in [catalog + "pipe.imageset/Contents.json", "Work/App/piped.png"] {
      let url = project.root.appending(path: place)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      #expect(mkfifo(url.path, 0o600) == 0)
    }
    // A picture that ends too soon.
    try project.image(catalog + "cut", 30, 30)
    try project.write(catalog + "cut.imageset/a.png", try Project.png(30, 30).prefix(40))
    // A header that promises 50,000 × 50,000 pixels.
    var huge = Array(try Project.png(2, 2))
    huge.replaceSubrange(16..<24, with: [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50])
    try project.image(catalog + "huge", 2, 2)
    try project.write(catalog + "huge.imageset/a.png", Data(huge))
    try project.image(catalog + "fine", 7, 7)
    let names = [
      "up", "parent", "absolute", "empty", "zero", "broken", "deep", "linked", "secret", "piped",
    ]
    #expect(names.map(project.width).allSatisfy { $0 == nil })
    #expect(project.width("fine") == 7)
    let screen = Fixture.screen(
      ["huge", "up", "broken", "fine", "cut", "piped"].enumerated().map { index, name in
        Fixture.view(
          "v\(index)", (0, Double(index) * 50, 40, 40), name: "imageView",
          attributes: "image=\"\(name)\"")
      }.joined())
    let (_, layout) = try project.solved(screen)
    #expect(
      layout.pictures.named.filter { $0.value.light != nil }.keys.sorted() == ["cut", "fine"])
    _ = try Bitmap(svg: try Diagram(layout).svg().text())
  }

  @Test func colorsOfTheDocumentGoBefore() throws {
    let project = try Project()
    try project.color("Work/App/Assets.xcassets/Brand", "0x10", dark: "0x20")
    try project.color("Work/App/Assets.xcassets/Plain", "0x30")
    try project.color("Work/App/Assets.xcassets/Alone", "0x40", dark: "0x50")
    let views = ["Brand", "Plain", "Alone"].enumerated().map { index, name in
      Fixture.view(
        "v\(index)", (0, Double(index) * 50, 40, 40),
        "<color key=\"backgroundColor\" name=\"\(name)\"/>")
    }.joined()
    let copies = ["Brand", "Plain"].map {
      "<namedColor name=\"\($0)\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
    }.joined()
    let text = Fixture.screen(views).replacing(
      "</document>", with: "<resources>\(copies)</resources></document>")
    let (_, layout) = try project.solved(text)
    let colors = layout.items.dropFirst().compactMap(\.style.background)
    #expect(colors.map(\.light) == [0xFF0000, 0xFF0000, 0x400000])
    #expect(colors.map(\.dark) == [0x200000, 0xFF0000, 0x500000])
  }

  /// Catalogs that no Xcode wrote have opacities without a point, as texts or numbers.
  @Test(arguments: [
    (#""1""#, 1.0), ("1", 1), (#""1.000""#, 1), (#""0.4""#, 0.4), (#""0x80""#, 0.5),
  ])
  func opacities(_ written: String, _ alpha: Double) throws {
    let project = try Project()
    try project.write(
      "Work/App/Assets.xcassets/Brand.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":"255","green":"0","#
        + #""blue":"0.0","alpha":\#(written)}}}]}"#)
    let view = Fixture.view(
      "a", (0, 0, 40, 40), "<color key=\"backgroundColor\" name=\"Brand\"/>")
    let (_, layout) = try project.solved(Fixture.screen(view))
    let color = try #require(layout.items.compactMap(\.style.background).first)
    #expect(color.light == 0xFF0000)
    #expect(abs((color.alpha ?? 1) - alpha) < 0.01)
  }

  @Test func missingImagesAreNotes() throws {
    let project = try Project()
    let views = ["here", "gone", "star.fill"].map {
      Fixture.view($0, (0, 0, 40, 40), name: "imageView", attributes: "image=\"\($0)\"")
    }.joined()
    let text = Fixture.screen(views).replacing(
      "</document>",
      with: """
        <resources><image name="here" width="40" height="40"/>
        <image name="gone" width="40" height="40"/>
        <image name="star.fill" catalog="system" width="128" height="116"/></resources></document>
        """)
    // Without any catalog a name may come from anywhere.
    #expect(try project.solved(text).document.notes.isEmpty)
    try project.write("Work/App/Base.lproj/Main.storyboard", text)
    let second = try Project()
    try second.image("Work/App/Assets.xcassets/here", 4, 4)
    let notes = try second.solved(text).document.notes
    #expect(notes.map(\.rule) == [.missingAsset])
    #expect(notes.first?.message.contains("“gone”") == true)
    #expect(notes.first?.severity == .note)
  }
}

/// How an image lies in its view: what its content mode says, in points.
private struct ModeRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { mode ?? "none" }
  var mode: String?
  /// Left, top, width and height in a view of 40 × 20 at 100, 100; the image is 10 × 10 pt.
  var rect: [Double]
}

private let modes = [
  ModeRow(mode: nil, rect: [100, 100, 40, 20]),
  ModeRow(mode: "scaleToFill", rect: [100, 100, 40, 20]),
  ModeRow(mode: "scaleAspectFit", rect: [110, 100, 20, 20]),
  ModeRow(mode: "scaleAspectFill", rect: [100, 90, 40, 40]),
  ModeRow(mode: "center", rect: [115, 105, 10, 10]),
  ModeRow(mode: "top", rect: [115, 100, 10, 10]),
  ModeRow(mode: "bottomRight", rect: [130, 110, 10, 10]),
  ModeRow(mode: "left", rect: [100, 105, 10, 10]),
]

@Suite(.blocks) struct DrawnPictureTests {
  private func screen(_ views: String) -> String { Fixture.screen(views) }

  @Test("Content modes", arguments: modes) fileprivate func contentModes(_ row: ModeRow) throws {
    let project = try Project()
    try project.image("Work/App/Assets.xcassets/photo", 20, 20, scale: "2x")
    let mode = row.mode.map { "contentMode=\"\($0)\" " } ?? ""
    let (_, layout) = try project.solved(
      screen(
        Fixture.view(
          "v", (100, 100, 40, 20), name: "imageView", attributes: mode + "image=\"photo\"")))
    let picture = try #require(layout.pictures.named["photo"])
    #expect(picture.size == CGSize(width: 10, height: 10))
    var diagram = Diagram(layout)
    diagram.style = .screen
    let text = try diagram.svg().text()
    let use = try #require(
      text.firstMatch(of: /picture-[^"]*" transform="translate\(([^)]*)\) scale\(([^)]*)\)/))
    let place = use.1.split { " ,".contains($0) }.compactMap { Double($0) }
    let scale = use.2.split(separator: " ").compactMap { Double($0) }
    #expect(place + scale.map { $0 * 20 } == row.rect)
    #expect(text.components(separatedBy: "data:image/png").count == 2)
  }

  /// What was read is kept, as one folder has many documents, until somebody lets it go.
  @Test func whatChangedIsReadAgain() throws {
    let project = try Project()
    let path = "Work/App/Assets.xcassets/photo"
    try project.image(path, 4, 4)
    func size() -> CGSize? {
      ProjectAssets(around: project.document.path).catalog.image("photo")?.size(scale: 1)?.size
    }
    #expect(size() == CGSize(width: 4, height: 4))
    try project.image(path, 8, 8, scale: "2x")
    try project.image("Work/App/Assets.xcassets/other", 2, 2)
    let names = { Set(ProjectAssets(around: project.document.path).catalog.images.keys) }
    #expect(names() == ["photo"])
    ProjectAssets.forget()
    #expect(names() == ["photo", "other"])
    #expect(size() == CGSize(width: 4, height: 4))
  }

  @Test func templatesTakeTheTintAndDarkHasItsOwn() throws {
    let project = try Project()
    let catalog = "Work/App/Assets.xcassets/"
    try project.image(
      catalog + "sign", 4, 4, properties: #""template-rendering-intent":"template""#)
    try project.write(
      catalog + "photo.imageset/Contents.json",
      #"""
      {"images":[{"filename":"a.png"},{"filename":"b.svg",
       "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """#)
    try project.write(catalog + "photo.imageset/a.png", try Project.png(5, 5))
    try project.write(
      catalog + "photo.imageset/b.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"><rect width="5" height="5"/></svg>"#
    )
    let views = ["sign", "photo"].map {
      Fixture.view($0, (0, 0, 40, 40), name: "imageView", attributes: "image=\"\($0)\"")
    }.joined()
    let (_, layout) = try project.solved(screen(views))
    let photo = try #require(layout.pictures.named["photo"])
    // A vector has three pixels in a point.
    #expect(photo.dark?.size == CGSize(width: 15, height: 15))
    for theme in [Theme.Name.light, .dark] {
      var diagram = Diagram(layout)
      (diagram.style, diagram.theme) = (.screen, theme)
      let text = try diagram.svg().text()
      #expect(text.contains("feFlood flood-color=\"\(Theme(theme).hex(.systemBlue))\""))
      let own = try #require(theme == .light ? photo.light : photo.dark)
      #expect(text.contains("picture-\(own.id)\""))
      _ = try Bitmap(svg: text)
    }
    #expect(
      try JSONDecoder().decode(SolvedLayout.self, from: JSONEncoder().encode(layout)) == layout)
  }
}
