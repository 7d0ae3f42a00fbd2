/// A colour with its value in light and dark appearance.
public struct Color: Codable, Hashable, Sendable {
  /// The name in the palette, or the hexadecimal value.
  public var name: String
  /// `0xRRGGBB`.
  public var light: UInt32
  /// `0xRRGGBB`.
  public var dark: UInt32

  public init(name: String, light: UInt32, dark: UInt32) {
    self.name = name
    self.light = light & 0xFFFFFF
    self.dark = dark & 0xFFFFFF
  }

  /// The same colour in both appearances; `rgb` is `0xRRGGBB`.
  public init(rgb: UInt32) {
    let digits = String(rgb & 0xFFFFFF, radix: 16)
    let name = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    self.init(name: name, light: rgb, dark: rgb)
  }

  public static let systemRed = Color(name: "systemRed", light: 0xFF3B30, dark: 0xFF453A)
  public static let systemOrange = Color(name: "systemOrange", light: 0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = Color(name: "systemYellow", light: 0xFFCC00, dark: 0xFFD60A)
  public static let systemGreen = Color(name: "systemGreen", light: 0x34C759, dark: 0x30D158)
  public static let systemTeal = Color(name: "systemTeal", light: 0x30B0C7, dark: 0x40C8E0)
  public static let systemBlue = Color(name: "systemBlue", light: 0x007AFF, dark: 0x0A84FF)
  public static let systemIndigo = Color(name: "systemIndigo", light: 0x5856D6, dark: 0x5E5CE6)
  public static let systemPurple = Color(name: "systemPurple", light: 0xAF52DE, dark: 0xBF5AF2)
  public static let systemPink = Color(name: "systemPink", light: 0xFF2D55, dark: 0xFF375F)
  public static let systemGray = Color(name: "systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = Color(name: "systemGray2", light: 0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = Color(name: "systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = Color(name: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = Color(name: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = Color(name: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
  public static let label = Color(name: "label", light: 0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = Color(name: "secondaryLabel", light: 0x8A8A8E, dark: 0x8D8D93)
  public static let placeholderText = Color(
    name: "placeholderText", light: 0xC5C5C7, dark: 0x464649)
  public static let separator = Color(name: "separator", light: 0xC6C6C8, dark: 0x38383A)
  public static let systemBackground = Color(
    name: "systemBackground", light: 0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = Color(
    name: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = Color(
    name: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E)
  public static let white = Color(name: "white", light: 0xFFFFFF, dark: 0xFFFFFF)
  public static let black = Color(name: "black", light: 0x000000, dark: 0x000000)
}
