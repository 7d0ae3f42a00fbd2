import Testing

@testable import RedlineScratch

/// What is found at the top of a file, and what only looks like a declaration.
@Suite struct OutlineTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// `kind name:line`.
    var found: [String]

    init(_ name: String, _ source: String, _ found: String...) {
      (testDescription, self.source, self.found) = (name, source, found)
    }
  }

  static let rows = [
    Row("nothing", ""),
    Row("a class", "final class Login: View, LayoutSpec {\n  let a = 1\n}", "type Login:1"),
    Row("nested types are left out", "enum A { class B: View {} }", "type A:1"),
    Row("in a comment", "/* class A { */ // class B {\n/* /* } */ class C {} */"),
    Row("in a string", "let a = \"class B {\"\nclass C {}", "stored a:1", "type C:2"),
    Row(
      "in lines of a string", "let a = \"\"\"\n  \" class B { \"\n  \"\"\"\nclass C {}",
      "stored a:1", "type C:4"),
    Row("in a raw string", ##"let a = #"\" class B {"#"##, "stored a:1"),
    Row("escaped", #"let a = "\\"; class B {}"#, "stored a:1", "type B:1"),
    Row(
      "in an interpolation", #"let a = "\(f("}", { ")" }))"; class B {}"#,
      "stored a:1", "type B:1"),
    Row("in a regular expression", "let a = /[\"{]/\nclass B {}", "stored a:1", "type B:2"),
    Row(
      "in a long regular expression", "let a = #/\n \" { \n/#\nclass B {}",
      "stored a:1", "type B:4"),
    Row("quotients", "let a = b / c, d = e / f\nclass B {}", "stored a:1", "type B:2"),
    Row("not closed", "let a = \"class B {\nclass C {", "stored a:1", "type C:2"),
    Row("not opened", "}}})\nclass C {}", "type C:2"),
    Row("a comment without end", "class A {}\n/* class B {}", "type A:1"),
    Row(
      "functions", "func a() -> View { v }\nfunc b(_ c: Int) -> View { v }\nfunc d() {}",
      "function a:1"),
    Row(
      "functions that cannot be called",
      "func a() async -> View { v }\nfunc b() throws -> View { v }"),
    Row(
      "a getter", "var a: View { Label(\"\") }\nvar b: [Entry] = [c { d }]",
      "computed a:1", "stored b:2"),
    Row("a closure", "let a = { B() }()\nlet b: () -> Int = { 1 }", "stored a:1", "stored b:2"),
    Row("a name in backticks", "class `default`: View {}", "type default:1"),
    Row("a name of other letters", "class Überblick: View {}", "type Überblick:1"),
    Row("an extension", "extension A.B: LayoutSpec {}", "extension B:1"),
    Row(
      "conditions", "#if os(Linux)\nclass A {}\n#else\nclass B {}\n#endif",
      "type A:2", "type B:4"),
    Row("ends of lines of Windows", "class A {}\r\n\r\nclass B {}\r\n", "type A:1", "type B:3"),
  ]

  @Test(arguments: rows) func outline(_ row: Row) {
    let declarations = SwiftOutline(row.source).declarations
    #expect(declarations.map { "\($0.kind) \($0.name):\($0.line)" } == row.found)
  }

  @Test(arguments: [
    ("class A {}", nil), ("class A {\n  let b = [1, f(2)\n}", "[:2"), ("class A {\n\n", "{:1"),
    ("class A { func b() {\n }", "{:1"), ("let a = \"{\" // {", nil), ("}}", nil),
  ])
  func openBracket(_ source: String, _ found: String?) {
    #expect(SwiftOutline(source).openBracket.map { "\($0.text):\($0.line)" } == found)
  }

  /// Whether `Bundle.module` is asked for, and whether it is declared.
  @Test(arguments: [
    ("let a = Bundle.module", true, false), ("UIImage(named: \"a\", in: .module)", true, false),
    ("let module = 3", false, false), ("// Bundle.module", false, false),
    ("extension Bundle { public static let module = Bundle.main }", false, true),
    ("extension Bundle { class var module: Bundle { .main } }\nlet a = Bundle.module", true, true),
    ("module", false, false),
  ])
  func moduleBundle(_ source: String, _ isUsed: Bool, _ isDeclared: Bool) {
    let outline = SwiftOutline(source)
    #expect(outline.usesModuleBundle == isUsed)
    #expect(outline.declaresModuleBundle == isDeclared)
  }

  @Test func parents() {
    let outline = SwiftOutline(
      "final class A<B: C>: UIKit.UIView, Box<D>, LayoutSpec where B: E { }")
    #expect(outline.declarations.map(\.parents) == [["UIView", "Box", "LayoutSpec"]])
    #expect(outline.declarations.map(\.isGeneric) == [true])
  }

  @Test(arguments: [
    ("", true), ("init() {}", true), ("init(a: Int = 1, b: [Int: Int] = [:]) {}", true),
    ("init(a: Int) {}", false), ("init(a: Int) {}\ninit() {}", true),
    ("func a() { b.init(c: 1) }", true), ("required init?(coder: NSCoder) { nil }", true),
    ("override init(frame: CGRect) {}\nrequired init?(coder: NSCoder) { nil }", true),
  ])
  func initializers(_ body: String, _ isPlain: Bool) {
    let outline = SwiftOutline("class A: View {\n\(body)\n}")
    #expect(outline.declarations.map(\.hasPlainInitializer) == [isPlain])
  }

  @Test func visibility() {
    let outline = SwiftOutline(
      """
      private protocol A {}
      class B {}
      private func c(_ d: Int) {}
      fileprivate final class E {}
      @MainActor @main struct F {}
      """)
    #expect(outline.declarations.map(\.isVisible) == [true, false, true])
    #expect(outline.declarations.map(\.attributes) == [[], [], ["MainActor", "main"]])
  }

  @Test func usesAndImports() {
    let outline = SwiftOutline(
      "import class UIKit.UIView\nimport RedlineKit\nclass A { let b = B(\"\\(C())\") } // D")
    #expect(outline.imports == ["UIKit", "RedlineKit"])
    #expect(outline.declarations[0].uses == ["let", "b", "B", "C"])
  }

  @Test func privateDeclarations() {
    let source = """
      @MainActor final class A {}; public struct B {} // class
      extension A: P {}
      extension A { var a: Int { 1 } }
      func b(_ c: Int) {}
      let é = "let x", f = 1
      private protocol G {}
      typealias H = Int
      private(set) var i = 1
      internal(set) public var j = 1
      """
    #expect(
      SwiftOutline(source).withPrivateDeclarations(source) == """
        @MainActor final fileprivate class A {}; public struct B {} // class
        extension A: P {}
        fileprivate extension A { var a: Int { 1 } }
        fileprivate func b(_ c: Int) {}
        fileprivate let é = "let x", f = 1
        private protocol G {}
        fileprivate typealias H = Int
        private(set) fileprivate var i = 1
        internal(set) public var j = 1
        """)
  }

  /// Deep nesting and long runs are no recursion, and take a time that follows the length.
  @Test(arguments: [
    String(repeating: "{", count: 200_000), String(repeating: "\"\\(", count: 100_000),
    String(repeating: "\"", count: 200_001), "#\"\"\"" + String(repeating: "\"", count: 200_000),
    String(repeating: "/*", count: 100_000), String(repeating: "class A<", count: 50_000),
    String(repeating: "#", count: 200_000) + "\"", String(repeating: "func a() ->", count: 20_000),
  ])
  func hostile(_ source: String) {
    _ = SwiftOutline(source)
  }
}
