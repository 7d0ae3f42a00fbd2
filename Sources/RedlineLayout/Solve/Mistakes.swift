import Foundation

/// Layouts that can be solved, and are hardly what was meant.
extension LayoutReading {
  /// All of them but those that need the ranges of what is free.
  func mistakes(_ items: [SolvedLayout.Item], _ records: LayoutRecords) -> [Diagnostic] {
    goneViews() + duplicates(records) + coveredViews(items) + samePlaces(items)
  }

  // MARK: Statements

  private struct Statement: Equatable {
    var first: Int
    var firstAttribute: Attribute
    var relation: Relation
    var second: Int?
    var secondAttribute: Attribute
    var multiplier: Double
    var constant: Double
    var priority: Double

    @inline(__always)
    init(_ equation: [CompiledConstraint].Equation, _ standing: [CompiledConstraint].Standing) {
      first = equation.first
      firstAttribute = equation.firstAttribute
      relation = standing.relation
      second = equation.second
      secondAttribute = equation.secondAttribute
      multiplier = equation.multiplier
      constant = equation.constant
      priority = standing.priority
    }

    /// Statements about other lines are mostly other statements, and all numbers are compared anyway.
    var hash: Int {
      let attributes = firstAttribute.rawValue &* 64 &+ secondAttribute.rawValue
      return (first &* 0x1_0000_0001 &+ (second ?? -1)) &* 4096 &+ attributes
    }
  }

  /// Constraints that say what an earlier one has said.
  private func duplicates(_ records: LayoutRecords) -> [Diagnostic] {
    let candidates = solver.known?.equalStatements ?? equalStatements(records)
    solver.known?.equalStatements = candidates
    guard !candidates.isEmpty else { return [] }
    var known = FirstOfSame(capacity: candidates.count)
    var result: [Diagnostic] = []
    let all = pass.constraints
    for index in candidates where all.standing(of: index).isActive {
      let statement = Statement(all.equation(of: index), all.standing(of: index))
      let other = known.first(index, hash: statement.hash) {
        Statement(all.equation(of: $0), all.standing(of: $0)) == statement
      }
      guard other != index else { continue }
      let constraint = pass.constraints[index]
      let place = place(of: index)
      let first = self.place(of: other)
      let isInFile = first?.fileID == place?.fileID
      let id = records.id(ofConstraint: index)
      result.append(
        Diagnostic(
          .duplicateConstraint, of: id,
          .duplicateConstraint(
            sentence: records.sentence(constraint), line: isInFile ? first?.line ?? 0 : 0),
          items: [tree.items[constraint.first].id],
          constraints: [id, records.id(ofConstraint: other)], location: place))
    }
    return result
  }

  /// The constraints that say what others say, in force or not, in order: the same wherever a layout is
  /// solved.
  private func equalStatements(_ records: LayoutRecords) -> [Int] {
    let all = pass.constraints
    var isEqual = Array(repeating: false, count: all.count)
    let candidates = sharingEnds(records)
    var known = FirstOfSame(capacity: candidates.count)
    for index in candidates {
      let standing = all.standing(of: index)
      guard standing.origin == .user else { continue }
      let statement = Statement(all.equation(of: index), standing)
      let other = known.first(index, hash: statement.hash) {
        Statement(all.equation(of: $0), all.standing(of: $0)) == statement
      }
      if other != index { (isEqual[other], isEqual[index]) = (true, true) }
    }
    return isEqual.indices.filter { isEqual[$0] }
  }

  /// The constraints with the ends of others: few, and statements without these are unlike all others.
  private func sharingEnds(_ records: LayoutRecords) -> [Int] {
    let firsts = records.called.firstsOfSameEnds(pass.constraints)
    var isShared = Array(repeating: false, count: firsts.count)
    for (index, first) in firsts.enumerated() where first != index {
      (isShared[index], isShared[Int(first)]) = (true, true)
    }
    return isShared.indices.filter { isShared[$0] }
  }

  // MARK: Views that hide each other

  /// At most so many opaque views of a superview are looked at for each view.
  private static let mostCovers = 256

  /// Views with contents behind a later plain one of their superview that is opaque, by that one: a
  /// sweep from top to bottom.
  private func coveredViews(_ items: [SolvedLayout.Item]) -> [Diagnostic] {
    var hasChildren = Array(repeating: false, count: items.count)
    for index in items.indices.dropFirst() { hasChildren[tree.items[index].parent] = true }
    // Screens keep views with contents over each other and hide all but one in code.
    let isCover = items.indices.map {
      $0 > 0 && isShown[$0] && !hasChildren[$0] && items[$0].style.background != nil
        && items[$0].isOpaque
    }
    guard isCover.contains(true) else { return [] }
    let order = items.indices.dropFirst().filter { isShown[$0] }.sorted { one, other in
      let (first, second) = (items[one].frame.minY, items[other].frame.minY)
      return first != second
        ? first < second : isCover[one] != isCover[other] ? isCover[one] : one < other
    }
    var covers: [Int: [Int]] = [:]
    var covered: [Int: [Int]] = [:]
    for index in order {
      let frame = items[index].frame
      let parent = tree.items[index].parent
      if items[index].showsContent || hasChildren[index], frame.width > 0, frame.height > 0,
        let cover = covers[parent]?.first(where: {
          $0 > index && items[$0].covers(items[index])
        })
      {
        covered[cover, default: []].append(index)
      }
      guard isCover[index] else { continue }
      covers[parent]?.removeAll { items[$0].frame.maxY < frame.minY }
      if covers[parent]?.count ?? 0 < Self.mostCovers {
        covers[parent, default: []].append(index)
      }
    }
    return covered.keys.sorted().map { cover in
      let hidden = (covered[cover] ?? []).sorted()
      let (first, id) = (items[hidden[0]], items[cover].id)
      return Diagnostic(
        .coveredView, of: first.id, .coveredView(others: hidden.count - 1),
        severity: hidden.count > 1 ? .note : nil, items: [first.id, id], location: first.location)
    }
  }
}

extension SolvedLayout.Item {
  /// Whether it shows a text, an image or a control.
  var showsContent: Bool {
    switch kind {
    case .view, .stackView: false
    case .label: text?.string.isEmpty == false
    default: true
    }
  }

  /// Whether nothing can be seen through it.
  fileprivate var isOpaque: Bool {
    guard kind == .view, let color = style.background else { return false }
    return color.alpha ?? 1 >= 1 && color.darkAlpha ?? 1 >= 1 && style.alpha ?? 1 >= 1
      && style.zPosition ?? 0 == 0
  }

  /// Whether another view lies wholly behind it; what only its round corners leave free counts as
  /// hidden.
  fileprivate func covers(_ other: SolvedLayout.Item) -> Bool {
    frame.contains(other.frame) && other.style.zPosition ?? 0 == 0 && other.style.alpha ?? 1 > 0
      && other.style.shadow == nil
  }
}
