import Foundation
import RedlineLayout

extension ElementValues {
  /// The font of a key, or of the first part of an attributed text; `nil` where the document leaves
  /// it to the class.
  /// - Parameter setsLines: Whether lines are as high and as far apart as the paragraph style of the first
  ///   part says.
  func font(
    _ key: String = "fontDescription", setsLines: Bool = true
  ) throws(InterfaceBuilderError) -> Font? {
    guard let child = fragmentFont ?? child(key) else { return nil }
    guard var font = try document.font(child) else { return nil }
    if setsLines, let style = paragraphStyle { try apply(style, to: &font) }
    return font
  }

  private var fragments: Int? { child("attributedText") ?? child("attributedTitle") }

  /// The font of the first part of an attributed text.
  private var fragmentFont: Int? { firstPart { $0.attributes["key"] == "NSFont" } }

  private var paragraphStyle: Int? { firstPart { $0.attributes["key"] == "NSParagraphStyle" } }

  private func firstPart(where isWanted: (MarkupElement) -> Bool) -> Int? {
    guard let text = fragments else { return nil }
    return document.tree.descendants(of: text).first { isWanted(document.tree[$0]) }
  }

  /// Lines that are higher by a factor have their letters at the lower end.
  private func apply(_ style: Int, to font: inout Font) throws(InterfaceBuilderError) {
    let element = document.tree[style]
    func number(_ name: String) throws(InterfaceBuilderError) -> Double {
      guard let text = element.attributes[name] else { return 0 }
      return min(1000, max(0, try document.number(text, name: name, line: element.line)))
    }
    let (factor, spacing) = (try number("lineHeightMultiple"), try number("lineSpacing"))
    if factor > 0, factor != 1 {
      var metrics = font.usedMetrics
      metrics.ascender += metrics.lineHeight * (factor - 1)
      metrics.lineHeight *= factor
      font.metrics = metrics
    }
    limitLine(
      of: &font, try number("minimumLineHeight"), try number("maximumLineHeight"))
    if spacing > 0 { font.leading = font.lineHeight + spacing }
  }

  /// Gives lines the least and the most height that a paragraph allows; 0 is no limit. The letters stay at
  /// the lower end.
  private func limitLine(of font: inout Font, _ least: Double, _ most: Double) {
    var height = max(font.lineHeight, least)
    if most > 0 { height = min(height, most) }
    guard height != font.lineHeight, font.pointSize > 0 else { return }
    var metrics = font.usedMetrics
    let added = height / font.pointSize - metrics.lineHeight
    metrics.ascender = max(0, metrics.ascender + added)
    metrics.lineHeight += added
    font.metrics = metrics
  }
}

extension InterfaceDocument {
  /// The font that an element describes, with the metrics that its lines have here.
  func font(_ child: Int) throws(InterfaceBuilderError) -> Font? {
    let attributes = tree[child].attributes
    if let name = attributes["style"], let style = TextStyle(uikitName: name) {
      return .preferred(style)
    }
    let line = tree[child].line
    let meta = attributes["metaFont"]
    let text = attributes["pointSize"] ?? attributes["size"] ?? (meta == nil ? "17" : "13")
    // Names of sizes are macOS' but stand in files for iOS, too.
    let size =
      try text.first?.isNumber == true
      ? number(text, name: "pointSize", line: line) : text == "system" ? 14 : 15
    // A size that Xcode had not found yet.
    let weight = Self.weight(attributes)
    guard size != 0 else { return .system(size: 17, weight: weight) }
    guard size > 0, size <= 10_000 else {
      throw .invalidNumber(file: file, line: line, attribute: "pointSize", value: text)
    }
    var font = Font.system(size: size, weight: weight)
    if let name = attributes["name"], !Self.isSystem(name) {
      font.family = name
      font.metrics = sizedFontMetrics[SizedFont(name: name, size: size)] ?? fontMetrics[name]
    } else {
      font.metrics = oldMetrics(of: font)
    }
    if attributes["type"] == "italicSystem" { font.isItalic = true }
    return font
  }

  /// Names by which Apple's system font is asked for.
  static func isSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFPro") || name.hasPrefix("SFUI")
  }

  /// The metrics of the system's font where letters stood further apart than today in the Xcode that laid the
  /// document out: up to Xcode 11 around 17 pt, by less than a pixel for each letter, and where its two cuts of
  /// the font met. `Scripts/Advances/fit.py` prints these trackings.
  private func oldMetrics(of font: Font) -> FontMetrics? {
    guard toolsVersion < 17000 else { return nil }
    let isFirst = toolsVersion < 15500
    let tracking: Double? =
      switch font.pointSize {
      case 17..<18: 0.0015
      case 18..<20: 0.003
      case 20..<21: isFirst ? 0.012 : -0.0045
      case 31...: isFirst ? 0.012 : nil
      default: nil
      }
    guard let tracking else { return nil }
    var metrics = FontMetrics.system
    metrics.tracking = tracking
    return metrics
  }

  private static func weight(_ attributes: [String: String]) -> Font.Weight {
    if let weight = attributes["weight"].flatMap({ weights[$0.lowercased()] }) { return weight }
    if attributes["type"] == "boldSystem" { return .bold }
    guard let name = (attributes["name"] ?? attributes["metaFont"])?.lowercased() else {
      return .regular
    }
    let known = [
      "ultralight", "semibold", "demibold", "heavy", "black", "bold", "medium", "light", "thin",
    ]
    return known.first { name.contains($0) }.flatMap { weights[$0] } ?? .regular
  }

  private static let weights: [String: Font.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "demibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]
}
