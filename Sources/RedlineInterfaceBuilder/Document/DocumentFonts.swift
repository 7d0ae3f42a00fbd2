import Foundation
import RedlineLayout

extension ElementValues {
  /// The font of a key, `nil` where the document leaves it to the class.
  func font(_ key: String = "fontDescription") throws(InterfaceBuilderError) -> Font? {
    guard let child = child(key) ?? fragmentFont else { return nil }
    let attributes = document.tree[child].attributes
    if let name = attributes["style"], let style = TextStyle(uikitName: name) {
      return .preferred(style)
    }
    let line = document.tree[child].line
    let text = attributes["pointSize"] ?? attributes["size"] ?? "17"
    // Names of sizes are macOS' but stand in files for iOS, too.
    let size =
      try text.first?.isNumber == true
      ? document.number(text, name: "pointSize", line: line) : text == "system" ? 14 : 15
    // A size that Xcode had not found yet.
    guard size != 0 else { return .system(size: 17, weight: Self.weight(attributes)) }
    guard size > 0, size <= 10_000 else {
      throw .invalidNumber(file: document.file, line: line, attribute: "pointSize", value: text)
    }
    return .system(size: size, weight: Self.weight(attributes))
  }

  /// The font of the first part of an attributed text.
  private var fragmentFont: Int? {
    guard let text = child("attributedText") ?? child("attributedTitle") else { return nil }
    let tree = document.tree
    return tree.descendants(of: text).first {
      ["font", "fontDescription"].contains(tree[$0].name) && tree[$0].attributes["key"] == "NSFont"
    }
  }

  private static func weight(_ attributes: [String: String]) -> Font.Weight {
    if let weight = attributes["weight"].flatMap({ weights[$0.lowercased()] }) { return weight }
    if attributes["type"] == "boldSystem" { return .bold }
    guard let name = attributes["name"]?.lowercased() else { return .regular }
    let known = ["ultralight", "semibold", "heavy", "black", "bold", "medium", "light", "thin"]
    return known.first { name.contains($0) }.flatMap { weights[$0] } ?? .regular
  }

  private static let weights: [String: Font.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
