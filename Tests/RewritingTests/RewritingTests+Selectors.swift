extension RewritingTests {
  /// Selectors, texts, and what is left out.
  static let selectors: [(String, String, String)] = [
    (
      "a selector of the type around it", "class A {\n  let s = #selector(tap)\n}",
      "class A {\n  let s = UIKit.Selector(\"tap\", A.tap)\n}"
    ),
    (
      "a selector with a label and self",
      "extension A.B { func f() { g(#selector(self.tap(_:))) } }",
      "extension A.B { func f() { g(UIKit.Selector(\"tap\", A.B.tap(_:))) } }"
    ),
    (
      "a selector of another type", "class A { let s = #selector(UIView.endEditing(_:)) }",
      "class A { let s = UIKit.Selector(\"endEditing\", UIView.endEditing(_:)) }"
    ),
    (
      "a selector after a type inside", "class A { struct B {}\n let s = #selector(tap) }",
      "class A { struct B {}\n let s = UIKit.Selector(\"tap\", A.tap) }"
    ),
    (
      "a selector with a type", "class A { let s = #selector(tap as (A) -> () -> Void) }",
      "class A { let s = UIKit.Selector(\"tap\", A.tap as (A) -> () -> Void) }"
    ),
    (
      "a selector with a type without an owner",
      "class A { let s = #selector(self.tap as () -> Void), t = #selector(B.tap as (Int) -> Void) }",
      "class A { let s = UIKit.Selector(\"tap\", A.tap as (A) -> () -> Void), t = UIKit.Selector(\"tap\", "
        + "B.tap as (B) -> (Int) -> Void) }"
    ),
    ("an error of nothing", "return NSError()", "return NSError(domain: \"\", code: 0)"),
    (
      "a text view's delegate", "view.delegate?.textView?(view, b: c)",
      "view.delegate?.textViewDelegate?.textView (view, b: c)"
    ),
    (
      "a selector on lines", "class A { let s = #selector(\n  tap) }",
      "class A { let s = UIKit.Selector(\"tap\", A.tap)\n }"
    ),
    (
      "a label is no type",
      "class A { func f(class cell: AnyClass, actor b: B) { g(#selector(tap)) } }",
      "class A { func f(class cell: AnyClass, actor b: B) { g(UIKit.Selector(\"tap\", A.tap)) } }"
    ),
    (
      "an overridden class method is no type",
      "class A { class override func f() { for actor in all { g(#selector(tap)) } } }",
      "class A { class override func f() { for actor in all { g(UIKit.Selector(\"tap\", A.tap)) } } }"
    ),
    (
      "a class method is no type", "class A { class func f() { g(#selector(tap)) } }",
      "class A { class func f() { g(UIKit.Selector(\"tap\", A.tap)) } }"
    ),
    (
      "a selector in a text",
      "class A { let s = \"\\(#selector(tap)) {\" ; let t = #selector(tap) }",
      "class A { let s = \"\\(UIKit.Selector(\"tap\", A.tap)) {\" ; let t = UIKit.Selector(\"tap\", A.tap) }"
    ),
    (
      "a key path", "let k = #keyPath(UIView.layer.frame)", "let k = \"layer.frame\"               "
    ),
    (
      "a long text", "let s = \"\"\"\n  @objc \"quoted\" {\n  \"\"\"\n@objc let t = 1",
      "let s = \"\"\"\n  @objc \"quoted\" {\n  \"\"\"\n      let t = 1"
    ),
    (
      "a raw text", "let s = #\"@objc \\(a) \"{\"#; @objc let t = 1",
      "let s = #\"@objc \\(a) \"{\"#;       let t = 1"
    ),
    (
      "nested comments", "/* /* @objc */ { */ @objc let t = 1",
      "/* /* @objc */ { */       let t = 1"
    ),
    (
      "a text that does not end", "let s = \"@objc\n@objc let t = 1",
      "let s = \"@objc\n      let t = 1"
    ),
    (
      "a selector with a capital letter", "class A { let s = #selector(Tap) }",
      "class A { let s = UIKit.Selector(\"Tap\", A.Tap) }"
    ),
    ("a part of Foundation", "import Foundation.NSURL", "import Foundation      "),
    ("names of assets", "import DeveloperToolsSupport", "import UIKit                "),
    ("a bracket that does not end", "let s = #selector(tap", "let s = #selector(tap"),
    ("nothing", "", ""),
    (
      "a preview",
      "@available(iOS 17, *)\n#Preview(\"a\", traits: .b) {\n  if a { b }\n}\nlet a = 1",
      "\n\n\n\nlet a = 1"
    ),
    (
      "a preview of old",
      "let a = 1\n@available(iOS 13, *)\n@objc private struct P: PreviewProvider, Q {\n"
        + "  static var previews: some View { UIScreen { } }\n}\nstruct P2: Q {}",
      "let a = 1\n\n\n\n\nstruct P2: Q {}"
    ),
    (
      "a view wrapped for SwiftUI",
      "struct V: SwiftUI.UIViewRepresentable {\n  func makeUIView() -> A { A() }\n}; let a = 1",
      "\n\n; let a = 1"
    ),
    (
      "what only mentions previews",
      "protocol A: PreviewProvider {}\nlet p: PreviewProvider\nfunc f() {}",
      "protocol A: PreviewProvider {}\nlet p: PreviewProvider\nfunc f() {}"
    ),
    (
      "a wrapper for SwiftUI of any view, and what makes it",
      "public struct W<V: A & UIView>: UIViewRepresentable {\n  let v: V\n}\n"
        + "extension B {\n  @available(iOS 13, *)\n  public static var w: W<Self> {\n    W(self) }\n"
        + "  func f(_ w: W<C>) {}\n  var a: Int { W.b } }",
      "\n\n\nextension B {\n  \n\n\n                      \n  var a: Int { W.b } }"
    ),
    (
      "a generic type that is not SwiftUI's",
      "struct W<V: UIView>: Q { var w: W<V> { self } }",
      "struct W<V: UIView>: Q { var w: W<V> { self } }"
    ),
    (
      "the name of an object's class", "let a = type(of: b.c(d)).description() + e",
      "let a = nameOfClass(type(of: b.c(d)))              + e"
    ),
    (
      "another name", "let a = type(of: b).description; c.type(of: b).description()",
      "let a = type(of: b).description; c.type(of: b).description()"
    ),
    ("a preview that does not end", "let a = 1\n#Preview", "let a = 1\n#Preview"),
    (
      "what overrides in an extension",
      "class A: UIView { var a = 1 }\nextension A {\n  override func f(_ a: Int, by b: inout [Int: Int]) throws -> Int { 1 }\n}",
      "class A: UIView { var a = 1 ; override func f(_ a: Int, by b: inout [Int: Int]) throws -> Int "
        + "{ try extended_A_f(a, by: &b) } }\nextension A {\n           "
        + "func extended_A_f(_ a: Int, by b: inout [Int: Int]) throws -> Int { 1 }\n}"
    ),
    (
      "a property in a public extension that comes first",
      "public extension A { override var p: Int { get { 1 } set {} } }\npublic class A: UIView {\n}",
      "public extension A {          var extended_A_p: Int { get { 1 } set {} } }\npublic class A: UIView "
        + "{\npublic override var p: Int { get { extended_A_p } set { extended_A_p = newValue } } }"
    ),
    (
      "what a subclass overrides",
      "class A {}\nextension A { @objc open func f() {}\n@objc func g() {} }\nclass B: A { override func f() {} }",
      "class A {open func f() { extended_A_f() } }\nextension A {            func extended_A_f() {}\n      "
        + "func g() {} }\nclass B: A { override func f() {} }"
    ),
    (
      "a static property that is read alone",
      "extension A.B { override class var layerClass: AnyClass { C.self } }\nclass A { class B: V {} }",
      "extension A.B {          class var extended_A_B_layerClass: AnyClass { C.self } }\nclass A { class B: V "
        + "{override class var layerClass: AnyClass { get { extended_A_B_layerClass } } } }"
    ),
    (
      "what overrides in an extension of UIKit's",
      "extension UINavigationController {\n  override open var a: Int {\n 1\n }\n}",
      "extension UINavigationController {\n  \n\n\n}"
    ),
    (
      "what overrides for UIKit's class what is added to another",
      "public extension UIView {\n  @objc func f(_ a: Int, by b: Int) throws -> UIView {\n    self } }\n"
        + "public extension UIControl {\n  override func f(_ a: Int, by b: Int) throws -> UIView { g } }\n"
        + "extension UIButton { override func f(_ c: Int, by b: Int) throws -> UIView { h } }",
      "public extension UIView {\n        func f(_ a: Int, by b: Int) throws -> UIView { if let extended = "
        + "self as? UIButton { return try extended.extended_UIButton_f(a, by: b) }; if let extended = "
        + "self as? UIControl { return try extended.extended_UIControl_f(a, by: b) }; return try "
        + "added_UIView_f(a, by: b) }; func added_UIView_f(_ a: Int, by b: Int) throws -> UIView {\n    self } }\n"
        + "public extension UIControl {\n           func extended_UIControl_f(_ a: Int, by b: Int) throws "
        + "-> UIView { g } }\nextension UIButton {          func extended_UIButton_f(_ c: Int, by b: Int) "
        + "throws -> UIView { h } }"
    ),
    (
      "what calls the added function that it overrides",
      "extension UIView { @objc func f() {} }\nextension UIControl { override func f() { super.f() } }",
      "extension UIView {       func f() {} }\nextension UIControl {                                 }"
    ),
    (
      "an extension with a condition of its own",
      "class A: V {}\n#if DEBUG\nextension A { override func f() {} }\n#endif",
      "class A: V {}\n#if DEBUG\nextension A { override func f() {} }\n#endif"
    ),
  ]
}
