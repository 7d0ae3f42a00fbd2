/// What libraries and bars add to the names of constraints and guides.
extension ConstraintReader {
  /// Whether a class of constraints is of the system, and none of a library's or an app's own.
  static func isOfSystem(_ kind: String) -> Bool {
    ["NS", "UI", "_"].contains { kind.hasPrefix($0) }
  }

  /// `0x600`, of a library's class with the line that made it, `0x600@/Users/a/My App/Cell.swift#98`, or
  /// with a name in place of the address.
  mutating func address(withSource: Bool) -> (String, source: String?)? {
    guard withSource, let space = rest.firstIndex(where: \.isWhitespace) else {
      let word = word()
      return word.hasPrefix("0x") ? (word, nil) : nil
    }
    guard let at = rest[..<space].firstIndex(of: "@") else { return (word(), nil) }
    let address = String(rest[..<at])
    // A path may have blanks, and ends with a number and one.
    for mark in rest[at...].indices where rest[mark] == "#" {
      let number = rest[rest.index(after: mark)...].prefix { $0.isNumber }
      guard !number.isEmpty, rest[number.endIndex...].first?.isWhitespace == true else { continue }
      let file = rest[rest.index(after: at)..<mark].split(separator: "/").last ?? ""
      rest = rest[number.endIndex...]
      return (address, "\(file):\(number)")
    }
    rest = rest[space...]
    return (address, nil)
  }

  /// `TitleViewGuide` of `TitleViewGuide(0x10c8a9bd0)`, as guides of bars are called.
  static func withoutAddress(_ label: String) -> String {
    guard label.hasSuffix(")"), let start = label.ranges(of: "(0x").last,
      label[start.upperBound...].dropLast().allSatisfy(\.isHexDigit),
      start.lowerBound > label.startIndex
    else { return label }
    return String(label[..<start.lowerBound])
  }
}
