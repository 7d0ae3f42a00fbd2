import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineCommands
@testable import RedlinePages
@testable import RedlineScratch

/// Layouts in files of Swift, and what becomes of them.
@Suite(.blocks) struct DrawTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var found: [String]
    var withParts: [String]

    init(_ name: String, _ source: String, _ found: [String], withParts: [String]? = nil) {
      (testDescription, self.source, self.found) = (name, source, found)
      self.withParts = withParts ?? found
    }
  }

  static let rows = [
    Row("nothing", "import RedlineKit", []),
    Row("a layout", "class A: View, LayoutSpec {}", ["type A"]),
    Row("in an extension", "class A: View {}\nextension A: LayoutSpec {}", ["type A"]),
    Row(
      "of a class of the file", "class A: View, LayoutSpec {}\nclass B: A {}", ["type B"],
      withParts: ["type A", "type B"]),
    Row("of itself", "class A: B, LayoutSpec {}\nclass B: A {}", ["type A", "type B"]),
    Row("a plain view", "class A: View {}", []),
    Row("UIKit", "class A: UIKit.UIViewController {}\nclass B: UIView {}", ["type A", "type B"]),
    Row(
      "a part", "class A: View, LayoutSpec { let b = B() }\nclass B: View, LayoutSpec {}",
      ["type A"], withParts: ["type A", "type B"]),
    Row(
      "parts of each other",
      "class A: View, LayoutSpec { func f() { B() } }\nclass B: View, LayoutSpec { func f() { A() } }",
      ["type A", "type B"]),
    Row(
      "the window of a scene",
      "class A: UIResponder, UIWindowSceneDelegate { func f() { w.rootViewController = B() } }\nclass B: UIViewController {}",
      ["scene A"], withParts: ["scene A", "type B"]),
    Row(
      "the window of an application",
      "@main class A: NSObject, UIApplicationDelegate { func f() { w.rootViewController = B() } }\nclass B: UIViewController {}",
      ["application A"], withParts: ["application A", "type B"]),
    Row(
      "a window that a storyboard fills",
      "class A: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }\nclass B: UIViewController {}",
      ["type B"]),
    Row("a cell", "class A: UITableViewCell {}", ["cell A"]),
    Row(
      "a cell of some list", "class A: UITableViewCell {}\nclass B: UIView {}", ["type B"],
      withParts: ["cell A", "type B"]),
    Row(
      "cells of grids", "class A: UICollectionViewCell {}\nclass B: UICollectionViewListCell {}",
      ["item A", "item B"]),
    Row(
      "headers", "class A: UICollectionReusableView {}\nclass B: UITableViewHeaderFooterView {}",
      ["header A", "header B"]),
    Row(
      "a cell of a grid of some controller",
      "class A: UICollectionViewCell {}\nclass B: UIViewController {}", ["type B"],
      withParts: ["item A", "type B"]),
    Row(
      "other views with contents",
      "class A: UIStackView {}\nclass B: UIControl {}\nclass C: UIScrollView {}",
      ["type A", "type B", "type C"]),
    Row("with arguments", "class A: View, LayoutSpec { init(a: Int) {} }", []),
    Row("private", "private class A: View, LayoutSpec {}", []),
    Row("generic", "class A<B>: View, LayoutSpec {}", []),
    Row(
      "entries", "let a = [Entry(\"a\", on: .iPhone8) { B() }]\nclass B: View, LayoutSpec {}",
      ["stored a"], withParts: ["stored a", "type B"]),
    Row("a catalog", "enum A: LayoutCatalog { static let entries: [Entry] = [] }", ["catalog A"]),
    Row(
      "functions", "func a() -> View { B() }\nvar c: View { a() }", ["computed c"],
      withParts: ["function a", "computed c"]),
  ]

  @Test(arguments: rows) func layouts(_ row: Row) throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "A.swift").path
      try WholeFile(path).write(row.source)
      let files = try LayoutFiles([path])
      #expect(files.layouts(withParts: false).map { "\($0.kind) \($0.name)" } == row.found)
      #expect(files.layouts(withParts: true).map { "\($0.kind) \($0.name)" } == row.withParts)
    }
  }

  @Test(arguments: [
    ("class A: View {}", ["A is no LayoutSpec"]),
    ("private class A: View, LayoutSpec {}", ["A is private"]),
    ("class A<B>: UIView {}", ["A is generic"]),
    ("class A: View, LayoutSpec { init(b: Int) {} }", ["A is made with arguments"]),
    ("class A: View, LayoutSpec {}\nstruct B {}\nfunc c() {}", []),
    ("class A: UILabel {}", ["A is a UILabel, which is drawn in a view or list around it"]),
    ("class A: UITableViewCell { init(b: Int) {} }", ["A is made with arguments"]),
    ("private class A: UICollectionViewCell {}", ["A is private"]),
  ])
  func obstacles(_ source: String, _ said: [String]) {
    let files = LayoutFiles(path: "A.swift", SwiftOutline(source))
    #expect(files.obstacles == said)
    let named = said.first.map { ": \($0)" } ?? ""
    #expect(files.nothingToDraw.hasPrefix("there is nothing to draw\(named); declare a class"))
  }

  @Test func names() {
    let words = ["Login", "TwoButtons", "URLField", "iPhone8Login", "Über", "页", "a_b", "a-b"]
    let layouts = words.map { FoundLayout(kind: .type, name: $0, path: "a\"b\\.swift", line: 3) }
    let text = GeneratedCatalog(title: "A", layouts: layouts).text
    let names = text.split(separator: "\n").filter { $0.contains("redlineFound += ") }
      .compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(
      names == [
        "login", "two-buttons", "url-field", "i-phone8-login", "uber", "layout", "a-b", "a-b-2",
      ])
    #expect(text.contains(##"#sourceLocation(file: "a\"b\\.swift", line: 3)"##))
    // The heading of a class is its name, which files cannot have.
    #expect(text.contains(##"{ `页`() }.map { $0.title("页") }"##))
  }

  /// An app is launched before its scene is connected.
  @Test func theApplicationOfAScene() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "A.swift").path
      try WholeFile(path).write(
        """
        import UIKit
        class App: UIResponder, UIApplicationDelegate {}
        class Scene: UIResponder, UIWindowSceneDelegate { func f() { w.rootViewController = B() } }
        """)
      let text = GeneratedCatalog(
        title: "A", layouts: try LayoutFiles([path]).layouts(withParts: false)
      ).text
      #expect(text.hasPrefix("import UIKit\n"))
      #expect(text.contains("rootController(of: `Scene`(), launchedBy: `App`())"))
    }
  }

  /// What is said to `draw` is said to the program that it makes.
  @Test(arguments: [
    [], ["--strict", "--quiet", "--show-source", "--no-findings", "--show-inactive"],
    ["--output=-", "--format=svg,text", "--theme=dark", "--scale=1.5", "--style=wireframe"],
    ["--why=a b", "--why=-c", "--ignore=conflict,ambiguous-position", "--text-mode=live"],
    ["--only=a*", "--on=iphone-15", "--on=320x480", "--orientation=landscape"],
    ["--direction=rtl", "--text-size=AX2", "--only=--x"],
    ["--on=320.5x480.25", "--keyboard=336.5", "--scale=1.23456", "--contrast=high"],
  ])
  func words(_ arguments: [String]) throws {
    let first = try #require(
      try DrawCommand.parseAsRoot(["a.swift"] + arguments) as? DrawCommand)
    let words = first.options.words + first.selection.words
    let second = try #require(try DrawCommand.parseAsRoot(["a.swift"] + words) as? DrawCommand)
    #expect(second.options.words + second.selection.words == words)
    for argument in arguments where argument.contains("=") { #expect(words.contains(argument)) }
  }

  /// With the build that the tests are of: Redline is not built again.
  @Test func program() throws {
    let redline = Program.products.appending(path: "redline").path
    try #require(WarmBuild.around(redline, needsUIKit: false) != nil, "redline is not built whole")
    try withTemporaryFolder { folder in
      func draw(_ arguments: [String]) throws -> Program.Outcome {
        var program = Program(built: "redline", ["draw"] + arguments, in: folder)
        program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
        return try program.run()
      }
      let name = "-we \"ird\" 'ü' $(x).swift"
      try WholeFile(folder.appending(path: name).path).write(Self.source)
      let drawn = try draw(["--output=out", "--theme=light", "--", name])
      #expect(drawn.status == 0)
      #expect(
        drawn.errors.contains("\(name):9: error: these required constraints cannot all hold"))
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "out").path)
      #expect(files.sorted() == ["box-iphone-16.svg", "small-iphone-8.svg"])

      let talking = Self.source.replacing(
        "box = View()", with: "box: View = { print(\"told\"); return View() }()")
      try WholeFile(folder.appending(path: "C.swift").path).write(talking)
      let piped = try draw(["C.swift", "--only=box", "--format=json", "--output=-"])
      #expect(piped.status == 0)
      #expect(piped.output.hasPrefix("{") && piped.output.hasSuffix("}\n"), "\(piped.output)")
      #expect(piped.errors.contains("told\n"))

      let broken = Self.source.replacing("box.width == 10", with: "box.width == top")
      try WholeFile(folder.appending(path: "B.swift").path).write(broken)
      let refused = try draw(["B.swift"])
      #expect(refused.status == 70)
      #expect(refused.errors.contains("B.swift:8:"))
      #expect(refused.errors.contains("error: "))

      try figures(in: folder)
      #expect(try draw(["--clean", "--quiet"]).status == 0)
      let left = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "cache/redline").path)
      #expect(left.isEmpty)
    }
  }

  /// A page with two blocks, which declare the same names.
  private func figures(in folder: URL) throws {
    func docs(_ arguments: [String]) throws -> Program.Outcome {
      var program = Program(built: "redline", ["docs"] + arguments, in: folder)
      program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      return try program.run()
    }
    let page = WholeFile(folder.appending(path: "site/page.md").path)
    try Folder(folder.appending(path: "site").path).make()
    let block = """
      final class Box: View, LayoutSpec {
        let box = Label("Box")
        var layout: Layout {
          box
          box.center == center
        }
      }
      """
    let text = """
      # Boxes

      ```swift redline name=one on=200x100
      \(block)
      ```

      <!-- redline: entry -->

      ~~~swift redline name=two on=200x100
      \(block.replacing("center == center", with: "edges == edges + 8"))
      ~~~

      """
    try page.write(text)
    #expect(try docs(["site", "--check"]).status == 1)
    #expect(try docs(["site"]).status == 0)
    let written = String(decoding: try page.bytes(limit: 1 << 16), as: UTF8.self)
    #expect(written.contains("```\n<picture>"))
    #expect(written.contains(#"src="two-200x100.svg""#))
    #expect(written.contains("-->\n\n~~~"))
    #expect(try docs(["--quiet", "--check", "site"]).status == 0)
    try page.write(written.replacing("center == center", with: "center == margins.center"))
    let stale = try docs(["site", "--check"])
    #expect(stale.status == 1)
    #expect(stale.errors.contains("site/page.md:3: error: site/one-200x100.svg is another layout"))
    try page.write(written.replacing("center == center", with: "centerX == top"))
    let broken = try docs(["site", "--check"])
    #expect(broken.status == 70)
    #expect(broken.errors.contains("site/page.md:8:"))
    // One block ends the program, the other one contradicts itself.
    try page.write(
      written.replacing("center == center", with: "top == [top][3]")
        .replacing(
          "edges == edges + 8", with: "top == top\n    box.width == 20\n    box.width == 30"))
    let ended = try docs(["site"])
    #expect(ended.status == 70)
    #expect(
      ended.errors.contains("site/page.md:3: error: the code of this block ended the program"))
    #expect(ended.errors.contains(/site\/page\.md:\d+: error: .*\[conflict\]/))
    #expect(ended.errors.contains("2 files drawn") && !ended.errors.contains("Thread 0"))
  }

  @Test(arguments: [
    ("", "the block has no layout"), ("let a = 1", "the block has no layout"),
    ("@main struct A {}", "the block is a program"),
    ("class A: View, LayoutSpec {\n  let a = f {", "nothing closes the '{' of line 4"),
    ("class A: View, LayoutSpec {}\nclass B: View, LayoutSpec {}", "the block has several layouts"),
    ("class A: View, LayoutSpec { let b = B() }\nclass B: View, LayoutSpec {}", nil),
    ("func a() -> View { Label(\"\") }", nil), ("import UIKit\nclass A: UIView {}", nil),
  ])
  func block(_ code: String, _ reason: String?) throws {
    let listing = PageFigure.Listing(
      lines: code.split(separator: "\n").map(String.init), firstLine: 3)
    do {
      let block = try FigureBlock(listing, named: "a", on: "b \"c.md")
      #expect(reason == nil)
      #expect(block.needsUIKit == code.contains("UIKit"))
      #expect(block.file.text.contains(##"#sourceLocation(file: "b \"c.md", line: 3)"##))
    } catch {
      #expect(reason.map { error.message.contains($0) } == true, "\(error.message)")
    }
  }

  /// Who copies an example of a command's help, is to get what it says.
  @Test func devicesOfExamples() throws {
    func all(_ command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
      [command] + command.configuration.subcommands.flatMap(all)
    }
    let names = all(RedlineCommand.self).flatMap { command in
      command.configuration.discussion.matches(of: #/--(?:on|device) ([a-z]+-[\w-]+)/#).map { $0.1 }
    }
    #expect(names.contains("iphone-se-3rd-generation"))
    for name in names { #expect(Device.named(String(name)) != nil, "\(name)") }
  }

  private static let source = """
    import RedlineCommands
    import RedlineKit

    final class Box: View, LayoutSpec {
      let box = View()
      var layout: Layout {
        box
        box.width == 10
        box.width == 20
      }
    }
    let entries = [Entry("small", on: .iPhone8) { Label("Small") }]
    let title = 3
    func text() -> String { "" }
    """
}
