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

  /// A colour by its components, mixed with the background where it is not opaque.
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
    let mixed = { (background: Double) in
      [red, green, blue].reduce(UInt32(0)) { result, part in
        result << 8 | UInt32((255 * (part * alpha + background * (1 - alpha))).rounded())
      }
    }
    let light = mixed(1)
    let dark = alpha < 1 ? mixed(0) : light
    let plain = Color(rgb: light)
    return Color(name: name ?? plain.name, light: light, dark: dark)
  }

  private static let systemColors: [String: Color] = {
    let palette: [Color] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemGray, .systemGray2, .systemGray3,
      .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .placeholderText,
      .separator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .white,
      .black,
    ]
    var result = Dictionary(
      palette.map { ($0.name + "Color", $0) }, uniquingKeysWith: { first, _ in first })
    result["tintColor"] = .systemBlue
    result["linkColor"] = .systemBlue
    result["darkTextColor"] = .black
    result["lightTextColor"] = .white
    result["opaqueSeparatorColor"] = .separator
    result["groupTableViewBackgroundColor"] = .secondarySystemBackground
    result["systemGroupedBackgroundColor"] = .secondarySystemBackground
    result["secondarySystemGroupedBackgroundColor"] = .systemBackground
    result["tableCellGroupedBackgroundColor"] = .systemBackground
    result["darkGrayColor"] = Color(rgb: 0x555555)
    result["lightGrayColor"] = Color(rgb: 0xAAAAAA)
    result["tertiaryLabelColor"] = .placeholderText
    return result
  }()
}
