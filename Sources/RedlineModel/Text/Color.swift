/// A colour with its value in light and dark appearance, and in both for readers who asked for more
/// contrast.
///
/// The forms for high contrast count until a layout is solved: a solved layout has those of its
/// environment. So colours are equal that are so in the usual contrast.
public struct Color: Codable, Hashable, Sendable {
  /// The name in the palette, or the hexadecimal value.
  public var name: String
  /// `0xRRGGBB`.
  public var light: UInt32
  /// `0xRRGGBB`.
  public var dark: UInt32
  /// How opaque it is, 0…1; `nil` is opaque.
  public var alpha: Double?
  /// The same in dark appearance where that is another; `nil` is ``alpha``.
  public var darkAlpha: Double?
  /// What is in place of all these in high contrast; `nil` for a colour without forms of its own.
  var highContrast: ContrastForms?

  enum CodingKeys: String, CodingKey { case name, light, dark, alpha, darkAlpha }

  /// Makes a colour.
  /// - Parameters:
  ///   - name: The name in the palette.
  ///   - light: The value in light appearance, `0xRRGGBB`; higher bits are dropped.
  ///   - dark: The value in dark appearance, `0xRRGGBB`; higher bits are dropped.
  public init(name: String, light: UInt32, dark: UInt32) {
    self.name = name
    self.light = light & 0xFFFFFF
    self.dark = dark & 0xFFFFFF
  }

  /// Makes a colour that lets show what is behind it.
  /// - Parameters:
  ///   - name: The name in the palette.
  ///   - light: The value in light appearance, `0xRRGGBB`; higher bits are dropped.
  ///   - dark: The value in dark appearance, `0xRRGGBB`; higher bits are dropped.
  ///   - alpha: How opaque it is, 0…1; what is beyond is limited.
  ///   - darkAlpha: The same in dark appearance; `nil` is `alpha`.
  public init(name: String, light: UInt32, dark: UInt32, alpha: Double, darkAlpha: Double? = nil) {
    self.init(name: name, light: light, dark: dark)
    self = withAlphaComponent(alpha)
    if let darkAlpha, darkAlpha != alpha { self.darkAlpha = min(1, max(0, darkAlpha)) }
  }

  /// The same colour in both appearances; `rgb` is `0xRRGGBB`.
  public init(rgb: UInt32) {
    let digits = String(rgb & 0xFFFFFF, radix: 16)
    let name = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    self.init(name: name, light: rgb, dark: rgb)
  }

  /// `#FF3B30`, in dark appearance `#FF453A`.
  public static let systemRed = Color(name: "systemRed", light: 0xFF3B30, dark: 0xFF453A)
  /// `#FF9500`, in dark appearance `#FF9F0A`.
  public static let systemOrange = Color(name: "systemOrange", light: 0xFF9500, dark: 0xFF9F0A)
  /// `#FFCC00`, in dark appearance `#FFD60A`.
  public static let systemYellow = Color(name: "systemYellow", light: 0xFFCC00, dark: 0xFFD60A)
  /// `#34C759`, in dark appearance `#30D158`.
  public static let systemGreen = Color(name: "systemGreen", light: 0x34C759, dark: 0x30D158)
  /// `#30B0C7`, in dark appearance `#40C8E0`.
  public static let systemTeal = Color(name: "systemTeal", light: 0x30B0C7, dark: 0x40C8E0)
  /// `#007AFF`, in dark appearance `#0A84FF`.
  public static let systemBlue = Color(name: "systemBlue", light: 0x007AFF, dark: 0x0A84FF)
  /// `#5856D6`, in dark appearance `#5E5CE6`.
  public static let systemIndigo = Color(name: "systemIndigo", light: 0x5856D6, dark: 0x5E5CE6)
  /// `#AF52DE`, in dark appearance `#BF5AF2`.
  public static let systemPurple = Color(name: "systemPurple", light: 0xAF52DE, dark: 0xBF5AF2)
  /// `#FF2D55`, in dark appearance `#FF375F`.
  public static let systemPink = Color(name: "systemPink", light: 0xFF2D55, dark: 0xFF375F)
  /// `#8E8E93` in both appearances.
  public static let systemGray = Color(name: "systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  /// `#AEAEB2`, in dark appearance `#636366`.
  public static let systemGray2 = Color(name: "systemGray2", light: 0xAEAEB2, dark: 0x636366)
  /// `#C7C7CC`, in dark appearance `#48484A`.
  public static let systemGray3 = Color(name: "systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  /// `#D1D1D6`, in dark appearance `#3A3A3C`.
  public static let systemGray4 = Color(name: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// `#E5E5EA`, in dark appearance `#2C2C2E`.
  public static let systemGray5 = Color(name: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// `#F2F2F7`, in dark appearance `#1C1C1E`.
  public static let systemGray6 = Color(name: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Texts: `#000000`, in dark appearance `#FFFFFF`.
  public static let label = Color(name: "label", light: 0x000000, dark: 0xFFFFFF)
  /// Texts of less weight: `#3C3C43` at 0.6, in dark appearance `#EBEBF5` at 0.6.
  public static let secondaryLabel = Color(
    name: "secondaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  /// Placeholders of fields: `#3C3C43` at 0.3, in dark appearance `#EBEBF5` at 0.3.
  public static let placeholderText = Color(
    name: "placeholderText", light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// Lines between rows: `#3C3C43` at 0.29, in dark appearance `#545458` at 0.6.
  public static let separator = Color(
    name: "separator", light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// The screen: `#FFFFFF`, in dark appearance `#000000`.
  public static let systemBackground = Color(
    name: "systemBackground", light: 0xFFFFFF, dark: 0x000000)
  /// Groups on the screen: `#F2F2F7`, in dark appearance `#1C1C1E`.
  public static let secondarySystemBackground = Color(
    name: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// What lies on groups: `#FFFFFF`, in dark appearance `#2C2C2E`.
  public static let tertiarySystemBackground = Color(
    name: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The same colour, 0…1 opaque; what is beyond is limited.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha < 1 ? max(0, alpha) : nil
    color.darkAlpha = nil
    color.highContrast = highContrast.map { forms in
      ContrastForms(Color(name: name, light: forms.light, dark: forms.dark, alpha: alpha))
    }
    return color
  }

  /// White in both appearances.
  public static let white = Color(name: "white", light: 0xFFFFFF, dark: 0xFFFFFF)
  /// Black in both appearances.
  public static let black = Color(name: "black", light: 0x000000, dark: 0x000000)
}

extension Color {
  /// The name with the values that it stands for: `systemRed #FF3B30 (dark #FF453A)`.
  package var words: String {
    let values = light == dark ? hex(light) : "\(hex(light)) (dark \(hex(dark)))"
    let isPlain = light == dark && name.lowercased() == hex(light).lowercased()
    let dark = darkAlpha.map { " (dark \(exactNumber($0)))" } ?? ""
    let opacity =
      alpha == nil && darkAlpha == nil ? "" : ", alpha \(exactNumber(alpha ?? 1))\(dark)"
    return (isPlain ? values : "\(name) \(values)") + opacity
  }

  private func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
