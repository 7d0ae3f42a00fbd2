/// The values of a colour in high contrast, apart from it as most have none.
final class ContrastForms: Sendable {
  let light: UInt32
  let dark: UInt32
  let alpha: Double?
  let darkAlpha: Double?

  init(_ color: Color) {
    (light, dark, alpha, darkAlpha) = (color.light, color.dark, color.alpha, color.darkAlpha)
  }
}

extension Color {
  /// Whether both are the same in the usual contrast.
  public static func == (lhs: Color, rhs: Color) -> Bool {
    lhs.light == rhs.light && lhs.dark == rhs.dark && lhs.alpha == rhs.alpha
      && lhs.darkAlpha == rhs.darkAlpha && lhs.name == rhs.name
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(alpha)
    hasher.combine(darkAlpha)
  }

  /// The same colour with other values for readers who asked for more contrast.
  ///
  /// ```swift
  /// let accent = Color(name: "accent", light: 0x4FA3FF, dark: 0x7FBCFF)
  ///   .highContrast(Color(name: "accent", light: 0x0040DD, dark: 0xB3DAFF))
  /// ```
  /// - Parameter color: Its values in light and dark appearance count, not its name.
  public func highContrast(_ color: Color) -> Color {
    var result = self
    result.highContrast = ContrastForms(color)
    return result
  }

  /// Whether the colour has values of its own for high contrast.
  package var hasHighContrast: Bool { highContrast != nil }

  /// Whether both are the same in high contrast, whatever their names.
  package func hasSameHighContrast(as other: Color) -> Bool {
    guard highContrast != nil || other.highContrast != nil else { return true }
    let (one, two) = (resolved(for: .high), other.resolved(for: .high))
    return one.light == two.light && one.dark == two.dark && one.alpha == two.alpha
      && one.darkAlpha == two.darkAlpha
  }

  /// The colour as it is in a contrast, with no other form: in high contrast its own form for that, or
  /// of a colour of the system what Apple publishes.
  public func resolved(for contrast: Contrast) -> Color {
    guard contrast == .high else {
      guard highContrast != nil else { return self }
      var usual = self
      usual.highContrast = nil
      return usual
    }
    if let forms = highContrast { return with(forms) }
    guard let system = Color.ofSystem[name], system.usual.light == light, system.usual.dark == dark
    else { return self }
    if system.usual.alpha == alpha && system.usual.darkAlpha == darkAlpha {
      return with(system.high)
    }
    // One whose opacity code has chosen keeps that.
    var result = self
    (result.light, result.dark) = (system.high.light, system.high.dark)
    return result
  }

  private func with(_ forms: ContrastForms) -> Color {
    var result = self
    (result.light, result.dark) = (forms.light, forms.dark)
    (result.alpha, result.darkAlpha) = (forms.alpha, forms.darkAlpha)
    result.highContrast = nil
    return result
  }

  private static let ofSystem = Dictionary(
    uniqueKeysWithValues: highContrastForms.map { usual, high in
      (usual.name, (usual: usual, high: ContrastForms(high)))
    })

  /// The colours of the system that differ in high contrast.
  ///
  /// Reference: Human Interface Guidelines, Color, Specifications (hues and greys, "accessible" until
  /// 2024); what UIKit of iOS 13 gives for `accessibilityContrast == .high` (the others).
  private static let highContrastForms: [(Color, Color)] = [
    (.systemRed, form(0xD70015, 0xFF6961)), (.systemOrange, form(0xC93400, 0xFFB340)),
    (.systemYellow, form(0xB25000, 0xFFD426)), (.systemGreen, form(0x248A3D, 0x30DB5B)),
    (.systemMint, form(0x0C817B, 0x66D4CF)), (.systemTeal, form(0x008299, 0x5DE6FF)),
    (.systemCyan, form(0x0071A4, 0x70D7FF)), (.systemBlue, form(0x0040DD, 0x409CFF)),
    (.systemIndigo, form(0x3634A3, 0x7D7AFF)), (.systemPurple, form(0x8944AB, 0xDA8FFF)),
    (.systemPink, form(0xD30F45, 0xFF6482)), (.systemBrown, form(0x7F6545, 0xB59469)),
    (.systemGray, form(0x6C6C70, 0xAEAEB2)), (.systemGray2, form(0x8E8E93, 0x7C7C80)),
    (.systemGray3, form(0xAEAEB2, 0x545456)), (.systemGray4, form(0xBCBCC0, 0x444446)),
    (.systemGray5, form(0xD8D8DC, 0x363638)), (.systemGray6, form(0xEBEBF0, 0x242426)),
    (.secondaryLabel, form(0x3C3C43, 0xEBEBF5, 173, 173)),
    (.tertiaryLabel, form(0x3C3C43, 0xEBEBF5, 96, 96)),
    (.quaternaryLabel, form(0x3C3C43, 0xEBEBF5, 66, 61)),
    (.placeholderText, form(0x3C3C43, 0xEBEBF5, 96, 96)),
    (.separator, form(0x3C3C43, 0x545458, 94, 173)),
    (.systemFill, form(0x787880, 0x787880, 71, 112)),
    (.secondarySystemFill, form(0x787880, 0x787880, 61, 102)),
    (.tertiarySystemFill, form(0x767680, 0x767680, 51, 81)),
    (.quaternarySystemFill, form(0x747480, 0x767680, 40, 66)),
    (.secondarySystemBackground, form(0xEBEBF0, 0x242426)),
    (.tertiarySystemBackground, form(0xFFFFFF, 0x363638)),
    (.systemGroupedBackground, form(0xEBEBF0, 0x000000)),
    (.secondarySystemGroupedBackground, form(0xFFFFFF, 0x242426)),
    (.tertiarySystemGroupedBackground, form(0xEBEBF0, 0x363638)),
  ]

  /// Opacities are in 255ths.
  private static func form(
    _ light: UInt32, _ dark: UInt32, _ alpha: Int = 255, _ darkAlpha: Int = 255
  ) -> Color {
    Color(
      name: "", light: light, dark: dark, alpha: share(alpha), darkAlpha: share(darkAlpha))
  }

  private static func share(_ part: Int) -> Double { (Double(part) / 2.55).rounded() / 100 }
}
