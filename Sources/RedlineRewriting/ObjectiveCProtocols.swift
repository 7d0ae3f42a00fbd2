/// What a compiler without Objective-C needs for protocols that are marked `@objc`: they hold for objects
/// alone, and a type need not have their optional methods.
///
/// So they inherit from `AnyObject`, and optional methods get an empty body where their result lets them.
struct ObjectiveCProtocols {
  /// The names of protocols that inherit from nothing, by file and token.
  private(set) var unbound: [Set<Int>]
  /// What follows the bracket that ends a protocol, by file and token.
  private(set) var bodies: [[Int: String]]
  /// The optional methods that have a body, by file and the token `optional`.
  private(set) var answered: [Set<Int>]
  /// The names of all optional methods.
  private(set) var optionalNames: Set<String> = []

  init(_ files: [SourceFile]) {
    unbound = Array(repeating: [], count: files.count)
    bodies = Array(repeating: [:], count: files.count)
    answered = Array(repeating: [], count: files.count)
    for (number, file) in files.enumerated() {
      var depth = 0
      for index in file.tokens.indices {
        switch file.word(index) {
        case "{": depth += 1
        case "}": depth -= 1
        case "protocol": read(file, number, index, isInside: depth > 0)
        default: break
        }
      }
    }
  }

  private mutating func read(_ file: SourceFile, _ number: Int, _ index: Int, isInside: Bool) {
    let modifiers = Self.modifiers(file, before: index)
    guard modifiers.contains("@objc"),
      let open = (index + 1..<file.tokens.count).first(where: {
        ["{", "}", "protocol"].contains(file.word($0))
      }), open > index + 1, file.word(open) == "{"
    else { return }
    if open == index + 2 { unbound[number].insert(index + 1) }
    var (depth, place, members) = (0, open, [String]())
    repeat {
      if file.word(place) == "{" { depth += 1 }
      if file.word(place) == "}" { depth -= 1 }
      if depth == 1, file.word(place) == "optional", file.word(place + 1) == "func" {
        optionalNames.insert(file.word(place + 2))
        if !isInside, let member = Self.member(file, place + 1) {
          members.append(member)
          answered[number].insert(place)
        }
      }
      place += 1
      // Nothing in a protocol is one: brackets that do not match are read once.
    } while depth > 0 && place < file.tokens.count && file.word(place) != "protocol"
    guard depth == 0, !members.isEmpty else { return answered[number].subtract(open..<place) }
    let access = modifiers.first { ["public", "package", "private", "fileprivate"].contains($0) }
    bodies[number][place - 1] =
      "; \(access.map { $0 + " " } ?? "")extension \(file.word(index + 1)) "
      + "{ \(members.joined(separator: "; ")) }"
  }

  /// A method with a body that does nothing; `nil` for one whose result is not optional.
  private static func member(_ file: SourceFile, _ function: Int) -> String? {
    var (depth, last, result) = (0, function + 1, Int?.none)
    while last < file.tokens.count {
      let word = file.word(last)
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      let continues = ["-", ">", "->"].contains(word)
      if depth < 0 || depth == 0 && (word == ";" || file.tokens[last].beginsLine && !continues) {
        break
      }
      if depth == 0, word == "-" || word == "->", result == nil { result = last }
      last += 1
    }
    let head = function..<last
    guard !file.hasComment(head), let open = head.first(where: { file.word($0) == "(" }) else {
      return nil
    }
    guard file.end(ofBracketsAt: open) <= last else { return nil }
    let words = result.map {
      ($0..<last).map { file.word($0) }.filter { $0 != "-" && $0 != ">" && $0 != "->" }
    }
    if let words, ![["Void"], ["(", ")"]].contains(words) {
      return words.last == "?" ? file.code(head) + " { nil }" : nil
    }
    return file.code(head) + " {}"
  }

  private static let words: Set = ["public", "internal", "package", "private", "fileprivate"]

  /// The words and attributes in front of a declaration.
  private static func modifiers(_ file: SourceFile, before index: Int) -> Set<String> {
    var (found, place, depth) = (Set<String>(), index - 1, 0)
    while place >= 0 {
      let word = file.word(place)
      if word == ")" { depth += 1 }
      if depth == 0, !word.hasPrefix("@"), !words.contains(word) { break }
      if depth == 0 { found.insert(word) }
      if word == "(" { depth -= 1 }
      place -= 1
      // What was in brackets belongs to an attribute.
      if depth == 0, word == "(", !file.word(place).hasPrefix("@") { break }
    }
    return found
  }
}
