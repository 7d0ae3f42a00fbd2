import Foundation
import TestPrograms
import Testing

/// The walks of ARCHITECTURE name functions where they are.
@Suite("ARCHITECTURE is right") struct ArchitectureTests {
  struct Step: Sendable, CustomTestStringConvertible {
    var function: String
    var file: String
    var testDescription: String { "\(function) in \(file)" }
  }

  static let text =
    (try? String(contentsOf: packageRoot.appending(path: "ARCHITECTURE.md"), encoding: .utf8)) ?? ""

  static let walks: [[Step]] = text.components(separatedBy: "\n### ").dropFirst().map { walk in
    walk.matches(of: /\n\d+\. `([^`]+)` in `([^`]+)`/).map {
      Step(function: String($0.output.1), file: String($0.output.2))
    }
  }

  @Test("There are four walks of at most 20 functions, on 150 lines")
  func size() {
    #expect(Self.walks.count == 4)
    #expect(Self.walks.allSatisfy { (5...20).contains($0.count) })
    #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("Each function is in its file", arguments: walks.flatMap { $0 })
  func function(_ step: Step) throws {
    let path = packageRoot.appending(path: "Sources/\(step.file)")
    let source = try String(contentsOf: path, encoding: .utf8)
    let name = step.function
    let declarations = ["func \(name)(", "func \(name) <", "var \(name):"]
    #expect(declarations.contains { source.contains($0) })
  }
}
