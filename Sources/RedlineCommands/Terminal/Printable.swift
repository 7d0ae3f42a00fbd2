/// The text without what would move a terminal's cursor or change its colours.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isUnprintable) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(scalar.isUnprintable ? " " : scalar) }
  return String(result)
}

/// The same on one line.
func printableLine(_ text: String) -> String {
  printable(text).replacing("\n", with: " ")
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control: self != "\n"
    case .lineSeparator, .paragraphSeparator: true
    // Marks that turn the direction of what follows.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
