/// Why text cannot be set.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The font family is not installed; `installCommand` installs it.
  case missing(family: String, installCommand: String)

  /// The family, and the commands that install it.
  public var description: String {
    switch self {
    case .missing(let family, let command):
      "The font “\(family)” is not installed, and no other font stands in for it. "
        + "Install it with: \(command)"
    }
  }

  static let inter = FontError.missing(
    family: "Inter",
    installCommand: "apt-get install fonts-inter (Debian, Ubuntu) "
      + "or brew install --cask font-inter (macOS)")
}
