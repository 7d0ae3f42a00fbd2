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

  init(_ file: SourceFile) {
    self.file = file
    let kinds: Set = ["struct", "class", "enum", "actor"]
    for index in file.tokens.indices where kinds.contains(file.word(index)) {
      if Self.leftOut(index, in: file) != nil { names.insert(file.word(index + 1)) }
    }
  }

  /// For `struct Screen_Previews: PreviewProvider { … }`, or `struct Wrapper<V: UIView>:
  /// UIViewRepresentable { … }`, the bracket that begins its body, and why it is left out.
  static func leftOut(_ index: Int, in file: SourceFile) -> (body: Int, note: String)? {
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
      found = found ?? protocols[file.word(place)]
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
