import RedlineModel

extension LayoutReading {
  /// The most characters that a finding names.
  private static let mostNamed = 8

  /// Texts that cannot be drawn as they are, as no font has a character of them.
  func missingGlyphs(_ items: [SolvedLayout.Item]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for index in items.indices where isShown[index] {
      // Part by part: a text is large, and most have nothing to tell.
      guard items[index].text?.isSecure == false, let string = items[index].text?.string,
        let font = items[index].text?.font
      else { continue }
      let missing = solver.measuring.missingCharacters(in: string, font: font)
      guard let first = missing.first else { continue }
      let item = items[index]
      var names = missing.prefix(Self.mostNamed).map(\.nameInFinding)
      if missing.count > Self.mostNamed {
        names.append("and \(missing.count - Self.mostNamed) more")
      }
      result.append(
        Diagnostic(
          .missingGlyph, of: item.id,
          .missingGlyph(characters: names, package: first.fontPackage), items: [item.id],
          location: item.location))
    }
    return result
  }
}

extension Unicode.Scalar {
  /// `漢 (U+6F22)`; what is not seen by its code point alone.
  fileprivate var nameInFinding: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return code
    default: return "\(self) (\(code))"
    }
  }

  /// The Debian package with a font for the script.
  fileprivate var fontPackage: String {
    switch value {
    case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x1100...0x11FF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0xFE00...0xFE0F: "fonts-noto-color-emoji"
    default: properties.isEmojiPresentation ? "fonts-noto-color-emoji" : "fonts-noto-core"
    }
  }
}
