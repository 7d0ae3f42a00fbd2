import RedlineModel

/// The letters of equal sizes: constraints that hang together share one.
struct SizeLetters {
  private var groupOf: [String: Int] = [:]
  private var drawn: Set<String> = []
  /// The groups in the order of their letters.
  private(set) var order: [Int] = []
  /// How many letters other pictures of the figure have.
  private let first: Int
  /// Names of views and guides, which are no letters.
  private let names: Set<String>

  /// - Parameters:
  ///   - first: How many letters are not to be used.
  ///   - layout: That of the whole figure: where a view is called `b`, no size is.
  init(after first: Int = 0, in layout: SolvedLayout) {
    self.first = first
    names = Set((layout.items.map(\.name) + layout.guides.map(\.name)).filter { $0.count <= 2 })
  }

  /// How many letters there are.
  var count: Int { order.count }

  /// Joins the two ends of every constraint that says that sizes are equal; one with a factor, an offset or
  /// a choice speaks of the letter of its second end.
  mutating func group(_ constraints: [SolvedLayout.Constraint]) {
    var next = 0
    for constraint in constraints {
      guard let second = constraint.second, constraint.first.attribute.isDimension,
        constraint.first.item != second.item
      else { continue }
      let b = Self.key(second)
      let a = constraint.isPlainEqualSize ? Self.key(constraint.first) : b
      switch (groupOf[a], groupOf[b]) {
      case (nil, nil):
        groupOf[a] = next
        groupOf[b] = next
        order.append(next)
        next += 1
      case (let group?, nil): groupOf[b] = group
      case (nil, let group?): groupOf[a] = group
      case (let one?, let two?):
        let (low, high) = (min(one, two), max(one, two))
        for key in groupOf.keys where groupOf[key] == high { groupOf[key] = low }
        order.removeAll { $0 == high && high != low }
      }
    }
  }

  /// The group that a constraint speaks of; `nil` if it is about no equal sizes.
  func group(of constraint: SolvedLayout.Constraint) -> Int? {
    groupOf[Self.key(constraint.second ?? constraint.first)]
  }

  /// Leaves out a group that has no letter, as another one is drawn for it.
  mutating func drop(_ group: Int) { order.removeAll { $0 == group } }

  /// a, b, … z, then aa, ab, ….
  func letter(of constraint: SolvedLayout.Constraint) -> String {
    letter(group(of: constraint) ?? 0)
  }

  func letter(_ group: Int) -> String {
    var left = first + (order.firstIndex(of: group) ?? 0)
    var number = 0
    while left > 0 || names.contains(Self.text(number)) {
      if !names.contains(Self.text(number)) { left -= 1 }
      number += 1
    }
    return Self.text(number)
  }

  private static func text(_ number: Int) -> String {
    let last = String(UnicodeScalar(UInt8(97 + number % 26)))
    return number < 26 ? last : text(number / 26 - 1) + last
  }

  /// Whether the end of a constraint has no bar with that letter yet; it has one from now on.
  mutating func needsBar(_ anchor: SolvedLayout.Anchor, letter: String) -> Bool {
    drawn.insert("\(letter)|\(Self.key(anchor))").inserted
  }

  private static func key(_ anchor: SolvedLayout.Anchor) -> String {
    "\(anchor.item).\(anchor.attribute.name)"
  }
}

extension SolvedLayout.Constraint {
  /// Whether it says that two sizes are the same, and nothing else.
  var isPlainEqualSize: Bool {
    multiplier == 1 && constant == 0 && relation == .equal && isRequired && !isBroken
  }
}
