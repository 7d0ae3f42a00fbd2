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
  /// Redline's `Color.systemMint`, in both appearances.
  public static let systemMint = UIColor(.systemMint)
  /// Redline's `Color.systemCyan`, in both appearances.
  public static let systemCyan = UIColor(.systemCyan)
  /// Redline's `Color.systemBrown`, in both appearances.
  public static let systemBrown = UIColor(.systemBrown)
  /// Redline's `Color.tertiaryLabel`, in both appearances.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// Redline's `Color.quaternaryLabel`, in both appearances.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// Redline's `Color.link`, in both appearances.
  public static let link = UIColor(.link)
  /// Redline's `Color.opaqueSeparator`, in both appearances.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// Redline's `Color.systemGroupedBackground`, in both appearances.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// Redline's `Color.secondarySystemGroupedBackground`, in both appearances.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// Redline's `Color.tertiarySystemGroupedBackground`, in both appearances.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
  /// Redline's `Color.systemFill`, in both appearances.
  public static let systemFill = UIColor(.systemFill)
  /// Redline's `Color.secondarySystemFill`, in both appearances.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// Redline's `Color.tertiarySystemFill`, in both appearances.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// Redline's `Color.quaternarySystemFill`, in both appearances.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
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
