import RedlineRewriting
import Testing
import XCTest

@Suite struct RewritingTests {
  @Test func namesOfCombineAreSeenWithoutAnImport() {
    for (code, isUsed) in [
      ("class A { @Published var a = 1 }", true), ("let a: Set<AnyCancellable> = []", true),
      ("let published = 1 // AnyCancellable", false),
    ] { #expect(Rewriting(code).usesCombine == isUsed, "\(code)") }
  }

  @Test func whatOverridesInAnotherFile() {
    let files = [
      "class A: UIView {}",
      "#if os(iOS)\nprivate extension A {\n  fileprivate override func f() {}\n}\n#endif",
      "class B: A {}", "extension B { override func f() { super.f() } }",
    ]
    let texts = Rewriting.module(files).map(\.text)
    #expect(texts[0] == "class A: UIView {override func f() { extended_A_f() } }")
    #expect(
      texts[1]
        == "#if true   \nprivate extension A {\n              internal func extended_A_f() {}\n}\n#endif"
    )
    #expect(texts[2] == "class B: A {override func f() { extended_B_f() } }")
    #expect(texts[3] == "extension B {          func extended_B_f() { super.f() } }")
  }

  /// Which names stand for classes may be said in a module that is imported.
  @Test func objectsOfAProtocolOfAnotherModule() {
    let core = ["public protocol Styled: Root {}", "public typealias Root = UIView"]
    let file = "extension Styled where Self: A { static func f() -> Self { Self() } }"
    #expect(Rewriting.module([file]).map(\.text) == [file])
    #expect(
      Rewriting.module([file], importing: core).map(\.text) == [
        "extension Styled where Self: A { static func f() -> Self { makeObject(Self.self) } }"
      ])
  }

  @Test(arguments: rows) func code(_ row: (String, String, String)) {
    #expect(Rewriting(row.1).text == row.2, "\(row.0)")
  }

  @Test func linesStay() {
    for (name, code, _) in Self.rows {
      let text = Rewriting(code).text
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false).count
          == code.split(separator: "\n", omittingEmptySubsequences: false).count, "\(name)")
    }
  }

  @Test func whatIsLeftOutIsSaidWithItsLine() {
    let code = "import UIKit\nimport MapKit\nimport Own\n\n@main class A {}"
    let rewriting = Rewriting(code, leavingOut: ["Own"])
    #expect(rewriting.notes.map(\.line) == [2, 3, 5])
    #expect(rewriting.notes[0].text == "of the module MapKit some names are here, which do nothing")
    #expect(rewriting.text == "import UIKit\n             \n          \n\n      class A {}")
    let overriding = """
      extension UIView { override func f() {} }
      class A: UIView {}
      extension A { override func f(_ all: Int...) {}
      override func g() { #function } }
      #if DEBUG
      extension A { override func h() {} }
      #endif
      """
    #expect(
      Rewriting(overriding).notes.map { "\($0.line): \($0.message)" } == [
        "1: left out: what overrides f() in an extension of UIView",
        "3: not rewritten: overriding f(_:) in an extension: its kind cannot be passed on",
        "6: not rewritten: overriding h() in an extension: its condition is not that of the class",
      ])
  }

  /// Whatever the bytes are, lines stay and nothing crashes.
  @Test func anyBytes() {
    var state: UInt64 = 7
    let parts = [
      "@objc", "#selector(", ")", "\"", "\"\"\"", "#\"", "\\(", "{", "}", "/*", "*/", "//", "\n",
      "#Preview {", "@available(", "class A", "class B: A {", "extension A {", "override func f()",
      "var a: ", "@objc func f()", "@objc protocol P {", "optional func g(",
      "import UIKit", "#if os(iOS)", "ä", "`", ".", "tap", "#keyPath(", "#", "@",
    ]
    for _ in 0..<300 {
      var code = ""
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        code += parts[Int((state >> 33) % UInt64(parts.count))]
      }
      #expect(Rewriting(code).text.count { $0 == "\n" } == code.count { $0 == "\n" }, "\(code)")
    }
  }
}

#if os(Linux)

  // As the plugin writes it into targets of tests; this file holds what it is for.
  func testCase<T: XCTestCase, Body>(_ tests: [(String, (T) -> Body)]) -> XCTestCaseEntry {
    var free: [(String, (T) -> () throws -> Void)] = []
    for (name, test) in tests { free.append((name, withoutActor(test))) }
    return testCase(free)
  }

  private func withoutActor<T, Body>(_ test: @escaping (T) -> Body) -> (T) -> () throws -> Void {
    { instance in unsafeBitCast(test(instance), to: (() throws -> Void).self) }
  }

  /// XCTest on Linux ends the process at tests that are bound to the main actor.
  @MainActor final class MainActorXCTests: XCTestCase {
    func testThatRuns() { MainActor.assertIsolated() }
    func testThatMayThrow() throws { try XCTSkipIf(false) }
  }
#endif
