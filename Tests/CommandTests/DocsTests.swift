import Foundation
import RedlineIO
import RedlineKit
import RedlinePages
import RedlineSnapshots
import TestPrograms
import Testing

@testable import RedlineCommands

/// A box whose inset is the test's.
private final class Card: View, LayoutSpec {
  let title = Label("Title")
  let inset: Double

  init(inset: Double) {
    self.inset = inset
    super.init()
  }

  var layout: Layout {
    title
    title.top == top + inset
    title.leading == leading + 8
  }
}

/// Pages in a folder of their own, and a catalog whose constant can change.
struct Site {
  var folder: URL
  var entries: [Entry]

  init(_ folder: URL, inset: Double = 16) {
    self.folder = folder
    entries = [Entry("card", on: .canvas(200, 100), .canvas(300, 100)) { Card(inset: inset) }]
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ name: String, _ text: String) throws {
    try Folder(PageFiles.folder(of: path(name))).make()
    try WholeFile(path(name)).write(text)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try WholeFile(path(name)).bytes(limit: 1 << 20), as: UTF8.self)
  }

  /// What is said, with paths from the site's folder.
  func run(
    check: Bool = false, pictures: String? = nil, precision: SnapshotPrecision = .layout
  ) async throws -> (faults: [String], code: Int32?) {
    var plan = FigurePlan(entries: entries, folder: pictures.map(path))
    plan.roots = [folder.path]
    var run = PageRun(paths: try PageFiles.paths(below: [folder.path]), plan: plan)
    await run.run(plan: plan, precision: precision, writes: !check, showsProgress: false)
    let report = PageReport(run: run, isCheck: check, command: "x docs")
    let faults =
      run.unreadable.map { "\($0)" } + run.pages.flatMap { $0.faults.map { "\($0)" } }
      + run.failures + (check ? report.faults.map(\.text) : [])
    return (faults.map { $0.replacing(folder.path + "/", with: "") }, report.exitCode)
  }

  /// The files, with their contents and the times of their last change.
  func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for name in Folder(folder.path).filePaths() {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      state[name] = try "\(attributes[.modificationDate] ?? "") \(text(name))"
    }
    return state
  }
}

func withSite(_ body: (Site) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(Site(folder))
}

@Suite("Figures in pages") struct DocsTests {
  var card: String { "<!-- redline: card on=200x100 -->\n" }

  @Test("Pages without a figure are told how one is named", arguments: [false, true])
  func noFigure(isCheck: Bool) async throws {
    try await withSite { site in
      try site.write("a.md", "# A\n\n```swift redlined name=a\nlet a = 1\n```\n")
      let run = PageRun(paths: [site.path("a.md")], plan: FigurePlan(entries: [], folder: nil))
      let report = PageReport(run: run, isCheck: isCheck, command: "x docs")
      #expect(
        report.summary
          == "0 pages with 0 figures: nothing to do; a figure is a comment that names an "
          + "entry, <!-- redline: ENTRY -->")
    }
  }

  @Test("What is right is not touched, and a check finds nothing")
  func twice() async throws {
    try await withSite { site in
      try site.write("a.md", "# A\r\n\r\n\(card)")
      try site.write("sub/b.md", "<!-- redline: card to=../img -->\n\nText\n")
      try site.write("c.md", "No figure, and not UTF-8 is no matter here\n")
      var found = try await site.run(check: true)
      #expect(found.code == 1)
      #expect(Folder(site.folder.path).filePaths() == ["a.md", "c.md", "sub/b.md"])
      found = try await site.run()
      #expect(found.faults == [])
      #expect(found.code == nil)
      let state = try site.state()
      #expect(
        state.keys.sorted() == [
          "a.md", "c.md", "card-200x100.svg", "card-200x100~dark.svg", "img/card-200x100.svg",
          "img/card-200x100~dark.svg", "img/card-300x100.svg", "img/card-300x100~dark.svg",
          "sub/b.md",
        ])
      #expect(try site.text("sub/b.md").contains(#"src="../img/card-300x100.svg""#))
      #expect(try site.text("a.md").hasPrefix("# A\r\n\r\n<!-- redline: card on=200x100 -->"))
      found = try await site.run()
      #expect(try site.state() == state)
      found = try await site.run(check: true)
      #expect(found.faults == [])
      #expect(found.code == nil)
    }
  }

  @Test("A changed constant is named with what it moved; light and dark are one fault")
  func stale() async throws {
    try await withSite { site in
      try site.write("a.md", "\n\n\(card)")
      _ = try await site.run()
      let changed = Site(site.folder, inset: 24)
      let found = try await changed.run(check: true)
      #expect(found.code == 1)
      #expect(found.faults.count == 1)
      let text = try #require(found.faults.first)
      #expect(text.hasPrefix("a.md:3: error: card-200x100.svg is another layout\n"))
      #expect(text.contains("title.top = Card.top + 16 → + 24"))
      #expect(text.contains("title moved 8 pt down"))
      _ = try await changed.run()
      #expect(try await changed.run(check: true).code == nil)
      #expect(try await site.run(check: true).code == 1)
    }
  }

  struct BrokenRow: CustomTestStringConvertible {
    var testDescription: String
    /// What is done to a site that is right.
    var damage: @Sendable (Site) throws -> Void
    var fault: String
    /// Whether a run without a check mends it.
    var isMended = true

    init(
      _ name: String, _ fault: String, isMended: Bool = true,
      _ damage: @escaping @Sendable (Site) throws -> Void
    ) {
      (testDescription, self.damage, self.fault, self.isMended) = (name, damage, fault, isMended)
    }
  }

  @Test(
    "Each way to be wrong is told in a check, and mended where it can be",
    arguments: [
      BrokenRow("a picture is gone", "a.md:1: error: there is no picture card-200x100~dark.svg") {
        try WholeFile($0.path("card-200x100~dark.svg")).remove()
      },
      BrokenRow(
        "a colour was edited in the picture",
        "a.md:1: error: card-200x100.svg is damaged: its drawing is not the one"
      ) {
        try $0.write("card-200x100.svg", $0.text("card-200x100.svg").replacing("#", with: "#0"))
      },
      BrokenRow(
        "a picture was cut", "a.md:1: error: card-200x100.svg is damaged: "
      ) { try $0.write("card-200x100.svg", String($0.text("card-200x100.svg").dropLast(9))) },
      BrokenRow(
        "another file has the picture's name", "a.md:1: error: card-200x100.svg is damaged: "
      ) { try $0.write("card-200x100.svg", "<svg/>") },
      BrokenRow(
        "a picture is empty", "a.md:1: error: card-200x100.svg is damaged: "
      ) { try $0.write("card-200x100.svg", "") },
      BrokenRow(
        "the link names another file",
        "a.md:1: error: the pictures below the comment are not those that it names"
      ) { try $0.write("a.md", $0.text("a.md").replacing("card-200x100.svg", with: "b.svg")) },
      BrokenRow(
        "the links are gone",
        "a.md:1: error: the pictures below the comment are not those that it names"
      ) { try $0.write("a.md", "<!-- redline: card on=200x100 -->\n") },
      BrokenRow(
        "an entry is gone",
        "a.md:1: error: the catalog has no entry 'cart'; did you mean card?", isMended: false
      ) { try $0.write("a.md", "<!-- redline: cart -->\n") },
      BrokenRow(
        "no such device", "a.md:1: error: no device is named 'iphone-99'", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card on=iphone-99 -->\n") },
      BrokenRow(
        "no such style", "a.md:1: error: style is 'thick'; choose from annotated", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card style=thick -->\n") },
      BrokenRow(
        "no such width", "a.md:1: error: width must be 240 to 4000, not 5", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card width=5 -->\n") },
      BrokenRow(
        "no such item",
        "a.md:1: error: only names no item 'titel' of the layout; did you mean title?",
        isMended: false
      ) { try $0.write("a.md", "<!-- redline: card only=titel on=200x100 -->\n") },
      BrokenRow(
        "no word for a series", "a.md:1: error: series is 'true'; write series=yes", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card series=true -->\n") },
      BrokenRow(
        "a series of one variant",
        "a.md:1: error: series=yes takes two variants or more, and there is 1", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card on=200x100 series=yes -->\n") },
      BrokenRow(
        "a series that moves", "a.md:1: error: series and motion are two figures", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card series=yes motion=yes -->\n") },
      BrokenRow(
        "a motion of screens", "a.md:1: error: motion=yes draws constraints, and style is 'screen'",
        isMended: false
      ) { try $0.write("a.md", "<!-- redline: card motion=yes style=screen -->\n") },
      BrokenRow(
        "a name that is a path", "a.md:1: error: name is '../a'; use lower-case letters",
        isMended: false
      ) { try $0.write("a.md", "<!-- redline: card name=../a -->\n") },
      BrokenRow(
        "two ways to draw one file",
        "a.md:8: error: card-200x100.svg is drawn in another way before", isMended: false
      ) {
        let more = "\n\n<!-- redline: card on=200x100 width=400 -->\n"
        try $0.write("a.md", $0.text("a.md") + more)
      },
      BrokenRow(
        "a folder outside",
        "a.md:1: error: to is '../x', which is outside of the folder", isMended: false
      ) { try $0.write("a.md", "<!-- redline: card to=../x -->\n") },
      BrokenRow("a page that is no text", "a.md:2: error: this line is not UTF-8", isMended: false)
      { try WholeFile($0.path("a.md")).write(Array("a\n".utf8) + [0xC3, 0x28, 0x0A]) },
    ])
  func broken(_ row: BrokenRow) async throws {
    try await withSite { site in
      try site.write("a.md", card)
      _ = try await site.run()
      let right = try site.state().keys.sorted()
      try row.damage(site)
      let damaged = try site.state()
      var found = try await site.run(check: true)
      #expect(found.code == 1)
      #expect(found.faults.count == 1, "\(found.faults)")
      #expect(found.faults.first?.hasPrefix(row.fault) == true, "\(found.faults)")
      #expect(try site.state() == damaged)
      found = try await site.run()
      #expect(found.code == (row.isMended ? nil : 1))
      if row.isMended {
        #expect(try site.state().keys.sorted() == right)
        #expect(try await site.run(check: true).code == nil)
      } else {
        #expect(try site.state() == damaged)
      }
    }
  }

  @Test("Several variants are one picture, which is stale when any of them changes")
  func joined() async throws {
    try await withSite { site in
      try site.write(
        "a.md",
        """
        <!-- redline: card series=yes -->

        <!-- redline: card on=200x100,400x100 motion=yes -->

        """)
      #expect(try await site.run().faults == [])
      let stems = ["card-motion-200x100-400x100", "card-series"]
      #expect(
        Folder(site.folder.path).filePaths()
          == ["a.md"] + stems.flatMap { ["\($0).svg", "\($0)~dark.svg"] })
      let text = try site.text("a.md")
      #expect(text.contains("Auto Layout diagrams of Card on 200 × 100 and 300 × 100: title"))
      #expect(text.contains("Moving Auto Layout diagram of Card on 200 × 100, then 400 × 100"))
      #expect(try site.text("\(stems[0]).svg").contains("prefers-reduced-motion"))
      let state = try site.state()
      #expect(try await site.run(check: true).code == nil)
      #expect(try await site.run().faults == [])
      #expect(try site.state() == state)
      // The first layout, which the files carry, stays the same.
      var changed = site
      changed.entries = [
        Entry("card", on: .canvas(200, 100), .canvas(310, 100)) { Card(inset: 16) }
      ]
      let found = try await changed.run(check: true)
      #expect(found.faults.count == 2, "\(found.faults)")
      #expect(found.faults.contains { $0.contains("card-series.svg") }, "\(found.faults)")
    }
  }

  struct TextRow: CustomTestStringConvertible {
    var testDescription: String
    /// What stands in the page before the layout changes; `nil` is what was made.
    var written: String?
    var option = ""
    /// What stands there afterwards; `nil` is what is made of the new layout.
    var kept: String?
  }

  @Test(
    "A text that somebody wrote is kept, one that was made follows the layout",
    arguments: [
      TextRow(testDescription: "made", written: nil, kept: nil),
      TextRow(testDescription: "written", written: "A card", kept: "A card"),
      TextRow(testDescription: "deleted", written: "", kept: nil),
      TextRow(testDescription: "in the comment", option: #" alt="Mine""#, kept: "Mine"),
    ])
  func alternativeTexts(_ row: TextRow) async throws {
    try await withSite { site in
      try site.write("a.md", card.replacing(" -->", with: row.option + " -->"))
      _ = try await site.run()
      let made = "Auto Layout diagram of Card on 200 × 100: title, with 2 constraints."
      if row.option.isEmpty { #expect(try site.text("a.md").contains(#"alt="\#(made)""#)) }
      if let written = row.written {
        try site.write("a.md", site.text("a.md").replacing(made, with: written))
      }
      var renamed = Site(site.folder)
      renamed.entries = [
        Entry("card", on: .canvas(200, 100)) { Card(inset: 20) }.title("Other")
      ]
      _ = try await renamed.run()
      let expected = row.kept ?? made.replacing("Card", with: "Other")
      let text = try site.text("a.md")
      #expect(text.contains(#"alt="\#(expected)""#), "\(text)")
    }
  }

  @Test("Only what is drawn otherwise is a fault for those who ask for the drawing")
  func precision() async throws {
    try await withSite { site in
      try site.write("a.md", card)
      _ = try await site.run()
      var annotated = Site(site.folder)
      annotated.entries = annotated.entries.map { $0.showingInactive() }
      #expect(try await annotated.run(check: true).code == nil)
      // A drawing of another version: the same layout, another picture, and a record that fits.
      let diagram = try annotated.entries[0].solved(in: annotated.entries[0].variants[0])
      var other = Diagram(diagram)
      other.zoom = 2
      try site.write("card-200x100.svg", other.svg().text())
      #expect(try await site.run(check: true).code == nil)
      let found = try await site.run(check: true, precision: .drawing)
      #expect(found.code == 1)
      #expect(found.faults.first?.contains("is the same layout, drawn differently") == true)
    }
  }
}
