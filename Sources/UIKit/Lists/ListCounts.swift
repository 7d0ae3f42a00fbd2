/// The numbers of rows and items that data sources give.
enum ListCounts {
  /// How many sections and rows a table or grid arranges in all; those after them are left out.
  static let greatest = 1_000_000

  /// The number of rows by section: none is negative, and the sum is bounded.
  static func bounded(sections: Int, _ count: (Int) -> Int) -> [Int] {
    var left = greatest
    var counts: [Int] = []
    while counts.count < sections, left > 0 {
      let found = min(left, max(0, count(counts.count)))
      counts.append(found)
      left -= found + 1
    }
    return counts
  }
}
