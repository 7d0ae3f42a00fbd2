extension RewritingTests {
  /// What a row is about, code as it is written in an app, and what the compiler gets.
  static let rows = members + selectors

  private static let members: [(String, String, String)] = [
    ("a system", "#if os(iOS) && !os(Linux)", "#if true    && !false    "),
    ("another system", "#if os(tvOS)\n#elseif os(iOS)", "#if os(tvOS)\n#elseif true   "),
    ("a system in a comment", "// #if os(iOS)\nlet a = 1", "// #if os(iOS)\nlet a = 1"),
    ("a marked method", "  @objc func tap() {}", "        func tap() {}"),
    (
      "a property that Core Data keeps", "@NSManaged public var a: [String: Int]?\nlet b = 1",
      "           public var a: [String: Int]? { get { managedValue() } set { keepManagedValue(newValue) } }"
        + "\nlet b = 1"
    ),
    (
      "a method that Core Data makes", "@objc(addAObject:) @NSManaged func addToA(_ value: B)\n}",
      "                              func addToA(_ value: B) {}\n}"
    ),
    (
      "a value of an object", "let a = (info[key] as AnyObject).cgRectValue",
      "let a = UIKit.ObjectLookup(info[key] as AnyObject).cgRectValue"
    ),
    (
      "a value of what a call returns", "let a = b(c as AnyObject).cgRectValue",
      "let a = b(c as AnyObject).cgRectValue"
    ),
    (
      "another member of an object", "let a = (b as AnyObject).mine",
      "let a = (b as AnyObject).mine"
    ),
    ("a named method", "@objc(tapOn:) func tap() {}", "              func tap() {}"),
    ("an outlet", "@IBOutlet weak var box: UIView!", "          weak var box: UIView!"),
    ("a property that is no attribute", "let objc = \"@objc\"", "let objc = \"@objc\""),
    (
      "a regular expression with a quote", "let a = /\"/\n@objc func f() {}",
      "let a = /\"/\n      func f() {}"
    ),
    (
      "a long regular expression", "let a = #/ \" @objc /#\n@objc func f() {}",
      "let a = #/ \" @objc /#\n      func f() {}"
    ),
    (
      "a division", "let a = b /c; @objc func f() { d /e }", "let a = b /c;       func f() { d /e }"
    ),
    ("a regular expression that does not end", "let a = #/ \"", "let a = #/ \""),
    ("a part of UIKit", "import QuartzCore\nlet a = 1", "import UIKit     \nlet a = 1"),
    (
      "a part of the module", "import UIKit.UIGestureRecognizer", "import UIKit                    "
    ),
    ("a type of a part", "import class UIKit.UIView", "import class UIKit.UIView"),
    (
      "what is to be done when the main thread is free", "RunLoop.main.perform { [weak a] in b() }",
      "DispatchQueue.main.async { [weak a] in b() }"
    ),
    (
      "a timer of nothing", "var timer = Timer()",
      "var timer = Timer(timeInterval: 0, repeats: false, block: { _ in })"
    ),
    (
      "what is to be done in a mode", "RunLoop.main.perform(inModes: [.common]) { b() }",
      "RunLoop.main.perform(inModes: [.common]) { b() }"
    ),
    (
      "a part of Foundation that is another module",
      "Foundation.URLSession.shared; Foundation.Date()",
      "           URLSession.shared; Foundation.Date()"
    ),
    (
      "a colour", "#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)",
      "literalColor (red: 0, green: 1, blue: 0, alpha: 1)"
    ),
    (
      "a member of an object of which nothing is known",
      "func tap(_ sender: AnyObject) { f(sender.tag, sender: sender) }",
      "func tap(_ sender: AnyObject) { f(ObjectLookup(sender).tag, sender: sender) }"
    ),
    (
      "a member of one that may not be there",
      "func tap(with sender: AnyObject?) { sender?.removeFromSuperview(); a.sender.tag }",
      "func tap(with sender: AnyObject?) { ObjectLookup(sender)?.removeFromSuperview(); a.sender.tag }"
    ),
    (
      "a parameter that the function knows better",
      "func tap(_ sender: AnyObject) { guard let sender = sender as? A else { return }; sender.a() }",
      "func tap(_ sender: AnyObject) { guard let sender = sender as? A else { return }; sender.a() }"
    ),
    (
      "a parameter of another function",
      "func tap(_ sender: AnyObject) {}; func b(_ sender: A) { sender.a() }",
      "func tap(_ sender: AnyObject) {}; func b(_ sender: A) { sender.a() }"
    ),
    (
      "a member of a type that a parameter hides",
      "var item: AnyObject { a }; init(of b: B, item: A) { c = item.guide }; func d() { item.tag }",
      "var item: AnyObject { a }; init(of b: B, item: A) { c = item.guide }; func d() { ObjectLookup(item).tag }"
    ),
    (
      "one that the parameter of a closure hides",
      "let item: AnyObject = a; all.map { item in item.guide }",
      "let item: AnyObject = a; all.map { item in item.guide }"
    ),
    (
      "members of a list of objects",
      "var all: [AnyObject] { [] }; let a = b.all.first?.tag, c = all[0].tag, d = all.count",
      "var all: [AnyObject] { [] }; let a = b.all.lookedUp.first?.tag, c = all.lookedUp[0].tag, d = all.count"
    ),
    (
      "a list that is another one elsewhere",
      "let all: [AnyObject] = []; func f() { let all: [A] = []; all.first?.tag }",
      "let all: [AnyObject] = []; func f() { let all: [A] = []; all.first?.tag }"
    ),
    (
      "what only classes are", "protocol P: AnyObject {}; func f<T: AnyObject>(_ t: T) { t.a() }",
      "protocol P: AnyObject {}; func f<T: AnyObject>(_ t: T) { t.a() }"
    ),
    (
      "a name for a protocol of SwiftUI's",
      "public typealias A = UIViewRepresentable\nextension A { typealias B = UIViewType }\nstruct C: A { }",
      "                                        \n                                        \n               "
    ),
    (
      "an initializer that UIKit's would hide",
      "class A: B { init() { super.init(frame: .zero) } }; class B: UIView { @available(*, unavailable) init() {} }",
      """
      class A: B { init() { super.init(frame: .zero) } ; \
      @_silgen_name("own_init_0_A") private convenience init(ownObject: Void) { self.init() }; \
      @_silgen_name("own_init_0_A") private static func madeOwnObject() -> A; \
      public override class func ownObject() -> UIResponder? { madeOwnObject() } }; \
      class B: UIView { @available(*, unavailable) init() {} }
      """
    ),
    (
      "initializers that nothing hides",
      "class A: UIImage { init() {} }; class B<T>: UIView { init() {} }; class C: UIView { init?() {} }; let a = A.init() { }",
      "class A: UIImage { init() {} }; class B<T>: UIView { init() {} }; class C: UIView { init?() {} }; let a = A.init() { }"
    ),
    (
      "a value of an object that a closure makes",
      "a.map { $0 as AnyObject }?.cgRectValue; a.map { $0 as AnyObject }",
      "a.map { UIKit.ObjectLookup($0 as AnyObject) }?.cgRectValue; a.map { $0 as AnyObject }"
    ),
    (
      "a class by a name for it and its protocols",
      "typealias A = UIView & P; class B<T: A>: UIView { let t = T() }",
      "typealias A = UIView & P; class B<T: A>: UIView { let t = makeObject(T.self) }"
    ),
    (
      "an object of a class that is kept",
      "class A: UIView {}; struct E { let kind: A.Type, other: P.Type }; let a = e.kind.init(), b = other.init(), c = kind.init(1)",
      "class A: UIView {}; struct E { let kind: A.Type, other: P.Type }; let a = makeObject(e.kind), b = other.init(), c = kind.init(1)"
    ),
    (
      "an object of a generic function's class", "func f<T: UIView>(_: T) { let a = T() }",
      "func f<T: UIView>(_: T) { let a = makeObject(T.self) }"
    ),
    (
      "an object of an associated type, by a name of the target's",
      "typealias A = UIView; protocol P { associatedtype View: A }\nextension P { var a: View { f(View.init, View.init(), b.View.init) } }",
      "typealias A = UIView; protocol P { associatedtype View: A }\nextension P { var a: View { f({ makeObject(View.self) }, makeObject(View.self), b.View.init) } }"
    ),
    (
      "an object in an extension of a protocol for classes",
      "extension P { static func a() -> Self { Self() } }; protocol P: A {}; typealias A = UIView",
      "extension P { static func a() -> Self { makeObject(Self.self) } }; protocol P: A {}; typealias A = UIView"
    ),
    (
      "a name for Objective-C behind a blank",
      "@objc (tapped) func tap() {}; @IBAction func b() {}",
      "               func tap() {};           func b() {}"
    ),
    (
      "an associated type that is no class",
      "protocol P { associatedtype V: Hashable; }; let a = V.init",
      "protocol P { associatedtype V: Hashable; }; let a = V.init"
    ),
    (
      "an object of a class that is named after", "func f<T>() -> T where T: NSObject { T() }",
      "func f<T>() -> T where T: NSObject { makeObject(T.self) }"
    ),
    (
      "an object of the class that a protocol is for",
      "extension P where A == B, Self: UIView { static func f() -> Self { g { Self() } } }",
      "extension P where A == B, Self: UIView { static func f() -> Self { g { makeObject(Self.self) } } }"
    ),
    (
      "an object of a type in it, and after it",
      "extension P where Self: UIView { struct A { let a = Self() } }\nextension Q { static let b = Self() }",
      "extension P where Self: UIView { struct A { let a = Self() } }\nextension Q { static let b = Self() }"
    ),
    (
      "an object of a type that says how it is made", "func f<T: Buildable>() -> T { T() }",
      "func f<T: Buildable>() -> T { T() }"
    ),
    (
      "a comparison before a call", "let a = b < T; if a { T() }", "let a = b < T; if a { T() }"
    ),
    (
      "a method of a table's delegate", "t.delegate?.tableView?(t, didSelectRowAt: i)",
      "t.delegate?.tableViewDelegate?.tableView (t, didSelectRowAt: i)"
    ),
    (
      "a method of a delegate of one's own", "delegate?.tableView(didSelect: i)",
      "delegate?.tableView(didSelect: i)"
    ),
    (
      "a block", "typealias A = @convention(block) () -> Void",
      "typealias A =                    () -> Void"
    ),
    (
      "a function of C with objects", "let f: @convention(c) (AnyObject, Selector) -> Void",
      "let f:                (AnyObject, Selector) -> Void"
    ),
    (
      "a function of C", "let f: @convention(c) (Int) -> Void",
      "let f: @convention(c) (Int) -> Void"
    ),
    ("publishers", "import Combine", "import Combine"),
    (
      "a formatter that Foundation refuses", "let f = DateComponentsFormatter()",
      "let f = LengthOfTimeFormatter  ()"
    ),
    (
      "an optional method", "let a = delegate?.viewForZooming?(in: self)",
      "let a = delegate?.viewForZooming (in: self)"
    ),
    (
      "an optional method without labels",
      "if d.textFieldShouldReturn?(f) { d.textFieldDidEndEditing?(f) }",
      "if d.textFieldShouldReturn (f) { d.textFieldDidEndEditing (f) }"
    ),
    (
      "a protocol of Objective-C", "@objc(AP) protocol P {\n  func f()\n}; weak var p: P?",
      "          protocol P: AnyObject {\n  func f()\n}; weak var p: P?"
    ),
    (
      "a protocol that is Swift's", "protocol P { func f() }", "protocol P { func f() }"
    ),
    (
      "optional requirements",
      "@objc public protocol P: Q {\n  @objc optional func f(_ a: Int,\n    b: B)\n  @objc optional func g() -> B?\n"
        + "  @objc optional func h() -> Bool\n  func i()\n}\np.f?(1, 2); p.g?(); p.i?()",
      "      public protocol P: Q {\n                 func f(_ a: Int,\n    b: B)\n                 func g() -> B?\n"
        + "                 func h() -> Bool\n  func i()\n}; public extension P { func f(_ a: Int,     b: B) {}; "
        + "func g() -> B? { nil } }\np.f (1, 2); p.g (); p.i?()"
    ),
    (
      "an optional closure", "self.done?(a ? b : c, [d: e])", "self.done?(a ? b : c, [d: e])"
    ),
  ]
}
