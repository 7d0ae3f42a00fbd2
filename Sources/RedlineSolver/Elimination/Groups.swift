/// Columns that rows connect: a union–find forest whose roots are the oldest columns.
struct Groups {
  private var parents: [Int32] = []

  init(columnCount: Int = 0) {
    parents = (0..<Int32(columnCount)).map { $0 }
  }

  mutating func root(of column: Int32) -> Int32 {
    var current = column
    while parents[Int(current)] != current {
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return current
  }

  mutating func join(_ one: Int32, _ other: Int32) {
    let first = root(of: one)
    let second = root(of: other)
    if first < second {
      parents[Int(second)] = first
    } else {
      parents[Int(first)] = second
    }
  }
}
