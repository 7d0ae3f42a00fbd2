package import RedlineLayout

/// The traits by which a document varies; `unspecified` stands for "any", which old canvases are.
package struct DocumentTraits: Hashable, Sendable {
  package var width: SizeClass
  package var height: SizeClass
  package var isPad: Bool

  package init(width: SizeClass, height: SizeClass, isPad: Bool = false) {
    self.width = width
    self.height = height
    self.isPad = isPad
  }

  package static let any = DocumentTraits(width: .unspecified, height: .unspecified)

  /// How specific a variation's key is where it applies; `nil` where it does not.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact" where width == .compact: rank += 1
      case "widthClass=regular" where width == .regular: rank += 1
      case "heightClass=compact" where height == .compact: rank += 1
      case "heightClass=regular" where height == .regular: rank += 1
      case "userInterfaceIdiom=phone" where !isPad: rank += 1
      case "userInterfaceIdiom=pad" where isPad: rank += 1
      default: return nil
      }
    }
    return rank
  }
}
