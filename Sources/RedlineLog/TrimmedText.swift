extension StringProtocol {
  var trimmed: String { String(drop { $0 == " " || $0 == "\t" }).trimmedAtEnd }
  var trimmedAtEnd: String {
    var text = String(self)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

/// A finite number; `nil` for anything else.
func finite(_ text: some StringProtocol) -> Double? {
  let plain = text.trimmed
  // A length stands apart from its sign: `== - 16`, and a place of a mask as well, `== + 70`.
  let isApart = plain.hasPrefix("- ") || plain.hasPrefix("+ ")
  let number = isApart ? String(plain.prefix(1) + plain.dropFirst(2)) : plain
  guard let value = Double(number), value.isFinite, abs(value) < 1e9 else {
    return nil
  }
  return value
}
