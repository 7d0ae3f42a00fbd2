import Foundation
import TestPrograms
import Testing

@Test("The README's Swift code is compiled: each block stands in a source file")
func readmeCode() throws {
  let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
  let blocks = swiftBlocks(of: readme)
  #expect(blocks.count >= 2)
  let sources = try sourceLines(in: ["Sources", "Tests"])
  for block in blocks {
    #expect(sources.contains { $0.contains(block) }, "\(block.joined(separator: "\n"))")
  }
}

@Test("The README's table of UIKit's and Redline's words is compiled: each cell stands in a source")
func readmeTable() throws {
  let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
  let rows = readme.matches(of: /\| `([^`]+)` \|\n/).map(\.output.1)
  #expect(rows.count >= 5)
  let source = try lines(of: packageRoot.appending(path: "Tests/CommandTests/ReadmeExamples.swift"))
  for row in rows { #expect(source.contains(row), "\(row)") }
}

@Test("The README's findings are what the gallery prints")
func readmeFindings() throws {
  let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
  let findings = readme.split(separator: "\n").filter {
    $0.contains(#/^\w+\.swift:\d+: (error|warning|note): /#)
  }
  #expect(!findings.isEmpty)
  let outcome = try withTemporaryFolder { folder in
    try BuiltProgram.gallery.run(["render", "--format", "text", "--output", folder.path])
  }
  let printed = outcome.errors.split(separator: "\n")
  for finding in findings { #expect(printed.contains(finding)) }
}

@Test("The README's links and pictures are files")
func readmeLinks() throws {
  let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
  let links = readme.matches(of: /(?:\]\(|src(?:set)?=")([^")#]+)/).map { String($0.output.1) }
  #expect(!links.isEmpty)
  for link in links where !link.contains("://") {
    #expect(
      FileManager.default.fileExists(atPath: packageRoot.appending(path: link).path), "\(link)")
  }
}
