import Foundation
import RedlineKit
import TestPrograms
import Testing

@Suite("The articles' Swift code is compiled") struct ArticleTests {
  static let articles: [String] = {
    let sources = packageRoot.appending(path: "Sources")
    let all = (try? files("md", in: sources)) ?? []
    return all.map { String($0.path.dropFirst(packageRoot.path.count)) }
  }()

  static let sources = (try? sourceLines(in: ["Sources", "Tests"])) ?? []

  private func text(of article: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: article), encoding: .utf8)
  }

  /// A block as it stands in one module of tests: what it imports is there, and nothing is a program.
  private func lines(of block: [Substring]) -> [Substring] {
    let code = block.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }
    return code.map { $0.hasPrefix("@main ") ? $0.dropFirst(6) : $0 }
  }

  @Test("Each block stands in a source file", arguments: articles)
  func blocks(_ article: String) throws {
    for block in swiftBlocks(of: try text(of: article)) where !isManifest(block) {
      let code = lines(of: block)
      #expect(Self.sources.contains { $0.contains(code) }, "\(block.joined(separator: "\n"))")
    }
  }

  @Test("Each manifest can be read", arguments: articles)
  func manifests(_ article: String) throws {
    for manifest in swiftBlocks(of: try text(of: article)) where isManifest(manifest) {
      try withTemporaryFolder { folder in
        let file = folder.appending(path: "Package.swift")
        try manifest.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let outcome = try Program(
          "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"]
        ).run()
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
    }
  }

  private func isManifest(_ block: [Substring]) -> Bool {
    block.first?.hasPrefix("// swift-tools-version") ?? false
  }

  @Test("There are articles with code")
  func thereAreArticles() throws {
    let counts = try Self.articles.map { swiftBlocks(of: try text(of: $0)).count }
    #expect(counts.filter { $0 > 0 }.count >= 3)
  }

  @Test("The table of other libraries' words is compiled: each cell stands in a source")
  func words() throws {
    let article = try text(of: "/Sources/RedlineKit/RedlineKit.docc/ComingFromOtherLibraries.md")
    let rows = article.matches(of: /\| `([^`]+)` \|\n/).map(\.output.1)
    #expect(rows.count >= 40)
    let sources = try sourceLines(in: ["Tests/DocumentationTests"]).flatMap(\.self)
    for row in rows { #expect(sources.contains { $0.contains(row) }, "\(row)") }
  }

  @Test("The layouts of the articles can be solved, and nothing is wrong with them")
  func layouts() throws {
    let layouts: [any LayoutSpec] = [
      Card(), Cards(), Operators(), Compounds(), Adaptive(), Rows(["One", "Two"], header: "Rows"),
      Rows(["One"]), Priorities(), Form(), Guides(), Panel(), Welcome(),
    ]
    for layout in layouts {
      for device in [Device.iPhone15, .iPadAir5] {
        let solved = try layout.solved(on: device)
        let findings = solved.diagnostics.filter { $0.severity != .note }.map(\.consoleLine)
        #expect(findings.isEmpty, "\(solved.name) on \(device.title)")
      }
    }
  }

  @Test("A row that is added by a visual format string, and views with contents")
  func contents() throws {
    let view = View()
    try addRow(to: view)
    let tags = View()
    for child in [Stars(5), Tag("new")] {
      child.translatesAutoresizingMaskIntoConstraints = false
      tags.addSubview(child)
      activate(child, in: tags)
    }
    let findings = try view.solved(on: .iPhone15).diagnostics.filter { $0.severity != .note }
    #expect(findings.map(\.consoleLine) == [])
    let solved = try tags.solved(on: .iPhone15)
    #expect(solved.items.dropFirst().map(\.intrinsicWidth).first == 116)
  }

  @Test("The tutorial prints what is printed")
  func tutorial() throws {
    let article = try text(of: "/Sources/RedlineKit/RedlineKit.docc/GettingStarted.md")
    let solved = try Welcome().solved(on: .iPhone15)
    for line in solved.frameTree.split(separator: "\n").prefix(2) {
      #expect(article.contains("// \(line)\n"), "\(line)")
    }
    let reason = solved.item("title")?.reasons?.first { $0.attribute == .top }
    #expect(article.contains("// \(try #require(reason).sentence)\n"))
    let diff = LayoutDiff(from: solved, to: try Welcome.changed())
    for line in diff.text.split(separator: "\n") {
      let sentence = line.replacing(#/ +\w+\.swift:\d+$/#, with: "")
      #expect(article.contains(sentence), "\(line)")
    }
    let loose = try Welcome.loose().diagnostics
    let finding = try #require(loose.first { $0.kind == .ambiguity })
    #expect(article.contains("warning: \(finding.message) (in "), "\(finding.message)")
  }
}
