/// For each column the terms that hold it: lists through one array, so that rows can be added.
struct ColumnIndex: Sendable {
  /// A term in the list of its column.
  struct Link: Sendable {
    /// The term before it in the same column, or −1.
    var previous: Int32
    var row: Int32
  }

  /// For each column its newest term, or −1.
  private(set) var newest: [Int32] = []
  /// For each term its link.
  private(set) var links: [Link] = []

  /// Makes this the index of the rows of a store.
  mutating func reset(_ store: RowStore, columnCount: Int) {
    newest.reset(to: -1, count: columnCount)
    links.removeAll(keepingCapacity: true)
    links.reserveCapacity(store.terms.count)
    for row in store.rows.indices { append(row, of: store) }
  }

  /// Adds the terms of the row after those that are there.
  mutating func append(_ row: Int, of store: RowStore) {
    for term in store.rows[row].terms {
      let column = Int(store.terms[term].column)
      links.append(Link(previous: newest[column], row: Int32(row)))
      newest[column] = Int32(term)
    }
  }
}
