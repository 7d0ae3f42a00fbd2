/// A declaration that stands at the top of a Swift file.
package struct SwiftDeclaration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A class, structure, enumeration or actor.
    case type
    /// An extension of a type, with what it adds to the list of its parents.
    case `extension`
    /// A function without parameters.
    case function
    /// A variable whose getter runs each time.
    case computed
    /// A constant or a variable that keeps its value.
    case stored
  }

  package var kind: Kind
  package var name: String
  /// From 1.
  package var line: Int
  /// The names after the colon, without the modules and the arguments of generic types.
  package var parents: [String] = []
  /// The names that the declaration uses, its own left out.
  package var uses: Set<String> = []
  /// The attributes, without `@`.
  package var attributes: [String] = []
  /// Whether other files of the module see it.
  package var isVisible = true
  /// Whether it has parameters for types.
  package var isGeneric = false
  /// Whether it is made without arguments, as far as its own initializers say.
  package var hasPlainInitializer = true
}

/// What a Swift file declares at its top, as far as words and brackets tell.
package struct SwiftOutline: Hashable, Sendable {
  package private(set) var declarations: [SwiftDeclaration] = []
  /// The modules that it imports.
  package private(set) var imports: Set<String> = []
  /// Whether it asks for the bundle of its package's resources, `Bundle.module`, or has a name like that.
  package private(set) var usesModuleBundle = false
  /// Whether it declares that bundle itself.
  package private(set) var declaresModuleBundle = false
  /// The last bracket that nothing closes.
  package private(set) var openBracket: OpenBracket?
  /// The keywords of declarations that say nothing of who may see them, in bytes of UTF-8.
  private var undeclaredAccess: [Int] = []

  /// A bracket, and the line where it stands, from 1.
  package struct OpenBracket: Hashable, Sendable {
    package var text: String
    package var line: Int
  }

  package init(_ text: String) {
    let tokens = SwiftTokens.tokens(of: text)
    openBracket = Self.openBracket(tokens)
    var reader = OutlineReader(tokens)
    while let next = reader.next() {
      switch next {
      case .declaration(let declaration): declarations.append(declaration)
      case .import(let module): imports.insert(module)
      }
    }
    undeclaredAccess = reader.undeclaredAccess
    for (index, token) in tokens.enumerated() where token.text == "module" && index > 1 {
      let before = tokens[(index - 2)..<index].map(\.text)
      if before[1] == "." { usesModuleBundle = true }
      // One of an object is something else.
      if ["static", "class"].contains(before[0]), ["let", "var"].contains(before[1]) {
        declaresModuleBundle = true
      }
    }
  }

  private static func openBracket(_ tokens: [SwiftToken]) -> OpenBracket? {
    let opening = ["}": "{", ")": "(", "]": "["]
    var open: [OpenBracket] = []
    for token in tokens where token.kind == .mark {
      if ["{", "(", "["].contains(token.text) {
        open.append(OpenBracket(text: token.text, line: token.line))
      } else if let text = opening[token.text], open.last?.text == text {
        open.removeLast()
      }
    }
    return open.last
  }

  /// The same text, in which nobody else sees what it declares.
  /// - Parameter text: The text that the outline is of.
  package func withPrivateDeclarations(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for offset in undeclaredAccess {
      result += bytes[start..<offset]
      // No warning beside `private(set)`, and the same at the top of a file.
      result += "fileprivate ".utf8
      start = offset
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

/// Goes through the tokens of a file.
struct OutlineReader {
  enum Part {
    case declaration(SwiftDeclaration)
    case `import`(String)
  }

  private let tokens: [SwiftToken]
  private var index = 0
  private var attributes: [String] = []
  private var isVisible = true
  /// Whether a modifier says who may see what follows.
  private var hasAccess = false
  private(set) var undeclaredAccess: [Int] = []

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  private var token: SwiftToken? { index < tokens.count ? tokens[index] : nil }

  mutating func next() -> Part? {
    while let token {
      if token.text == "@" {
        attribute()
      } else if token.kind == .word {
        if let part = part(token) { return part }
      } else if opens(token) {
        skipBrackets()
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func attribute() {
    index += 1
    if let token, token.kind == .word { attributes.append(token.text) }
    index += 1
    if token?.text == "(" { skipBrackets() }
  }

  private mutating func part(_ word: SwiftToken) -> Part? {
    let declaration: SwiftDeclaration?
    switch word.text {
    case "import": return imported()
    case "class", "struct", "enum", "actor": declaration = type(.type)
    case "extension": declaration = type(.extension)
    case "func": declaration = function()
    case "let", "var": declaration = variable()
    default:
      index += 1
      // `private(set)` says who may set it, not who sees it.
      let isOfSetter = token?.text == "("
      if isOfSetter { skipBrackets() }
      if Self.accessWords.contains(word.text), !isOfSetter { hasAccess = true }
      if !isOfSetter, ["private", "fileprivate"].contains(word.text) { isVisible = false }
      guard ["protocol", "typealias", "operator", "precedencegroup"].contains(word.text) else {
        return nil
      }
      declaration = nil
    }
    // Conformances are seen wherever their types are, and operators everywhere.
    let takesAccess =
      !["operator", "precedencegroup"].contains(word.text)
      && (declaration?.kind != .extension || declaration?.parents == [])
    if takesAccess, !hasAccess { undeclaredAccess.append(word.offset) }
    (attributes, isVisible, hasAccess) = ([], true, false)
    return declaration.map { .declaration($0) }
  }

  private static let accessWords: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  /// `import class UIKit.UIView` imports `UIKit`.
  private mutating func imported() -> Part? {
    index += 1
    while let token, ["class", "struct", "enum", "func", "var", "let"].contains(token.text) {
      index += 1
    }
    guard let token, token.kind == .word else { return nil }
    index += 1
    return .import(token.text)
  }

  /// A declaration's name, with the line of its keyword.
  private mutating func named(_ kind: SwiftDeclaration.Kind) -> SwiftDeclaration? {
    let line = tokens[index].line
    index += 1
    guard let token, token.kind == .word else { return nil }
    index += 1
    var declaration = SwiftDeclaration(kind: kind, name: token.text, line: line)
    (declaration.attributes, declaration.isVisible) = (attributes, isVisible)
    return declaration
  }

  private mutating func type(_ kind: SwiftDeclaration.Kind) -> SwiftDeclaration? {
    guard var declaration = named(kind) else { return nil }
    // An extension of a nested type is about that type.
    while token?.text == ".", index + 1 < tokens.count {
      declaration.name = tokens[index + 1].text
      index += 2
    }
    if token?.text == "<" {
      declaration.isGeneric = true
      skipAngles()
    }
    if token?.text == ":" { declaration.parents = parents() }
    while let token, token.text != "{" {
      if token.text == "}" || token.text == ";" { return declaration }
      index += 1
    }
    let body = index
    skipBrackets()
    declaration.hasPlainInitializer = hasPlainInitializer(in: body..<index)
    declaration.uses = uses(in: body..<index, by: declaration).union(declaration.parents)
    return declaration
  }

  /// The names between a colon and `{` or `where`.
  private mutating func parents() -> [String] {
    var parents: [String] = []
    while let token, token.text != "{", token.text != "where" {
      index += 1
      if token.kind == .word {
        if index > 1, tokens[index - 2].text == ".", !parents.isEmpty { parents.removeLast() }
        parents.append(token.text)
      } else if token.text == "<" {
        index -= 1
        skipAngles()
      } else if token.text == "}" {
        return parents
      }
    }
    return parents
  }

  /// Only functions without parameters count.
  private mutating func function() -> SwiftDeclaration? {
    guard var declaration = named(.function) else { return nil }
    if token?.text == "<" { return nil }
    guard token?.text == "(", index + 1 < tokens.count, tokens[index + 1].text == ")" else {
      return nil
    }
    index += 2
    guard let start = tokens[index...].firstIndex(where: { $0.text == "{" || $0.text == "func" }),
      tokens[start].text == "{"
    else { return nil }
    // A function that gives nothing draws nothing.
    guard tokens[index..<start].contains(where: { $0.text == ">" }) else { return nil }
    let isAsynchronous = tokens[index..<start].contains { ["async", "throws"].contains($0.text) }
    let from = index
    index = start
    skipBrackets()
    declaration.uses = uses(in: from..<index, by: declaration)
    return isAsynchronous ? nil : declaration
  }

  private mutating func variable() -> SwiftDeclaration? {
    guard var declaration = named(.stored) else { return nil }
    let from = index
    // A computed variable says its type, and then what it does.
    if token?.text == ":" {
      while let token, token.text != "{", token.text != "=", !Self.begins(token) {
        opens(token) ? skipBrackets() : (index += 1)
      }
      if token?.text == "{" {
        declaration.kind = .computed
        skipBrackets()
        declaration.uses = uses(in: from..<index, by: declaration)
        return declaration
      }
    }
    while let token, !Self.begins(token) { opens(token) ? skipBrackets() : (index += 1) }
    declaration.uses = uses(in: from..<index, by: declaration)
    return declaration
  }

  /// Whether a token at the top begins something new.
  private static func begins(_ token: SwiftToken) -> Bool {
    token.text == "@" || token.text == "#if" || token.text == "#endif" || token.text == "#else"
      || token.kind == .word
        && [
          "class", "struct", "enum", "actor", "extension", "protocol", "func", "let", "var",
          "import", "typealias", "private", "fileprivate", "public", "final", "nonisolated",
        ].contains(token.text)
  }

  private func uses(in range: Range<Int>, by declaration: SwiftDeclaration) -> Set<String> {
    var uses: Set<String> = []
    for token in tokens[range] where token.kind == .word { uses.insert(token.text) }
    uses.remove(declaration.name)
    return uses
  }

  /// Whether one of the initializers takes nothing, or there is none.
  private func hasPlainInitializer(in body: Range<Int>) -> Bool {
    var (depth, hasOther) = (0, false)
    for index in body {
      let token = tokens[index]
      if opens(token) { depth += 1 }
      if closes(token) { depth -= 1 }
      guard depth == 1, token.text == "init", token.kind == .word, index + 1 < body.upperBound,
        index == body.lowerBound || tokens[index - 1].text != "."
      else { continue }
      guard tokens[index + 1].text == "(" else { continue }
      if takesNothing(from: index + 1, until: body.upperBound) { return true }
      hasOther = hasOther || !isInherited(index)
    }
    return !hasOther
  }

  /// `init?(coder:)` is there for storyboards.
  private func isInherited(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].text == "override"
  }

  /// Whether each parameter has a value of its own.
  private func takesNothing(from start: Int, until end: Int) -> Bool {
    var (depth, colons, values) = (0, 0, 0)
    for token in tokens[start..<end] {
      if opens(token) { depth += 1 }
      if closes(token) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.text == ":" { colons += 1 }
      if depth == 1, token.text == "=" { values += 1 }
    }
    return values >= colons
  }

  // MARK: - Brackets

  private func opens(_ token: SwiftToken) -> Bool {
    token.kind == .mark && ["{", "(", "["].contains(token.text)
  }

  private func closes(_ token: SwiftToken) -> Bool {
    token.kind == .mark && ["}", ")", "]"].contains(token.text)
  }

  /// Goes behind the bracket that ends the one here.
  private mutating func skipBrackets() {
    var depth = 0
    while let token {
      if opens(token) { depth += 1 }
      if closes(token) { depth -= 1 }
      index += 1
      if depth <= 0 { return }
    }
  }

  private mutating func skipAngles() {
    var depth = 0
    while let token, token.text != "{" {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      index += 1
      if depth <= 0 { return }
    }
  }
}
