/// Members of objects of which only `AnyObject` is known. Objective-C looks them up while the program runs;
/// here the object is wrapped in what knows the members that UIKit's classes have in common.
///
/// Names count where they are declared: a parameter in its function, unless that declares another of its
/// name, and a variable or constant in the file, unless that has one of another type, but for functions with a
/// parameter of that name.
struct ObjectLookups {
  /// What stands in the place of the token with a name.
  private(set) var replaced: [Int: String] = [:]
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    for index in file.tokens.indices where file.word(index) == "AnyObject" { note(index) }
  }

  private mutating func note(_ index: Int) {
    let isList = file.word(index - 1) == "[" && file.word(index + 1) == "]"
    let colon = isList ? index - 2 : index - 1
    // An object that is optional without a word has no wrapper.
    guard file.word(colon) == ":", file.word(isList ? index + 2 : index + 1) != "!" else { return }
    let name = colon - 1
    if ["var", "let"].contains(file.word(name - 1)) {
      let word = file.word(name)
      let others = file.tokens.indices.filter {
        file.word($0) == word && ["var", "let"].contains(file.word($0 - 1))
      }
      let isAlone = others.allSatisfy { self.isObject(file.word($0 + 2), file.word($0 + 3)) }
      // `for item in`, `{ item in`.
      let isLoop = file.tokens.indices.contains {
        file.word($0) == word && file.word($0 + 1) == "in" && !file.word($0 - 1).hasSuffix(".")
      }
      guard isAlone, !isLoop else { return }
      let bodies = file.tokens.indices.filter {
        file.word($0) == word && file.word($0 + 1) == ":"
          && !["var", "let"].contains(file.word($0 - 1))
      }.compactMap(body)
      replace(word, in: file.tokens.indices, besides: bodies, isList: isList)
    } else if let body = body(ofParameterAt: name) {
      let word = file.word(name)
      let isShadowed = body.contains {
        file.word($0) == word && ["var", "let"].contains(file.word($0 - 1))
      }
      if !isShadowed { replace(word, in: body, isList: isList) }
    }
  }

  private func isObject(_ first: String, _ second: String) -> Bool {
    first == "AnyObject" || first == "[" && second == "AnyObject"
  }

  /// The tokens of a function's body, if a name is that of one of its parameters.
  private func body(ofParameterAt name: Int) -> Range<Int>? {
    var (place, depth) = (name - 1, 0)
    while place >= 0, depth >= 0 {
      switch file.word(place) {
      case ")": depth += 1
      case "(": depth -= 1
      case "{", "}", ";": return nil
      default: break
      }
      place -= 1
    }
    // `func tap(`, `init(`: `place` is before the bracket.
    guard depth < 0, file.word(place - 1) == "func" || file.word(place) == "init" else {
      return nil
    }
    var start = file.end(ofBracketsAt: place + 1)
    while start < file.tokens.count, file.word(start) != "{" {
      guard file.word(start) != "}", file.word(start) != "func" else { return nil }
      start += 1
    }
    var (end, braces) = (start, 0)
    while end < file.tokens.count {
      if file.word(end) == "{" { braces += 1 }
      if file.word(end) == "}" { braces -= 1 }
      end += 1
      if braces == 0 { break }
    }
    return start..<end
  }

  private mutating func replace(
    _ word: String, in range: Range<Int>, besides bodies: [Range<Int>] = [], isList: Bool
  ) {
    for index in range
    where file.word(index) == word && !bodies.contains(where: { $0.contains(index) }) {
      if isList, isLookup(afterElementOf: index) {
        replaced[index] = "\(word).lookedUp"
      } else if !isList, file.word(index - 1) != ".", isLookup(index + 1) {
        replaced[index] = "ObjectLookup(\(word))"
      }
    }
  }

  /// `.tag`, `?.tag`, `!.tag`.
  private func isLookup(_ index: Int) -> Bool {
    let dot = ["?", "!"].contains(file.word(index)) ? index + 1 : index
    guard file.word(dot) == ".", let first = file.word(dot + 1).first else { return false }
    return first.isLowercase
  }

  /// `list.first?.tag`, `list[0].tag`.
  private func isLookup(afterElementOf index: Int) -> Bool {
    if file.word(index + 1) == ".", ["first", "last"].contains(file.word(index + 2)) {
      return ["?", "!"].contains(file.word(index + 3)) && file.word(index + 4) == "."
    }
    return file.word(index + 1) == "[" && file.word(index + 3) == "]" && file.word(index + 4) == "."
  }
}
