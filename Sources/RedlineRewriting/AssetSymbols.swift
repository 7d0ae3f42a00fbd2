/// The names that Xcode 15 and later give the colours and images of asset catalogs in code, as Swift that
/// declares them: `.brand`, `UIImage(resource: .Icons.heart)`.
///
/// What UIKit or the target itself calls so is not hidden by them; Xcode warns of such names.
package struct AssetSymbols: Sendable {
  package enum Kind: Sendable, CaseIterable { case color, image }

  /// A colour or an image, by its name and the folders that are spaces of names, outermost first.
  package struct Asset: Hashable, Sendable {
    package var kind: Kind
    package var folders: [String]
    package var name: String

    package init(_ kind: Kind, _ name: String, in folders: [String] = []) {
      (self.kind, self.folders, self.name) = (kind, folders, name)
    }

    /// What a catalog is asked for.
    fileprivate var path: String { (folders + [name]).joined(separator: "/") }
  }

  package var assets: [Asset]
  /// The bundle of the catalogs: `module` where the target has resources of a package, else `main`.
  package var bundle: String

  package init(_ assets: [Asset], bundle: String) { (self.assets, self.bundle) = (assets, bundle) }

  /// The file.
  package var source: String {
    var source = """
      // The names of the target's asset catalogs, as Xcode makes them.
      import Foundation
      import UIKit

      private let resourceBundle = Foundation.Bundle.\(bundle)

      """
    for kind in Kind.allCases {
      let assets = self.assets.filter { $0.kind == kind }
        .sorted { ($0.folders.count, $0.path) < ($1.folders.count, $1.path) }
      let own = Self.named(assets.filter(\.folders.isEmpty))
      let spaces = Self.spaces(assets, depth: 0)
      for member in kind.members {
        if !own.isEmpty { source += Self.members(own, member) }
        guard !spaces.isEmpty else { continue }
        let all = spaces.map { Self.space($0, $1, member, depth: 1) }.joined()
        source += "\nextension UIKit.\(member.type) {\n\(all)}\n"
      }
    }
    return source
  }

  /// Members of a protocol, so that other ones of the type come first.
  private static func members(_ assets: [(name: String, asset: Asset)], _ member: Member) -> String
  {
    """

    protocol \(member.type)AssetSymbols {}
    extension UIKit.\(member.type): \(member.type)AssetSymbols {}
    extension \(member.type)AssetSymbols where Self == UIKit.\(member.type) {
    \(assets.map { member.declaration($0, $1, margin: "  ") }.joined())}

    """
  }

  private static func space(
    _ name: String, _ assets: [Asset], _ member: Member, depth: Int
  ) -> String {
    let margin = String(repeating: "  ", count: depth)
    let own = named(assets.filter { $0.folders.count == depth })
      .map { member.declaration($0, $1, margin: margin + "  ") }
    let inner = spaces(assets, depth: depth).map { space($0, $1, member, depth: depth + 1) }
    return "\(margin)enum \(name) {\n\((own + inner).joined())\(margin)}\n"
  }

  /// The first asset of each name.
  private static func named(_ assets: [Asset]) -> [(name: String, asset: Asset)] {
    var known: Set<String> = []
    return assets.compactMap { asset in
      guard let name = memberName(asset.name), known.insert(name).inserted else { return nil }
      return (name, asset)
    }
  }

  /// The spaces of names in one of them, in order, with their assets.
  private static func spaces(_ assets: [Asset], depth: Int) -> [(name: String, assets: [Asset])] {
    var spaces: [String: [Asset]] = [:]
    for asset in assets where asset.folders.count > depth {
      guard let name = spaceName(asset.folders[depth]) else { continue }
      spaces[name, default: []].append(asset)
    }
    return spaces.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A type that has the names, and what it takes to make one of it.
  fileprivate struct Member {
    var type: String
    var opening: String
    var closing: String

    func declaration(_ name: String, _ asset: Asset, margin: String) -> String {
      let path = asset.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let value = "\(opening)(name: \"\(path)\", bundle: resourceBundle)\(closing)"
      return "\(margin)static var \(name): UIKit.\(type) { \(value) }\n"
    }
  }
}

extension AssetSymbols.Kind {
  fileprivate var members: [AssetSymbols.Member] {
    let (type, resource) =
      self == .color ? ("UIColor", "ColorResource") : ("UIImage", "ImageResource")
    return [
      AssetSymbols.Member(type: resource, opening: "UIKit.\(resource)", closing: ""),
      AssetSymbols.Member(
        type: type, opening: "UIKit.\(type)(resource: UIKit.\(resource)", closing: ")"),
    ]
  }
}

// MARK: - Names

extension AssetSymbols {
  /// `bubbleChat` for `bubble-chat`, `accent` for `AccentColor`, `_1` for `1`, `TLS_2016` for `TLS2016`;
  /// `nil` for a name without letters and digits.
  static func memberName(_ name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, ["image", "color"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    return identifier(
      isInCapitals(name)
        ? words.joined(separator: "_")
        : first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// `IconPreviews` for `iconPreviews`.
  static func spaceName(_ name: String) -> String? {
    let words = words(of: name)
    guard !words.isEmpty else { return nil }
    return identifier(
      isInCapitals(name) ? words.joined(separator: "_") : words.map(capitalized).joined())
  }

  /// What has capital letters alone keeps them.
  private static func isInCapitals(_ name: String) -> Bool {
    name.contains(where: \.isUppercase) && !name.contains(where: \.isLowercase)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// Runs of letters and of digits; a capital begins a word, of several ones the last if small ones follow.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() where letter.isLetter || letter.isNumber {
      let before = index > 0 ? letters[index - 1] : " "
      let after = index + 1 < letters.count ? letters[index + 1] : " "
      if begins(letter, after: before, before: after) { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func begins(
    _ letter: Character, after before: Character, before after: Character
  ) -> Bool {
    guard before.isLetter || before.isNumber else { return true }
    if letter.isNumber != before.isNumber { return true }
    guard letter.isUppercase else { return false }
    return !before.isUppercase || after.isLowercase
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
