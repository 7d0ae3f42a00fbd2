extension String {
  /// A text in which nothing hides: control characters become spaces, and marks that turn the
  /// direction of what follows U+FFFD; line feeds stay.
  ///
  /// On a terminal nothing of it moves the cursor or changes a colour, and GitHub takes no part of
  /// a line for a command.
  package var printable: String {
    guard unicodeScalars.contains(where: { $0.printable != $0 }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in replacing("\r\n", with: "\n").unicodeScalars { scalars.append(scalar.printable) }
    return String(scalars)
  }

  /// The same on one line: tabs and line breaks become a space.
  package var printableLine: String {
    guard contains(where: \.separatesWords) else { return printable }
    return split(whereSeparator: \.separatesWords).joined(separator: " ").printable
  }

  /// The text with every line indented by two spaces.
  package var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

extension Character {
  fileprivate var separatesWords: Bool { isNewline || self == "\t" }
}

extension Unicode.Scalar {
  fileprivate var printable: Unicode.Scalar {
    switch value {
    case 0x0A: self
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: " "
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
      "\u{FFFD}"
    default: self
    }
  }
}
