import RedlineLayout

extension UIColor {
  // The system's colours and those with a meaning.
  public static let systemRed = UIColor(.systemRed)
  public static let systemOrange = UIColor(.systemOrange)
  public static let systemYellow = UIColor(.systemYellow)
  public static let systemGreen = UIColor(.systemGreen)
  public static let systemTeal = UIColor(.systemTeal)
  public static let systemBlue = UIColor(.systemBlue)
  public static let systemIndigo = UIColor(.systemIndigo)
  public static let systemPurple = UIColor(.systemPurple)
  public static let systemPink = UIColor(.systemPink)
  public static let systemGray = UIColor(.systemGray)
  public static let systemGray2 = UIColor(.systemGray2)
  public static let systemGray3 = UIColor(.systemGray3)
  public static let systemGray4 = UIColor(.systemGray4)
  public static let systemGray5 = UIColor(.systemGray5)
  public static let systemGray6 = UIColor(.systemGray6)
  public static let label = UIColor(.label)
  public static let secondaryLabel = UIColor(.secondaryLabel)
  public static let placeholderText = UIColor(.placeholderText)
  public static let separator = UIColor(.separator)
  public static let systemBackground = UIColor(.systemBackground)
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  public static let white = UIColor(.white)
  public static let black = UIColor(.black)
  public static let systemMint = UIColor(
    Color(name: "systemMint", light: 0x00C7BE, dark: 0x63E6E2))
  public static let systemCyan = UIColor(
    Color(name: "systemCyan", light: 0x32ADE6, dark: 0x64D2FF))
  public static let systemBrown = UIColor(
    Color(name: "systemBrown", light: 0xA2845E, dark: 0xAC8E68))
  public static let tertiaryLabel = UIColor(
    Color(name: "tertiaryLabel", light: 0xC4C4C6, dark: 0x464649))
  public static let quaternaryLabel = UIColor(
    Color(name: "quaternaryLabel", light: 0xDCDCDD, dark: 0x29292B))
  public static let link = UIColor(
    Color(name: "link", light: 0x007AFF, dark: 0x0984FF))
  public static let opaqueSeparator = UIColor(
    Color(name: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A))
  public static let systemGroupedBackground = UIColor(
    Color(name: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000))
  public static let secondarySystemGroupedBackground = UIColor(
    Color(name: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E))
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(name: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E))
  public static let systemFill = UIColor(
    Color(name: "systemFill", light: 0xE4E4E6, dark: 0x333336))
  public static let secondarySystemFill = UIColor(
    Color(name: "secondarySystemFill", light: 0xE9E9EB, dark: 0x2F2F32))
  public static let tertiarySystemFill = UIColor(
    Color(name: "tertiarySystemFill", light: 0xEFEFF0, dark: 0x252527))
  public static let quaternarySystemFill = UIColor(
    Color(name: "quaternarySystemFill", light: 0xF4F4F5, dark: 0x1D1D1F))
  public static let lightText = UIColor(
    Color(name: "lightText", light: 0xFFFFFF, dark: 0xFFFFFF))
  public static let darkText = UIColor(
    Color(name: "darkText", light: 0x000000, dark: 0x000000))

  // Colours that are the same in both appearances.
  public static let darkGray = UIColor(Color(name: "darkGray", light: 0x555555, dark: 0x555555))
  public static let lightGray = UIColor(Color(name: "lightGray", light: 0xAAAAAA, dark: 0xAAAAAA))
  public static let gray = UIColor(Color(name: "gray", light: 0x808080, dark: 0x808080))
  public static let red = UIColor(Color(name: "red", light: 0xFF0000, dark: 0xFF0000))
  public static let green = UIColor(Color(name: "green", light: 0x00FF00, dark: 0x00FF00))
  public static let blue = UIColor(Color(name: "blue", light: 0x0000FF, dark: 0x0000FF))
  public static let cyan = UIColor(Color(name: "cyan", light: 0x00FFFF, dark: 0x00FFFF))
  public static let yellow = UIColor(Color(name: "yellow", light: 0xFFFF00, dark: 0xFFFF00))
  public static let magenta = UIColor(Color(name: "magenta", light: 0xFF00FF, dark: 0xFF00FF))
  public static let orange = UIColor(Color(name: "orange", light: 0xFF8000, dark: 0xFF8000))
  public static let purple = UIColor(Color(name: "purple", light: 0x800080, dark: 0x800080))
  public static let brown = UIColor(Color(name: "brown", light: 0x996633, dark: 0x996633))
  public static let clear = UIColor(.black, alpha: 0)
}
