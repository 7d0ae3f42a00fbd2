/// Rows of cells as lines whose columns stand under each other, two spaces apart.
/// - Parameters:
///   - rows: The same number of cells each.
///   - firstNumber: The first column that is aligned right.
func columns(_ rows: [[String]], firstNumber: Int = .max) -> [String] {
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return column >= firstNumber ? padding + cell : cell + padding
    }
    var line = cells.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
