/// The text of a number, the same in pictures, messages and files: at most three decimals, no
/// trailing zeros, never `-0`, no exponent below 1e15.
package func formatted(_ value: Double, decimals: Int = 3) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
  guard abs(value) < 1e15 else { return "\(value)" }
  var (scale, power) = (1.0, 0)
  while power < decimals {
    scale *= 10
    power += 1
  }
  guard abs(value) * scale < 9e18 else { return "\(Int64(value.rounded()))" }
  let total = Int64((abs(value) * scale).rounded())
  let unit = Int64(scale)
  let isNegative = value < 0 && total > 0
  let whole = isNegative ? "-" + String(total / unit) : String(total / unit)
  var fraction = total % unit
  guard fraction > 0 else { return whole }
  var digits = decimals
  while fraction % 10 == 0 {
    fraction /= 10
    digits -= 1
  }
  let text = "\(fraction)"
  return whole + "." + String(repeating: "0", count: digits - text.utf8.count) + text
}

/// The text of a number that reads back as the same one, as short as ``formatted(_:decimals:)``
/// where that does.
package func exactNumber(_ value: Double) -> String {
  let short = formatted(value)
  return Double(short) == value ? short : "\(value)"
}

/// The text of a number that is told beside another one: as short as usual, unless both would read
/// the same, though they are not.
package func formatted(_ value: Double, beside other: Double) -> String {
  guard abs(value - other) > 1e-9 * max(1, abs(value)) else { return formatted(value) }
  return
    formatted(value) == formatted(other) ? exactNumber(value) : formatted(value)
}

/// `+ 8`, `- 8` or nothing, as it follows a term in a sentence.
package func formattedOffset(_ value: Double) -> String {
  let text = formatted(abs(value))
  return text == "0" ? "" : value < 0 ? " - \(text)" : " + \(text)"
}
