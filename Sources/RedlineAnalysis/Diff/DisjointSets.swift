/// Numbers that are joined into sets: a union–find forest whose roots are the smallest numbers.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(_ index: Int) -> Int {
    var root = index
    while parents[root] != root { root = parents[root] }
    var next = index
    while parents[next] != root { (parents[next], next) = (root, parents[next]) }
    return root
  }

  /// The smaller root becomes that of both.
  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(one), root(other))
    if first < second {
      parents[second] = first
    } else if second < first {
      parents[first] = second
    }
  }
}
