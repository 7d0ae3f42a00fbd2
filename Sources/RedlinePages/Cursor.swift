/// What is left of a line, in columns: a tab goes on to the next multiple of four.
struct Cursor {
  private(set) var text: Substring
  private var column = 0
  /// Columns of a tab that were only partly gone past.
  private var extra = 0

  init(_ line: Substring) { text = line }

  var first: Character? { text.first { $0 != " " && $0 != "\t" } }
  var isBlank: Bool { first == nil }

  /// The columns before the first character.
  var indent: Int {
    var (end, count) = (column, extra)
    for character in text {
      if character == " " {
        (end, count) = (end + 1, count + 1)
      } else if character == "\t" {
        let width = 4 - end % 4
        (end, count) = (end + width, count + width)
      } else {
        break
      }
    }
    return count
  }

  mutating func skipBlanks() { skip(columns: indent) }

  /// Goes past so many columns of blanks or of a marker.
  mutating func skip(columns count: Int) {
    var left = count - min(extra, count)
    extra -= count - left
    while left > 0, let character = text.first {
      let width = character == "\t" ? 4 - column % 4 : 1
      text.removeFirst()
      column += width
      if width > left { extra = width - left }
      left -= min(left, width)
    }
  }

  /// Goes past a quote mark, with the blanks before it and one after it.
  mutating func skipQuoteMark() {
    skipBlanks()
    skip(columns: 1)
    if indent > 0 { skip(columns: 1) }
  }

  /// The columns up to the text of a list item that begins here.
  var itemMarkerWidth: Int? {
    var own = self
    let before = own.indent
    own.skipBlanks()
    let digits = own.text.prefix { $0.isASCII && $0.isNumber }.count
    let mark = own.text.dropFirst(digits).first
    let isMarker =
      digits == 0
      ? mark.map { "-+*".contains($0) } ?? false
      : digits <= 9 && mark.map { ".)".contains($0) } ?? false
    guard isMarker, !own.isThematicBreak else { return nil }
    own.skip(columns: digits + 1)
    if own.isBlank { return before + digits + 2 }
    let after = own.indent
    guard after > 0 else { return nil }
    return before + digits + 1 + (after > 4 ? 1 : after)
  }

  /// Whether the line is three or more of the same mark.
  private var isThematicBreak: Bool {
    guard let mark = text.first, "-*_".contains(mark) else { return false }
    let marks = text.filter { $0 != " " && $0 != "\t" }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }
}

extension String {
  var droppingByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? Substring(unicodeScalars.dropFirst()) : self[...]
  }

  var trimmingBlanks: String { String(drop { $0 == " " || $0 == "\t" }).trimmingBlanksAtEnd }
}

extension StringProtocol {
  var trimmingBlanksAtEnd: String {
    var text = String(self)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
