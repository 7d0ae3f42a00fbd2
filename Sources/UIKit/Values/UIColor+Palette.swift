import RedlineLayout

extension UIColor {
  // The system's colours and those with a meaning.
  /// Redline's `Color.systemRed`, in both appearances.
  public static let systemRed = UIColor(.systemRed)
  /// Redline's `Color.systemOrange`, in both appearances.
  public static let systemOrange = UIColor(.systemOrange)
  /// Redline's `Color.systemYellow`, in both appearances.
  public static let systemYellow = UIColor(.systemYellow)
  /// Redline's `Color.systemGreen`, in both appearances.
  public static let systemGreen = UIColor(.systemGreen)
  /// Redline's `Color.systemTeal`, in both appearances.
  public static let systemTeal = UIColor(.systemTeal)
  /// Redline's `Color.systemBlue`, in both appearances.
  public static let systemBlue = UIColor(.systemBlue)
  /// Redline's `Color.systemIndigo`, in both appearances.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// Redline's `Color.systemPurple`, in both appearances.
  public static let systemPurple = UIColor(.systemPurple)
  /// Redline's `Color.systemPink`, in both appearances.
  public static let systemPink = UIColor(.systemPink)
  /// Redline's `Color.systemGray`, in both appearances.
  public static let systemGray = UIColor(.systemGray)
  /// Redline's `Color.systemGray2`, in both appearances.
  public static let systemGray2 = UIColor(.systemGray2)
  /// Redline's `Color.systemGray3`, in both appearances.
  public static let systemGray3 = UIColor(.systemGray3)
  /// Redline's `Color.systemGray4`, in both appearances.
  public static let systemGray4 = UIColor(.systemGray4)
  /// Redline's `Color.systemGray5`, in both appearances.
  public static let systemGray5 = UIColor(.systemGray5)
  /// Redline's `Color.systemGray6`, in both appearances.
  public static let systemGray6 = UIColor(.systemGray6)
  /// Redline's `Color.label`, in both appearances.
  public static let label = UIColor(.label)
  /// Redline's `Color.secondaryLabel`, in both appearances.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Redline's `Color.placeholderText`, in both appearances.
  public static let placeholderText = UIColor(.placeholderText)
  /// Redline's `Color.separator`, in both appearances.
  public static let separator = UIColor(.separator)
  /// Redline's `Color.systemBackground`, in both appearances.
  public static let systemBackground = UIColor(.systemBackground)
  /// Redline's `Color.secondarySystemBackground`, in both appearances.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// Redline's `Color.tertiarySystemBackground`, in both appearances.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// Redline's `Color.white`, in both appearances.
  public static let white = UIColor(.white)
  /// Redline's `Color.black`, in both appearances.
  public static let black = UIColor(.black)
  /// `#00C7BE`, in dark appearance `#63E6E2`.
  public static let systemMint = UIColor(
    Color(name: "systemMint", light: 0x00C7BE, dark: 0x63E6E2))
  /// `#32ADE6`, in dark appearance `#64D2FF`.
  public static let systemCyan = UIColor(
    Color(name: "systemCyan", light: 0x32ADE6, dark: 0x64D2FF))
  /// `#A2845E`, in dark appearance `#AC8E68`.
  public static let systemBrown = UIColor(
    Color(name: "systemBrown", light: 0xA2845E, dark: 0xAC8E68))
  /// `#C4C4C6`, in dark appearance `#464649`.
  public static let tertiaryLabel = UIColor(
    Color(name: "tertiaryLabel", light: 0xC4C4C6, dark: 0x464649))
  /// `#DCDCDD`, in dark appearance `#29292B`.
  public static let quaternaryLabel = UIColor(
    Color(name: "quaternaryLabel", light: 0xDCDCDD, dark: 0x29292B))
  /// `#007AFF`, in dark appearance `#0984FF`.
  public static let link = UIColor(
    Color(name: "link", light: 0x007AFF, dark: 0x0984FF))
  /// `#C6C6C8`, in dark appearance `#38383A`.
  public static let opaqueSeparator = UIColor(
    Color(name: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A))
  /// `#F2F2F7`, in dark appearance `#000000`.
  public static let systemGroupedBackground = UIColor(
    Color(name: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000))
  /// `#FFFFFF`, in dark appearance `#1C1C1E`.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(name: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E))
  /// `#F2F2F7`, in dark appearance `#2C2C2E`.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(name: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E))
  /// `#E4E4E6`, in dark appearance `#333336`.
  public static let systemFill = UIColor(
    Color(name: "systemFill", light: 0xE4E4E6, dark: 0x333336))
  /// `#E9E9EB`, in dark appearance `#2F2F32`.
  public static let secondarySystemFill = UIColor(
    Color(name: "secondarySystemFill", light: 0xE9E9EB, dark: 0x2F2F32))
  /// `#EFEFF0`, in dark appearance `#252527`.
  public static let tertiarySystemFill = UIColor(
    Color(name: "tertiarySystemFill", light: 0xEFEFF0, dark: 0x252527))
  /// `#F4F4F5`, in dark appearance `#1D1D1F`.
  public static let quaternarySystemFill = UIColor(
    Color(name: "quaternarySystemFill", light: 0xF4F4F5, dark: 0x1D1D1F))
  /// `#FFFFFF`.
  public static let lightText = UIColor(
    Color(name: "lightText", light: 0xFFFFFF, dark: 0xFFFFFF))
  /// `#000000`.
  public static let darkText = UIColor(
    Color(name: "darkText", light: 0x000000, dark: 0x000000))

  // Colours that are the same in both appearances.
  /// `#555555`.
  public static let darkGray = UIColor(Color(name: "darkGray", light: 0x555555, dark: 0x555555))
  /// `#AAAAAA`.
  public static let lightGray = UIColor(Color(name: "lightGray", light: 0xAAAAAA, dark: 0xAAAAAA))
  /// `#808080`.
  public static let gray = UIColor(Color(name: "gray", light: 0x808080, dark: 0x808080))
  /// `#FF0000`.
  public static let red = UIColor(Color(name: "red", light: 0xFF0000, dark: 0xFF0000))
  /// `#00FF00`.
  public static let green = UIColor(Color(name: "green", light: 0x00FF00, dark: 0x00FF00))
  /// `#0000FF`.
  public static let blue = UIColor(Color(name: "blue", light: 0x0000FF, dark: 0x0000FF))
  /// `#00FFFF`.
  public static let cyan = UIColor(Color(name: "cyan", light: 0x00FFFF, dark: 0x00FFFF))
  /// `#FFFF00`.
  public static let yellow = UIColor(Color(name: "yellow", light: 0xFFFF00, dark: 0xFFFF00))
  /// `#FF00FF`.
  public static let magenta = UIColor(Color(name: "magenta", light: 0xFF00FF, dark: 0xFF00FF))
  /// `#FF8000`.
  public static let orange = UIColor(Color(name: "orange", light: 0xFF8000, dark: 0xFF8000))
  /// `#800080`.
  public static let purple = UIColor(Color(name: "purple", light: 0x800080, dark: 0x800080))
  /// `#996633`.
  public static let brown = UIColor(Color(name: "brown", light: 0x996633, dark: 0x996633))
  /// No colour: nothing is drawn.
  public static let clear = UIColor(.black, alpha: 0)
}
