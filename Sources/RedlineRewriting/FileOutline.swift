/// The classes of a file, and the members of classes and extensions that override or may be overridden.
struct FileOutline {
  /// A class with a body.
  struct Class {
    var path: String
    /// The name that is inherited first, which may be a protocol's.
    var superclass: String?
    /// Whether Objective-C knows its members, those of extensions too.
    var marksMembers: Bool
    /// The index of the bracket that ends its body.
    var end: Int
    /// Whether it or a type around it has parameters.
    var isGeneric: Bool
    var conditions: [String]
  }

  /// An `init()` in the body of a class.
  struct Initializer {
    /// The class's index in `classes`.
    var number: Int
    var conditions: [String]
  }

  /// A function or a computed property.
  struct Member {
    /// The class that it belongs to.
    var path: String
    var isInExtension: Bool
    var isMarked: Bool
    /// The words and attributes before `func` or `var`.
    var modifiers: Range<Int>
    /// The extension's own, or nothing.
    var outerModifiers: Range<Int>
    /// The index of its name.
    var name: Int
    /// The index of the bracket that begins its body.
    var body: Int
    /// The index after its body.
    var end: Int
    var conditions: [String]
  }

  private(set) var classes: [Class] = []
  private(set) var members: [Member] = []
  private(set) var initializers: [Initializer] = []

  private let tokens: [Token]
  /// The bodies around a token.
  private var scopes: [Scope] = []
  private var conditions: [String] = []

  private struct Scope {
    var path: String
    var kind: String
    var isMarked = false
    var isGeneric = false
    var modifiers: Range<Int> = 0..<0
    /// The index in `classes`.
    var number: Int?
  }

  init(_ tokens: [Token]) {
    self.tokens = tokens
    guard tokens.contains(where: { ["override", "class", "extension"].contains($0.text) }) else {
      return
    }
    var index = 0
    while index < tokens.count { index = read(index) }
  }

  private func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private mutating func read(_ index: Int) -> Int {
    switch word(index) {
    case "#if": conditions.append(condition(index + 1))
    case "#elseif", "#else":
      if !conditions.isEmpty {
        conditions[conditions.count - 1] = "\(index) " + condition(index + 1)
      }
    case "#endif": _ = conditions.popLast()
    case "class", "extension", "struct", "enum", "actor", "protocol":
      if let body = begin(index) { return body }
    case "{": scopes.append(Scope(path: "", kind: "{"))
    case "}":
      if let number = scopes.popLast()?.number { classes[number].end = index }
    case "func", "var": if let end = member(index) { return end }
    case "init": noteInitializer(index)
    default: break
    }
    return index + 1
  }

  /// The code of a condition, which ends with its line.
  private func condition(_ index: Int) -> String {
    var (text, index) = ("", index)
    while index < tokens.count, !tokens[index].beginsLine {
      text += word(index)
      index += 1
    }
    return text
  }

  /// Begins the body of a type, and returns the index after its first bracket.
  private mutating func begin(_ index: Int) -> Int? {
    let kind = word(index)
    guard ![".", ":", "(", ",", "for"].contains(word(index - 1)),
      let first = word(index + 1).unicodeScalars.first,
      first.properties.isAlphabetic || first == "_" || first == "`"
    else { return nil }
    var (path, place) = (word(index + 1), index + 2)
    guard !["func", "var", "let", "subscript", "override", "final"].contains(path) else {
      return nil
    }
    while word(place) == "." {
      path += "." + word(place + 1)
      place += 2
    }
    let isGeneric = word(place) == "<" || scopes.contains { $0.isGeneric }
    var superclass: String?
    var isConditional = false
    while place < tokens.count, word(place) != "{" {
      guard !["}", ";", "=", "func", "var", "let"].contains(word(place)) else { return nil }
      if word(place) == ":", superclass == nil { superclass = inherited(place + 1) }
      if word(place) == "where" { isConditional = true }
      place += 1
    }
    guard place < tokens.count else { return nil }
    if let outer = scopes.last(where: { $0.kind != "{" })?.path { path = outer + "." + path }
    let modifiers = modifiers(before: index)
    let words = modifiers.map { word($0) }
    var scope = Scope(path: path, kind: isConditional ? "where" : kind)
    scope.modifiers = modifiers
    scope.isMarked = words.contains("@objc")
    scope.isGeneric = isGeneric
    if kind == "class" {
      scope.number = classes.count
      classes.append(
        Class(
          path: path, superclass: superclass, marksMembers: words.contains("@objcMembers"),
          end: tokens.count, isGeneric: isGeneric, conditions: conditions))
    }
    scopes.append(scope)
    return place + 1
  }

  /// Notes `init()` of a class, unless it may fail, throw or wait, or must not be called.
  private mutating func noteInitializer(_ index: Int) {
    guard let scope = scopes.last, let number = scope.number, word(index - 1) != ".",
      (1..<4).map({ word(index + $0) }) == ["(", ")", "{"],
      !modifiers(before: index).contains(where: { word($0) == "unavailable" })
    else { return }
    initializers.append(Initializer(number: number, conditions: conditions))
  }

  private func inherited(_ index: Int) -> String {
    var (path, place) = (word(index), index + 1)
    while word(place) == "." {
      path += "." + word(place + 1)
      place += 2
    }
    return path
  }

  private static let modifierWords: Set = [
    "override", "public", "internal", "open", "private", "fileprivate", "package", "final", "class",
    "static", "dynamic", "nonisolated", "convenience", "required",
  ]

  /// The words and attributes in front of a declaration.
  private func modifiers(before index: Int) -> Range<Int> {
    var first = index
    while first > 0 {
      var place = first - 1
      if word(place) == ")" {
        var depth = 0
        while place >= 0 {
          if word(place) == ")" { depth += 1 }
          if word(place) == "(" { depth -= 1 }
          if depth == 0 { break }
          place -= 1
        }
        place -= 1
      }
      guard place >= 0, word(place).hasPrefix("@") || Self.modifierWords.contains(word(place))
      else { break }
      first = place
    }
    return first..<index
  }

  /// Notes a function or a property of a class or an extension, and returns the index of its body.
  private mutating func member(_ index: Int) -> Int? {
    guard let scope = scopes.last, ["class", "extension"].contains(scope.kind) else { return nil }
    let modifiers = modifiers(before: index)
    guard let body = body(from: index + 1) else { return nil }
    let words = modifiers.map { word($0) }
    members.append(
      Member(
        path: scope.path, isInExtension: scope.kind == "extension",
        isMarked: scope.isMarked || words.contains { $0.hasPrefix("@objc") || $0 == "@IBAction" },
        modifiers: modifiers, outerModifiers: scope.modifiers, name: index + 1, body: body,
        end: end(of: body), conditions: conditions))
    return body
  }

  /// The bracket that begins the body of a declaration whose name is at an index.
  private func body(from index: Int) -> Int? {
    var (depth, place) = (0, index)
    while place < tokens.count {
      switch word(place) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return place
      case "=" where depth == 0, "}" where depth == 0, ";" where depth == 0: return nil
      case "var", "let", "func", "case": if depth == 0 { return nil }
      default: break
      }
      place += 1
    }
    return nil
  }

  private func end(of body: Int) -> Int {
    var (depth, place) = (0, body)
    while place < tokens.count {
      if word(place) == "{" { depth += 1 }
      if word(place) == "}" { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }
}
