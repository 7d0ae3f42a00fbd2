/// Rows of cells whose columns stand under each other, two spaces apart.
package struct TextColumns {
  /// The same number of cells each.
  package var rows: [[String]]
  /// The first column that is aligned right.
  package var firstNumber = Int.max

  package init(_ rows: [[String]], firstNumber: Int = .max) {
    (self.rows, self.firstNumber) = (rows, firstNumber)
  }

  /// A line for each row, without spaces at its end.
  package var lines: [String] {
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
}
