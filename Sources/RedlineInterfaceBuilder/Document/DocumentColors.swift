import RedlineLayout

extension InterfaceDocument {
  /// A colour element; `nil` for clear, and for one that is not known.
  func color(_ index: Int) -> Color? {
    let attributes = tree[index].attributes
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return Self.systemColors[name] ?? namedColors[name] ?? literalColor(index, name: name)
    }
    if let name = attributes["name"] { return namedColors[name] ?? literalColor(index, name: name) }
    return literalColor(index, name: nil)
  }

  /// A colour by its components.
  func literalColor(_ index: Int, name: String?) -> Color? {
    let attributes = tree[index].attributes
    let value = { (key: String) in
      Double(attributes[key] ?? "").flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
    }
    let alpha = value("alpha") ?? 1
    guard alpha > 0.02 else { return nil }
    let white = value("white")
    guard let red = value("red") ?? white, let green = value("green") ?? white,
      let blue = value("blue") ?? white
    else { return nil }
    let rgb = [red, green, blue].reduce(UInt32(0)) { $0 << 8 | UInt32((255 * $1).rounded()) }
    var color = Color(rgb: rgb).withAlphaComponent(alpha)
    if let name { color.name = name }
    return color
  }

  private static let systemColors: [String: Color] = {
    var result = Dictionary(
      Color.system.map { ($0.name + "Color", $0) }, uniquingKeysWith: { first, _ in first })
    result["tintColor"] = .systemBlue
    result["darkTextColor"] = .black
    result["lightTextColor"] = .white.withAlphaComponent(0.6)
    result["groupTableViewBackgroundColor"] = .systemGroupedBackground
    result["tableCellGroupedBackgroundColor"] = .secondarySystemGroupedBackground
    result["darkGrayColor"] = Color(rgb: 0x555555)
    result["lightGrayColor"] = Color(rgb: 0xAAAAAA)
    return result
  }()
}
