import RedlineScratch
import TestPrograms
import Testing

/// What a compiler prints, as messages about places.
@Suite(.blocks) struct CompilerMessageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var output: String
    var messages: [String]
    var rest: [String] = []
  }

  static let rows = [
    Row(testDescription: "nothing", output: "", messages: []),
    Row(
      testDescription: "an error with its lines",
      output: """
        Login.swift:12:18: error: cannot find 'titel' in scope
        10 |     title.centerX == centerX
        12 |     email.top == titel.bottom + 24
           |                  `- error: cannot find 'titel' in scope

        """, messages: ["Login.swift 12 18 error cannot find 'titel' in scope +3"]),
    Row(
      testDescription: "said twice",
      output: "a.swift:1:2: error: x\na.swift:1:2: error: x\n",
      messages: ["a.swift 1 2 error x +0"]),
    Row(
      testDescription: "with colours",
      output: "\u{1B}[1ma.swift:3:4: \u{1B}[31merror: \u{1B}[0mno: error: here\u{1B}[0m\n",
      messages: ["a.swift 3 4 error no: error: here +0"]),
    Row(
      testDescription: "a path with colons and blanks",
      output: "/a:b/my file.swift:1:1: warning: x\n",
      messages: ["/a:b/my file.swift 1 1 warning x +0"]),
    Row(
      testDescription: "a linker",
      output: "ld.lld: error: undefined symbol: main\nclang: error: linker command failed\n",
      messages: [],
      rest: ["ld.lld: error: undefined symbol: main", "clang: error: linker command failed"]),
    Row(
      testDescription: "no place",
      output: "error: no such module 'UIKit'\nx:0:1: error: y\n:1:1: error: z\n",
      messages: [],
      rest: ["error: no such module 'UIKit'", "x:0:1: error: y", ":1:1: error: z"]),
    Row(
      testDescription: "a number that is too long",
      output: "a.swift:99999999999999999999:1: error: x\n", messages: [],
      rest: ["a.swift:99999999999999999999:1: error: x"]),
    Row(testDescription: "an escape without an end", output: "\u{1B}[[[[", messages: []),
  ]

  @Test func aFileWithoutImports() {
    let output = """
      a.swift:1:14: error: cannot find type 'View' in scope
      1 | final class A: View {}
        |                `- error: cannot find type 'View' in scope

      a.swift:2:9: error: cannot find 'Label' in scope
      b.swift:5:7: error: '==' is unavailable: lines
      5 |   x == y
      \u{1B}[1m/redline/DSL.swift:16:13: \u{1B}[0mnote: '==' has been explicitly marked unavailable here
      16 | public func ==
      b.swift:9:1: error: cannot find 'z' in scope
      """
    #expect(
      CompilerMessage.readable(output, bare: ["a.swift", "b.swift"]) == """
        a.swift:1:1: error: RedlineKit is not imported: write 'import RedlineKit' at the top of the file
        b.swift:5:7: error: '==' is unavailable: lines
        5 |   x == y
        b.swift:9:1: error: cannot find 'z' in scope
        """)
    #expect(
      CompilerMessage.readable("c.swift:1:1: error: x\n", bare: []) == "c.swift:1:1: error: x\n")
  }

  // what is printed, whether sources may be among the files, what follows it
  @Test(arguments: [
    ("a.swift:1:8: error: cannot find 'x' in scope\n", true, ""),
    (
      "a.swift:2:8: error: no such module 'SnapKit'\nimport SnapKit\n", true,
      """
      a.swift:2:8: note: no module SnapKit comes with Redline; give the folder of its sources, named \
      SnapKit, beside the file, or give files that do not import it

      """
    ),
    (
      "a.swift:2:8: error: no such module 'Screens'\n", false,
      """
      a.swift:2:8: note: no module Screens comes with Redline; a layout that needs modules of a \
      package is drawn by a catalog's program in that package

      """
    ),
    (
      """
      a.swift:1:1: warning: left out: the module SwiftUI is not here
      a.swift:3:5: error: cannot find type 'View' in scope
      """, true,
      """
      a.swift:1:1: note: views of SwiftUI are not drawn; put them into files of their own, and give \
      those of UIKit

      """
    ),
    (
      """
      a.swift:1:1: warning: left out: the module SwiftUI is not here
      b.swift:3:5: error: cannot find 'x' in scope
      """, true, ""
    ),
  ])
  func advice(_ output: String, _ takesSources: Bool, _ advice: String) {
    #expect(CompilerMessage.advice(after: output, takesSources: takesSources) == advice)
  }

  @Test(arguments: rows) func reading(_ row: Row) {
    let messages = CompilerMessage.messages(in: row.output).map {
      "\($0.file) \($0.line) \($0.column) \($0.kind) \($0.text) +\($0.excerpt.count)"
    }
    #expect(messages == row.messages)
    #expect(CompilerMessage.rest(of: row.output) == row.rest)
  }

  @Test func isBounded() {
    let end = ":1: error: " + LongText.text(of: "x", count: 100_000) + "\n"
    let output = (1...500).map { "a.swift:\($0)\(end)" }.joined()
    let messages = CompilerMessage.messages(in: output)
    #expect(messages.count == 200)
    #expect(messages.allSatisfy { $0.text.count <= 2000 })
  }
}
