/// Optima of components, for those that are like them but for constants: the rows of a list, the cells of a
/// grid.
///
/// Where the rows that one optimum holds make the only optimum of another component, and it holds no more than
/// those at 0, any way through its vertices ends there. So it is taken without a way.
struct LikeComponents {
  /// So many that are not like each other are tried for each component.
  private static var most: Int { 4 }
  /// Components that are like each other, by the last one that was solved.
  struct Kind {
    var component: Int
    /// The rows that its optimum holds.
    var held: [Int32]
  }

  private var known: [Kind] = []

  /// Notes an optimum.
  mutating func note(_ component: Int, held: [Int32]) {
    if known.count == Self.most { known.removeFirst() }
    known.append(Kind(component: component, held: held))
  }

  /// What is known of components like this one.
  func kind(of component: Component, among all: UnsafeBufferPointer<Component>) -> Kind? {
    known.last { component.isLike(all[$0.component]) }
  }
}

extension Component {
  /// Whether another component is the same but for constants, ties and the variables.
  fileprivate func isLike(_ other: Component) -> Bool {
    columns.count == other.columns.count && store.rows.count == other.store.rows.count
      && store.terms.count == other.store.terms.count && levels == other.levels
      && isCareful == other.isCareful && store.isLike(other.store)
  }
}

extension RowStore {
  fileprivate func isLike(_ other: RowStore) -> Bool {
    terms.withUnsafeBufferPointer { terms in
      other.terms.withUnsafeBufferPointer { others in
        for index in terms.indices {
          guard terms[index].column == others[index].column,
            terms[index].value == others[index].value
          else { return false }
        }
        return true
      }
    }
      && rows.withUnsafeBufferPointer { rows in
        other.rows.withUnsafeBufferPointer { others in
          for index in rows.indices {
            guard rows[index].termCount == others[index].termCount,
              rows[index].above.costs(as: others[index].above),
              rows[index].below.costs(as: others[index].below)
            else { return false }
          }
          return true
        }
      }
  }
}

extension Side {
  @inline(__always)
  fileprivate func costs(as other: Side) -> Bool { level == other.level && weight == other.weight }
}

extension Simplex {
  /// Makes this the vertex of a component that holds the rows of its kind, if that is its only optimum for
  /// certain.
  mutating func take(
    _ component: Int, among all: UnsafeBufferPointer<Component>, of kind: LikeComponents.Kind
  ) -> Bool {
    // Where no row leaves its side, no cost is another one; ties, which are others, decide nothing here.
    if takenKind == kind.component, setConstants(of: all[component].store), isRegular {
      return true
    }
    guard load(all[component], basis: kind.held, countsTies: true), factor.isTriangular,
      !hasRequiredCosts, isRegular, isStrict(), isCertified()
    else { return false }
    if isOnlyPoint() { takenKind = kind.component }
    return true
  }

  /// Whether no row that may cost something is 0 but those that are held.
  private var isRegular: Bool {
    rows.withUnsafeBufferPointer { rows in
      for row in rows.indices where rows[row].place < 0 && rows[row].hasCost {
        if rows[row].residual == 0 { return false }
      }
      return true
    }
  }

  /// Whether each way from here costs something, ties and leanings included.
  private mutating func isStrict() -> Bool {
    for slot in held.indices {
      for direction in [1.0, -1.0] {
        setSlope(of: slot, direction: direction)
        guard let (_, cost) = leading(), cost > 0 else { return false }
      }
    }
    return true
  }
}
