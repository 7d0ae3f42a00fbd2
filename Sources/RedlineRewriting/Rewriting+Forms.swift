// What Objective-C and Apple's systems have forms for that no compiler knows elsewhere: conditions, imports,
// attributes, selectors, paths of keys, previews.

extension Rewriting {
  /// `os(iOS)` holds, `os(Linux)` does not.
  mutating func condition(_ index: Int) -> Int {
    var index = index + 1
    while index < tokens.count, !tokens[index].beginsLine {
      let isSystem = word(index) == "os" && word(index + 1) == "(" && word(index + 3) == ")"
      switch isSystem ? word(index + 2) : "" {
      case "iOS": replace(index..<index + 4, with: "true")
      case "Linux": replace(index..<index + 4, with: "false")
      default: break
      }
      index += isSystem ? 4 : 1
    }
    return index
  }

  mutating func importing(_ index: Int) -> Int {
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
    let isOfKind = kinds.contains(word(index + 1))
    let name = isOfKind ? index + 2 : index + 1
    var last = name + 1
    while word(last) == "." { last += 2 }
    let module = word(name)
    if module == "Foundation", last > name + 1, !isOfKind {
      replace(index..<last, with: "import Foundation")
      return last
    }
    if AppleModules.partsOfUIKit.contains(module)
      || module == "UIKit" && last > name + 1 && !isOfKind
    {
      replace(index..<last, with: "import UIKit")
    } else if AppleModules.others.contains(module) || unknownModules.contains(module) {
      let isNamed = AppleModules.named.contains(module)
      replace(
        index..<last, with: "",
        isNamed
          ? "of the module \(module) some names are here, which do nothing"
          : Self.note(ofMissing: module))
    }
    return last
  }

  /// What is told of an import that is left out.
  package static func note(ofMissing module: String) -> String {
    "the module \(module) is not here"
  }

  static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable",
    "@IBSegueAction", "@NSCopying", "@GKInspectable",
  ]

  mutating func attribute(_ index: Int) -> Int {
    let name = word(index)
    if name == "@main" || name == "@UIApplicationMain" || name == "@NSApplicationMain" {
      replace(index..<index + 1, with: "", "a target with \(name) would be a program")
      return index + 1
    }
    guard Self.attributes.contains(name) || isOfObjectiveC(convention: index) else {
      return index + 1
    }
    // A blank may stand before the name that Objective-C knows.
    let isCalled = word(index + 1) == "(" && (touches(index) || name == "@objc")
    let last = isCalled ? end(ofBracketsAt: index + 1) : index + 1
    replace(index..<last, with: "")
    return last
  }

  /// Whether a function is of a kind that Objective-C alone has: a block, or one of C with objects.
  private func isOfObjectiveC(convention index: Int) -> Bool {
    guard word(index) == "@convention", word(index + 1) == "(" else { return false }
    if word(index + 2) == "block" { return true }
    let types = (index + 4..<end(ofBracketsAt: index + 4)).map(word)
    return types.contains { ["AnyObject", "Selector"].contains($0) || Self.isOfClasses($0) }
  }

  /// Whether nothing is between a token and the next one.
  func touches(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// `#selector(tap(_:))` becomes `UIKit.Selector("tap", Type.tap(_:))`, which calls the method; some apps
  /// have a `Selector` of their own.
  mutating func selector(_ index: Int) -> Int {
    let last = end(ofBracketsAt: index + 1)
    let whole = index..<last
    guard word(index + 1) == "(", last - index > 3 else { return index + 1 }
    let inner = index + 2..<last - 1
    if ["getter", "setter"].contains(word(inner.lowerBound)), word(inner.lowerBound + 1) == ":" {
      replace(
        whole, with: "UIKit.Selector(\"\(word(last - 2))\")", "accessors are not called by name")
      return last
    }
    var name = inner.lowerBound
    while word(name + 1) == "." { name += 2 }
    let first = word(inner.lowerBound)
    // A name alone is that of a method, however it is written.
    let isType = name > inner.lowerBound && first.first?.isUppercase == true
    var method = code(inner)
    if name == inner.lowerBound, let type = types.last?.name {
      method = "\(type).\(method)"
    } else if ["self", "Self", "super"].contains(first), name == inner.lowerBound + 2,
      let type = types.last?.name
    {
      method = type + code(inner.lowerBound + 1..<inner.upperBound)
    } else if !isType {
      let text = "UIKit.Selector(\"\(word(name))\")"
      replace(whole, with: text, "a method of \(first) is not called by name")
      return last
    }
    replace(whole, with: "UIKit.Selector(\"\(word(name))\", \(curried(method)))")
    return last
  }

  /// `A.tap as () -> Void` is `A.tap as (A) -> () -> Void`, where a type tells methods of one name apart.
  private func curried(_ method: String) -> String {
    guard let cast = method.firstRange(of: " as "),
      let dot = method[..<cast.lowerBound].lastIndex(of: ".")
    else { return method }
    let (owner, type) = (method[..<dot], method[cast.upperBound...])
    // One that names the type is as it has to be.
    guard type.ranges(of: "->").count == 1 else { return method }
    return "\(method[..<cast.lowerBound]) as (\(owner)) -> \(type)"
  }

  /// A preview is left out, with the systems that it is for.
  mutating func preview(_ index: Int) -> Int {
    var body = index + 1
    if word(body) == "(" { body = end(ofBracketsAt: body) }
    guard word(body) == "{" else { return index + 1 }
    return leaveOut(index, body, "previews are Xcode's")
  }

  /// Leaves a declaration out, with its attributes and the words before it, up to the end of its body.
  mutating func leaveOut(_ index: Int, _ body: Int, _ note: String) -> Int {
    var first = index
    while first > 0 {
      if ["private", "fileprivate", "internal", "package", "public", "final", "static"].contains(
        word(first - 1)) || word(first - 1).hasPrefix("@")
      {
        first -= 1
      } else if word(first - 1) == ")",
        let start = (0..<first).last(where: { word($0).hasPrefix("@") }), word(start + 1) == "(",
        end(ofBracketsAt: start + 1) == first
      {
        first = start
      } else {
        break
      }
    }
    var (depth, last) = (0, body)
    repeat {
      if word(last) == "{" { depth += 1 }
      if word(last) == "}" { depth -= 1 }
      last += 1
    } while depth > 0 && last < tokens.count
    // What was rewritten before the declaration goes with it.
    let start = file.range(first..<last).lowerBound
    while let edit = edits.last, edit.range.lowerBound >= start { edits.removeLast() }
    replace(first..<last, with: "", note)
    return last
  }

  /// `#keyPath(Type.a.b)` becomes `"a.b"`.
  mutating func keyPath(_ index: Int) -> Int {
    let last = end(ofBracketsAt: index + 1)
    guard word(index + 1) == "(", last - index > 3 else { return index + 1 }
    let parts = (index + 2..<last - 1).map { word($0) }.filter { $0 != "." && $0 != "?" }
    let names = parts.first?.first?.isUppercase ?? false ? parts.dropFirst() : parts[...]
    replace(index..<last, with: "\"\(names.joined(separator: "."))\"")
    return last
  }
}
