import Foundation
import Testing

@testable import RedlineCommands

/// What is told of a drawing that code of an app ended, after Swift's own line.
@Suite struct CrashedDrawingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var line = 3
    var message = "Unexpectedly found nil while implicitly unwrapping an Optional value"
    /// The outlet and its class.
    var outlet: (name: String, type: String)?
  }

  static let rows = [
    Row(
      testDescription: "an outlet",
      code:
        "class A: B {\n  @IBOutlet weak var title: UILabel!\n  func f() { title.text = \"\" } }",
      outlet: ("title", "A")),
    Row(
      testDescription: "the attribute on a line of its own",
      code: "class A: B {\n@IBOutlet\nprivate weak var a: C!\nfunc f() { self.a.b() } }", line: 4,
      outlet: ("a", "A")),
    Row(
      testDescription: "in an extension",
      code: "class A: B { @IBOutlet var a: C! }\nextension A {\nfunc f() { a.b() } }",
      outlet: ("a", "A")),
    Row(
      testDescription: "of the class around the line, where two have that name",
      code: "class A { @IBOutlet var a: C! }\nclass D { @IBOutlet var a: C!\nfunc f() { a.b() } }",
      outlet: ("a", "D")),
    Row(
      testDescription: "no outlet",
      code: "class A: B {\n  var title: UILabel!\n  func f() { title.text = \"\" } }"),
    Row(
      testDescription: "an outlet of a longer name",
      code: "class A: B {\n  @IBOutlet var titles: C!\n  func f() { title.text = \"\" } }"),
    Row(
      testDescription: "another error",
      code: "class A: B {\n  @IBOutlet var a: C!\n  func f() { a[0] } }",
      message: "Index out of range"),
    Row(testDescription: "a line that is not there", code: "class A { @IBOutlet var a: C! }"),
    Row(
      testDescription: "a number that is none", code: "class A {\n@IBOutlet var a: C!\na }",
      line: -3),
  ]

  @Test(arguments: rows) func advice(_ row: Row) {
    let said = """
      building
      App/A.swift:\(row.line): Fatal error: \(row.message)

      """
    let told = CrashedDrawing(sources: [("Screens/B.swift", ""), ("Screens/A.swift", row.code)])
      .advice(after: said)
    guard let outlet = row.outlet else {
      #expect(told == nil)
      return
    }
    let start =
      "error: Screens/A.swift:\(row.line): the outlet \(outlet.name) of \(outlet.type) is nil"
    #expect(told?.hasPrefix(start) == true, "\(told ?? "nothing")")
  }

  @Test func stacksAreLeftOut() {
    let said = """
      [1/2] a
      A.swift:3: Fatal error: no
      Current stack trace:
      0    libswiftCore.so                    0x00007f6dbe7a1e60 _swift_stdlib_reportFatalError + 169
      22   my app.so                          0x00007f6dbafcacec <unavailable> + 24947948
      4                                       0x000055ef65fb25e7 <unavailable> + 75239
      3 views 0x1

      """
    let kept = String(decoding: CrashedDrawing.withoutStack(Data(said.utf8)), as: UTF8.self)
    #expect(kept.hasPrefix("[1/2] a\nA.swift:3: Fatal error: no\n"))
    #expect(kept.hasSuffix("3 views 0x1\n"))
    for word in ["stack", "libswiftCore", "<unavailable>"] { #expect(!kept.contains(word)) }
  }
}
