import Foundation
import RedlineDiagram
import RedlineKit
import TestPrograms
import Testing

/// Two notes that have nothing to do with each other.
private final class Notes: View, LayoutSpec {
  let first = Label("First")
  let second = Label("Second")
  private let tops: [Double]

  init(_ first: Double, _ second: Double) {
    tops = [first, second]
    super.init()
  }

  var layout: Layout {
    first; second  // subviews
    first.top == top + tops[0]
    first.leading == leading + 16
    second.top == top + tops[1]
    second.leading == leading + 100
  }
}

private func notes(_ first: Double, _ second: Double) throws -> Diagram {
  Diagram(try Notes(first, second).solved(on: .canvas(200, 120), name: "Notes"))
}

private let golden = "Snapshots/notes.svg"

extension Tool {
  fileprivate func commit(_ text: String, on branch: String) throws {
    try git("checkout", "--quiet", branch)
    try write(text, to: golden)
    try git("add", ".")
    let outcome = try git("commit", "--quiet", "--allow-empty", "--message=Notes")
    #expect(outcome.status == 0, "\(outcome)")
  }
}

/// A repository in which the branches `ours`, which is checked out, and `theirs` changed a golden.
private func withBranches(
  base: String, ours: String, theirs: String, hasDriver: Bool, _ body: (Tool) throws -> Void
) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.git("init", "--quiet", "--initial-branch=main")
    if hasDriver { #expect(try tool.redline(["git-setup"]).status == 0) }
    try tool.commit(base, on: "main")
    for branch in ["ours", "theirs"] { try tool.git("branch", branch) }
    try tool.commit(theirs, on: "theirs")
    try tool.commit(ours, on: "ours")
    try body(tool)
  }
}

@Suite(.blocks) struct GoldenMergeTests {
  @Test func changesOfTwoViewsMerge() throws {
    try withBranches(
      base: try notes(10, 20).svg().text(), ours: try notes(14, 20).svg().text(),
      theirs: try notes(10, 31).svg().text(), hasDriver: true
    ) { tool in
      let outcome = try tool.git("merge", "--quiet", "--no-edit", "theirs")
      #expect(outcome.status == 0, "\(outcome)")
      // It is the golden that the merged code records.
      #expect(try tool.text(golden) == notes(14, 31).svg().text())
    }
  }

  /// A wide pattern names storyboards, too, which git merges by itself.
  @Test(arguments: [("seven", "SEVEN", 0), ("one", "uno", 1)])
  func otherFilesAreMergedByLines(_ old: String, _ new: String, _ status: Int) throws {
    try withTemporaryFolder { folder in
      let tool = Tool(folder: folder)
      let text = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n"
      let file = "App/Main.storyboard"
      try tool.git("init", "--quiet", "--initial-branch=main")
      #expect(try tool.redline(["git-setup", "--pattern", "App/**"]).status == 0)
      for (branch, content) in [
        ("main", text), ("theirs", text.replacing(old, with: new)),
        ("main", text.replacing("one", with: "ONE")),
      ] {
        if branch != "main" { try tool.git("branch", branch) }
        if content != text { try tool.git("checkout", "--quiet", branch) }
        try tool.write(content, to: file)
        try tool.git("add", ".")
        #expect(try tool.git("commit", "--quiet", "--message=Lines").status == 0)
      }
      #expect(try tool.git("merge", "--quiet", "--no-edit", "theirs").status == Int32(status))
      let merged = try tool.text(file)
      #expect(
        status == 0
          ? merged == "ONE\ntwo\nthree\nfour\nfive\nsix\nSEVEN\n"
          : merged.contains("<<<<<<< ours\nONE\n") && merged.hasSuffix("six\nseven\n"))
    }
  }

  /// Without the driver the layout merges, and the drawing's hash tells that the file is none.
  @Test func withoutTheDriverTheLayoutMergesAndTheFileDoesNot() throws {
    try withBranches(
      base: try notes(10, 20).svg().text(), ours: try notes(14, 20).svg().text(),
      theirs: try notes(10, 31).svg().text(), hasDriver: false
    ) { tool in
      #expect(try tool.git("merge", "--quiet", "--no-edit", "theirs").status == 1)
      let text = try tool.text(golden)
      let start = try #require(text.range(of: "<metadata id=\"redline-layout\">"))
      let end = try #require(
        text.range(of: "</metadata>", range: start.upperBound..<text.endIndex))
      let json = Data(text[start.upperBound..<end.lowerBound].utf8)
      let merged = try JSONDecoder().decode(SolvedLayout.self, from: json)
      #expect(try merged == notes(14, 31).layout)
      #expect(text.contains("<<<<<<< "))
    }
  }

  private struct Conflict: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base: @Sendable () throws -> Diagram = { try notes(10, 20) }
    var ours: @Sendable () throws -> Diagram = { try notes(14, 20) }
    var theirs: @Sendable () throws -> Diagram = { try notes(10, 31) }
    var edit: @Sendable (String) -> String = { $0 }
    var message: String
  }

  private static let conflicts = [
    Conflict(
      testDescription: "one constraint on both sides", theirs: { try notes(12, 20) },
      message:
        "changed on both sides: both sides move first; both sides change first.top = Notes.top + 14"
    ),
    Conflict(
      testDescription: "one view by two constraints",
      theirs: {
        var layout = try notes(10, 20).layout
        layout.items[1].frame.origin.x += 4
        return Diagram(layout)
      }, message: "changed on both sides: both sides move first"),
    Conflict(
      testDescription: "options on both sides",
      ours: {
        var diagram = try notes(10, 20)
        diagram.theme = .dark
        return diagram
      },
      theirs: {
        var diagram = try notes(10, 31)
        diagram.style = .wireframe
        return diagram
      }, message: "both sides are drawn otherwise: theme dark → light"),
    Conflict(
      testDescription: "edited by hand",
      edit: { $0.replacing("</svg>", with: "<g/></svg>") },
      message: "their golden has no record of its drawing, or is not as Redline wrote it"),
  ]

  @Test(arguments: conflicts) private func conflictsAreMarked(_ row: Conflict) throws {
    try withBranches(
      base: try row.base().svg().text(), ours: try row.ours().svg().text(),
      theirs: row.edit(try row.theirs().svg().text()), hasDriver: true
    ) { tool in
      let outcome = try tool.git("merge", "--quiet", "--no-edit", "theirs")
      #expect(outcome.status == 1, "\(outcome)")
      #expect((outcome.output + outcome.errors).contains("\(golden): not merged: "), "\(outcome)")
      #expect((outcome.output + outcome.errors).contains(row.message), "\(outcome)")
      #expect(try tool.git("ls-files", "--unmerged").output.contains(golden))
      #expect(try tool.text(golden).contains("\n<<<<<<< ours\n"))
    }
  }

  private struct OldGolden: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: @Sendable (_ head: String, _ tail: String) -> String
    var hasMarkers = true
  }

  private static let lines = (1...30).map { "<g id=\"\($0)\"/>" }.joined(separator: "\n")

  private static let oldGoldens = [
    OldGolden(testDescription: "git finds no conflict") {
      "<svg>\n\($0)\n\(lines)\n\($1)\n</svg>\n"
    },
    OldGolden(testDescription: "no line feed at the end") {
      "<svg>\n\($0)\n\(lines)\n\($1)\n</svg>"
    },
    OldGolden(testDescription: "git finds a conflict") { "<svg>\n\($0)\($1)\n</svg>\n" },
    OldGolden(
      testDescription: "no text", file: { "<svg>\n\($0)\n\(lines)\0\n\($1)\n</svg>\n" },
      hasMarkers: false),
  ]

  /// Goldens of versions before say nothing of their drawings. What git makes of their lines is
  /// nobody's drawing, whether it finds a conflict or not.
  @Test(arguments: oldGoldens) private func oldGoldensAreNeverMixed(_ row: OldGolden) throws {
    let ours = row.file("<g id=\"ours\"/>", "<g/>")
    try withBranches(
      base: row.file("<g/>", "<g/>"), ours: ours, theirs: row.file("<g/>", "<g id=\"theirs\"/>"),
      hasDriver: true
    ) { tool in
      let outcome = try tool.git("merge", "--quiet", "--no-edit", "theirs")
      #expect(outcome.status == 1, "\(outcome)")
      #expect((outcome.output + outcome.errors).contains("has no record of its drawing"))
      #expect(try tool.git("ls-files", "--unmerged").output.contains(golden))
      let text = try tool.text(golden)
      guard row.hasMarkers else { return #expect(text == ours) }
      #expect(text.hasPrefix("<<<<<<< ours\n") || text.contains("\n<<<<<<< ours\n"))
      #expect(text.contains("\n=======\n") && text.contains("\n>>>>>>> theirs\n"))
      #expect(text.contains("id=\"ours\"") && text.contains("id=\"theirs\""))
    }
  }

  /// What another option draws on one side is kept, and source lines are no change.
  @Test func optionsOfOneSideAndSourceLinesMerge() throws {
    var dark = try notes(10, 31)
    dark.theme = .dark
    let moved = try notes(14, 20).svg().text()
      .replacing(/"line":(\d+)/) { "\"line\":\((Int($0.1) ?? 0) + 5)" }
    try withBranches(
      base: try notes(10, 20).svg().text(), ours: moved, theirs: try dark.svg().text(),
      hasDriver: true
    ) { tool in
      let outcome = try tool.git("merge", "--quiet", "--no-edit", "theirs")
      #expect(outcome.status == 0, "\(outcome)")
      var merged = try notes(14, 31)
      merged.theme = .dark
      let text = try tool.text(golden)
      #expect(
        DrawnFile(Array(text.utf8)).drawing
          == DrawnFile(Array(try merged.svg().text().utf8)).drawing)
      #expect(
        try SVGDocument.embeddedLayout(in: text).constraints.map(\.location)
          == SVGDocument.embeddedLayout(in: moved).constraints.map(\.location))
    }
  }

  /// A golden that was accepted after lines were added above its source shows what changed alone.
  @Test func diffsOfTextsNameNoSourceLines() throws {
    try withTemporaryFolder { folder in
      let tool = Tool(folder: folder)
      let text = try notes(10, 20).svg().text()
      try tool.write(text, to: "a.svg")
      try tool.write(text.replacing(/"line":(\d)/) { "\"line\":9\($0.1)" }, to: "b.svg")
      let texts = try ["a.svg", "b.svg"].map { try tool.redline(["textconv", $0]).output }
      #expect(texts[0] == texts[1])
      #expect(texts[0].contains("first.top = Notes.top + 10"))
    }
  }

  /// git checks the file out with other line ends, and the golden stays what it was.
  @Test func lineEndsOfACheckout() throws {
    let text = try notes(10, 20).svg().text()
    try withBranches(base: text, ours: text, theirs: text, hasDriver: false) { tool in
      try FileManager.default.removeItem(at: tool.folder.appending(path: golden))
      try tool.git("-c", "core.autocrlf=true", "checkout", "--", golden)
      let found = DrawnFile(Array(try Data(contentsOf: tool.folder.appending(path: golden))))
      let record = try #require(found.record)
      #expect(try tool.text(golden).contains("\r\n"))
      #expect(found.isDrawing(of: record) && found.isLayout(of: record))
    }
  }
}
