package import RedlineModel

extension Font {
  /// The size, and the weight that a font's name says: `.SFUI-Semibold`, `HelveticaNeue-Bold`.
  package init(capturedName name: String, family: String, size: Double) {
    let plain = name.lowercased()
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("heavy", .heavy), ("black", .black),
      ("medium", .medium), ("light", .light), ("thin", .thin), ("bold", .bold),
    ]
    self = .system(size: size, weight: weights.first { plain.contains($0.0) }?.1 ?? .regular)
    if !family.hasPrefix(".") { self.family = family }
  }
}

extension Color {
  /// A colour of red, green and blue in sRGB, 0…1 each; wide gamuts go beyond, and are cut there.
  package init(capturedLight light: [Double], _ alpha: Double, dark: [Double], _ darkAlpha: Double)
  {
    let shown = Self.packed(light)
    let digits = String(shown, radix: 16, uppercase: true)
    self.init(
      name: "#" + String(repeating: "0", count: 6 - digits.count) + digits, light: shown,
      dark: Self.packed(dark), alpha: alpha.settled, darkAlpha: darkAlpha.settled)
  }

  private static func packed(_ parts: [Double]) -> UInt32 {
    parts.reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }
}
