import RedlineIO

/// What a page says of a figure: `two-buttons on=iphone-8,iphone-8-landscape alt="Two buttons"`.
///
/// A name comes first, then options as `key=value`; a value with blanks stands in double quotes, in
/// which `\"` is a quotation mark and `\\` a backslash. `key:value` is the same without quotes: DocC takes
/// what has an equals sign on the first line of a block for options of its own.
package struct FigureReference: Hashable, Sendable {
  /// The name of an entry in a catalog.
  package var name: String
  /// Options by key.
  package var options: [String: String]

  package init(name: String, options: [String: String] = [:]) {
    (self.name, self.options) = (name, options)
  }

  /// Reads the words of a comment or of a fence's info string.
  /// - Parameter keys: The options that there are.
  /// - Throws: What is wrong, as a sentence.
  init(words text: String, keys: [String]) throws(FigureFault) {
    var words = try Self.words(of: text, keys)
    guard let name = words.first, !name.value.isEmpty, name.key == nil else {
      throw FigureFault("the figure has no name; write the name of an entry first")
    }
    words.removeFirst()
    self.init(name: name.value)
    try read(words, keys: keys)
  }

  /// Reads what follows `redline` on the first line of a block, where the name is an option, too.
  init(block text: String, keys: [String]) throws(FigureFault) {
    self.init(name: "")
    try read(try Self.words(of: text, keys), keys: keys)
    guard let name = options["name"], !name.isEmpty else {
      throw FigureFault("the figure has no name; write name= and what its files are named after")
    }
    self.name = name
  }

  private mutating func read(_ words: [Word], keys: [String]) throws(FigureFault) {
    for word in words {
      // What others call it.
      guard let key = word.key == "device" ? "on" : word.key else {
        throw FigureFault("'\(word.value)' is no option; options are written as key=value")
      }
      guard keys.contains(key) else {
        throw FigureFault("there is no option '\(key)'", name: key, known: keys)
      }
      guard options.updateValue(word.value, forKey: key) == nil else {
        throw FigureFault("the option '\(key)' is there twice")
      }
    }
  }

  private struct Word {
    var key: String?
    var value: String
  }

  private static func words(
    of text: String, _ keys: [String]
  ) throws(FigureFault) -> [Word] {
    var words: [Word] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard !rest.isEmpty else { return words }
      let head = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "\"" }
      rest = rest.dropFirst(head.count)
      guard rest.first == "=" else {
        guard rest.first != "\"" else {
          throw FigureFault("a quotation mark stands where a key or a name is to be")
        }
        let parts = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isOption = parts.count == 2 && (keys + ["device"]).contains(String(parts[0]))
        words.append(
          isOption
            ? Word(key: String(parts[0]), value: String(parts[1])) : Word(value: String(head)))
        continue
      }
      rest.removeFirst()
      words.append(Word(key: String(head), value: try value(&rest)))
    }
  }

  private static func value(_ rest: inout Substring) throws(FigureFault) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(value.count)
      return String(value)
    }
    rest.removeFirst()
    var value = ""
    while let next = rest.popFirst() {
      if next == "\"" { return value }
      if next == "\\", let escaped = rest.first, escaped == "\"" || escaped == "\\" {
        value.append(escaped)
        rest.removeFirst()
      } else {
        value.append(next)
      }
    }
    throw FigureFault("a value has no closing quotation mark")
  }
}

/// What is wrong with a reference.
struct FigureFault: Error, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason + "." }

  init(_ reason: String, name: String, known: [String]) {
    self.reason = NearMatches(of: name, among: known).sentence(reason)
  }
}
