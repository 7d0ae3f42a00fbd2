import RedlineIO

/// A table with commas, in which fields may be quoted.
struct CSVTable {
  var rows: [[String]]

  init(path: String) throws {
    let bytes = try WholeFile(path).bytes(limit: 1 << 30)
    rows = Self.rows(String(decoding: bytes, as: UTF8.self))
  }

  private static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var previous: Character = " "
    for character in text {
      if isQuoted {
        if character == "\"" { isQuoted = false } else { field.append(character) }
      } else if character == "\"" {
        // A quote right after a closing one stands for itself.
        if previous == "\"" { field.append(character) }
        isQuoted = true
      } else if character == "," {
        row.append(field)
        field = ""
      } else if character.isNewline {
        rows.append(row + [field])
        row = []
        field = ""
      } else {
        field.append(character)
      }
      previous = character
    }
    if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
    return rows
  }
}
