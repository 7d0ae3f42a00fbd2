import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// The catalogue of rules in the documentation, next to that in the code.
@Suite(.blocks) struct RuleCatalogueTests {
  /// The sections of the article by their headings, in order.
  private static let sections: [(id: String, text: String)] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/RedlineKit/RedlineKit.docc/Rules.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n### ").dropFirst().map { section in
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = lines.count > 1 ? String(lines[1]) : ""
      return (String(lines[0]), rest.components(separatedBy: "\n## ")[0])
    }
  }()

  @Test func thereIsASectionForEachRule() {
    #expect(Self.sections.map(\.id) == Diagnostic.Rule.allCases.map(\.rawValue))
  }

  @Test(arguments: Diagnostic.Rule.allCases)
  func sections(_ rule: Diagnostic.Rule) throws {
    let text = try #require(Self.sections.first { $0.id == rule.rawValue }).text
    let entry = rule.entry
    #expect(text.hasPrefix("\n**\(entry.severity.rawValue.capitalized).** \(entry.meaning)"))
    #expect(text.contains("\n```text\n\(entry.example.message)\n```\n"))
    let step = text.components(separatedBy: "\nNext step: ").dropFirst().first ?? ""
    #expect(step.trimmingCharacters(in: .newlines).hasSuffix("."))
    if let words = entry.example.text.step { #expect(step.hasPrefix(words + ".")) }
  }
}
