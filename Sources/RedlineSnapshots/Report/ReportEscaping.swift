internal import RedlineDiagram

/// A text in which nothing hides: control characters and those that turn the direction of what
/// follows become U+FFFD; tabs and line feeds stay.
func visible(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
    scalars.append(isHidden(scalar) ? "\u{FFFD}" : scalar)
  }
  return String(scalars)
}

/// The same on one line.
func visibleLine(_ text: String) -> String {
  visible(text).split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
}

private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0x202A...0x202E,
    0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
    true
  default: false
  }
}

/// A text with other texts in place of ASCII characters, also of those that an accent follows.
func replacing(_ table: [Unicode.Scalar: String], in text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    if byte < 0x80, let other = table[Unicode.Scalar(byte)] {
      bytes += other.utf8
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let markup: [Unicode.Scalar: String] = [
  "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
]

/// A text as it stands in HTML and XML, in an element or in an attribute with quotes.
func markupEscaped(_ text: String) -> String { replacing(markup, in: visible(text)) }

/// A text as an XML attribute, in which lines would otherwise become blanks.
func xmlAttribute(_ text: String) -> String {
  replacing(["\n": "&#10;", "\t": "&#9;"], in: markupEscaped(text))
}

/// A word of a shell's command line.
package func shellWord(_ text: String) -> String {
  let plain = text.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "+", "=", "@", "~", "/", ":", ",": true
    default: false
    }
  }
  // Shells replace a ~ or a = at the start, and programs take a - for an option.
  let isWord = plain && !text.isEmpty && !["~", "="].contains(text.first)
  return isWord ? text : "'" + replacing(["'": "'\\''"], in: text) + "'"
}

/// The start of a text, of at most so many lines and characters, with a note if more followed.
func shortened(_ text: String, lines limit: Int, characters: Int) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var shown: [String] = []
  var rest = characters
  for line in lines.prefix(limit) where rest > 0 {
    shown.append(line.count > rest ? line.prefix(rest) + "…" : String(line))
    rest -= line.count + 1
  }
  if shown.count < lines.count { shown.append("… and \(lines.count - shown.count) more lines") }
  return shown.joined(separator: "\n")
}

/// `1 snapshot`, `12 snapshots`.
func countedSnapshots(_ count: Int) -> String {
  count == 1 ? "1 snapshot" : "\(count) snapshots"
}
