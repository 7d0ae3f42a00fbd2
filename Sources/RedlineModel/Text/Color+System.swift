extension Color {
  /// `#00C7BE`, in dark appearance `#63E6E2`.
  public static let systemMint = Color(name: "systemMint", light: 0x00C7BE, dark: 0x63E6E2)
  /// `#32ADE6`, in dark appearance `#64D2FF`.
  public static let systemCyan = Color(name: "systemCyan", light: 0x32ADE6, dark: 0x64D2FF)
  /// `#A2845E`, in dark appearance `#AC8E68`.
  public static let systemBrown = Color(name: "systemBrown", light: 0xA2845E, dark: 0xAC8E68)
  /// Texts that lead elsewhere: `#007AFF`, in dark appearance `#0984FF`.
  public static let link = Color(name: "link", light: 0x007AFF, dark: 0x0984FF)

  // MARK: Texts

  /// Texts of little weight: `#3C3C43` at 0.3, in dark appearance `#EBEBF5` at 0.3.
  public static let tertiaryLabel = Color(
    name: "tertiaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// Texts of least weight: `#3C3C43` at 0.18, in dark appearance `#EBEBF5` at 0.16.
  public static let quaternaryLabel = Color(
    name: "quaternaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)

  // MARK: Lines and areas

  /// Lines that let nothing show: `#C6C6C8`, in dark appearance `#38383A`.
  public static let opaqueSeparator = Color(
    name: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
  /// The fill of thin shapes, such as a slider's track: `#787880` at 0.2, in dark appearance at 0.36.
  public static let systemFill = Color(
    name: "systemFill", light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// The fill of shapes of medium size, such as a switch: `#787880` at 0.16, in dark appearance at
  /// 0.32.
  public static let secondarySystemFill = Color(
    name: "secondarySystemFill", light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// The fill of large shapes, such as fields and buttons: `#767680` at 0.12, in dark appearance at
  /// 0.24.
  public static let tertiarySystemFill = Color(
    name: "tertiarySystemFill", light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// The fill of large areas with much in them: `#747480` at 0.08, in dark appearance `#767680` at
  /// 0.18.
  public static let quaternarySystemFill = Color(
    name: "quaternarySystemFill", light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)

  // MARK: Grouped lists

  /// What lies behind groups: `#F2F2F7`, in dark appearance `#000000`.
  public static let systemGroupedBackground = Color(
    name: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000)
  /// Groups: `#FFFFFF`, in dark appearance `#1C1C1E`.
  public static let secondarySystemGroupedBackground = Color(
    name: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E)
  /// What lies on groups: `#F2F2F7`, in dark appearance `#2C2C2E`.
  public static let tertiarySystemGroupedBackground = Color(
    name: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E)

  /// The system's colours, by the names that UIKit and Interface Builder have for them.
  package static let system: [Color] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel,
    .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .white, .black,
  ]
}
