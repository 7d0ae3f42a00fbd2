/// The types of SwiftUI that stand in a file of UIKit code, and what mentions them.
struct TypesOfSwiftUI {
  /// What such a type conforms to, and why it is left out.
  private static let protocols = [
    "PreviewProvider": "previews are Xcode's",
    "UIViewRepresentable": "the module SwiftUI is not here",
    "UIViewControllerRepresentable": "the module SwiftUI is not here",
  ]

  private let file: SourceFile
  private var names: Set<String> = []
  /// Names that a module gives to such protocols.
  private let aliases: Set<String>

  /// - Parameters:
  ///   - file: The file.
  ///   - aliases: Names that its module gives to such protocols.
  init(_ file: SourceFile, aliases: Set<String>) {
    self.file = file
    self.aliases = aliases
    let kinds: Set = ["struct", "class", "enum", "actor"]
    for index in file.tokens.indices where kinds.contains(file.word(index)) {
      if leftOut(index) != nil { names.insert(file.word(index + 1)) }
    }
  }

  /// `Representable` of `typealias Representable = UIViewRepresentable`.
  static func aliases(in files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for index in file.tokens.indices where isAlias(index, in: file) {
        names.insert(file.word(index + 1))
      }
    }
    return names
  }

  private static func isAlias(_ index: Int, in file: SourceFile) -> Bool {
    file.word(index) == "typealias" && file.word(index + 2) == "="
      && protocols[file.word(index + 3)] != nil && ![".", "<", "&"].contains(file.word(index + 4))
  }

  private func reason(_ name: String) -> String? {
    Self.protocols[name] ?? (aliases.contains(name) ? "the module SwiftUI is not here" : nil)
  }

  /// For `typealias Representable = UIViewRepresentable` the index of its last word, and why it is left out.
  func alias(_ index: Int) -> (end: Int, note: String)? {
    guard Self.isAlias(index, in: file), let note = reason(file.word(index + 3)) else { return nil }
    return (index + 3, note)
  }

  /// For `struct Screen_Previews: PreviewProvider { … }`, or `struct Wrapper<V: UIView>:
  /// UIViewRepresentable { … }`, the bracket that begins its body, and why it is left out.
  func leftOut(_ index: Int) -> (body: Int, note: String)? {
    if file.word(index) == "extension", let note = reason(file.word(index + 1)),
      let body = (index..<file.tokens.count).first(where: { file.word($0) == "{" })
    {
      return (body, note)
    }
    var colon = index + 2
    if file.word(colon) == "<" {
      var depth = 0
      repeat {
        if file.word(colon) == "<" { depth += 1 }
        if file.word(colon) == ">", file.word(colon - 1) != "-" { depth -= 1 }
        colon += 1
      } while depth > 0 && colon < min(file.tokens.count, index + 200)
    }
    guard file.word(index) != "protocol", file.word(colon) == ":" else { return nil }
    var (place, found) = (colon + 1, String?.none)
    while place < file.tokens.count, !["{", "}", ";", "="].contains(file.word(place)) {
      if file.word(place) == "where", found == nil { return nil }
      found = found ?? reason(file.word(place))
      place += 1
    }
    guard let found, file.word(place) == "{" else { return nil }
    return (place, found)
  }

  /// For a function or a property with a body, whose type or parameters are of such a type, the bracket that
  /// begins the body, and why it is left out.
  func member(_ index: Int) -> (body: Int, note: String)? {
    guard !names.isEmpty else { return nil }
    var (place, mentions) = (index + 1, false)
    while place < file.tokens.count, file.word(place) != "{" {
      guard !["}", ";", "=", "func", "var", "let", "case"].contains(file.word(place)) else {
        return nil
      }
      if names.contains(file.word(place)) { mentions = true }
      place += 1
    }
    return mentions && place < file.tokens.count
      ? (place, "it is of a type of SwiftUI, which is left out") : nil
  }
}
