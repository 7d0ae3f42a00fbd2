import Foundation
package import RedlineSolver

/// The rows of the program: which there are and in which order, and what each says.
extension CompiledLayout {
  /// What a row of the program stands for.
  package enum Source: Hashable, Sendable {
    /// The screen: the root's origin and size.
    case root(Attribute)
    /// The line of a guide that its owner fixes.
    case guide(Int, Attribute)
    /// The constraint at a position of ``CompiledLayout/constraints``.
    case constraint(Int)
    /// A width or height ≥ 0.
    case minimumSize(Int, Axis)
    /// What a content wants at most (hugging) or at least (compression resistance).
    case content(Int, Axis, isHugging: Bool)
    /// A size that takes part in a bound wants to be 0.
    case boundedSize(Int, Axis)
    /// A position wants to lie on the bound that an inequality sets it; the first of them before the
    /// others, which count from 0.
    case bound(constraint: Int, order: Int)
  }

  /// The groups of rows in the order of the program.
  ///
  /// The order decides what a conflict gives up: the last one written that somebody wrote.
  package enum RowGroup: CaseIterable, Sendable {
    case root, guides, implicitConstraints, minimumSizes, constraints, contents, bounds
  }

  /// All rows in the order of the program.
  package var rows: [Source] {
    var rows: [Source] = []
    rows.reserveCapacity(6 * kinds.count + constraints.count + 6)
    var written: [Int] = []
    written.reserveCapacity(constraints.count)
    for group in RowGroup.allCases {
      if group == .implicitConstraints {
        // A look at all constraints takes as long as fetching them from memory, so both groups have one.
        for index in constraints.indices {
          let standing = constraints.standing(index)
          guard standing.isActive else { continue }
          if standing.isImplicit { rows.append(.constraint(index)) } else { written.append(index) }
        }
      } else if group == .constraints {
        for index in written { rows.append(.constraint(index)) }
      } else {
        append(group, to: &rows)
      }
    }
    return rows
  }

  /// The rows of one group in the order of the program.
  package func rows(_ group: RowGroup) -> [Source] {
    var rows: [Source] = []
    append(group, to: &rows)
    return rows
  }

  private func append(_ group: RowGroup, to rows: inout [Source]) {
    switch group {
    case .root: rows += rootRows
    case .guides: rows += guideRows
    case .implicitConstraints: appendConstraints(areImplicit: true, to: &rows)
    case .minimumSizes: appendMinimumSizes(to: &rows)
    case .constraints: appendConstraints(areImplicit: false, to: &rows)
    case .contents: appendContents(to: &rows)
    case .bounds: if prefersBounds { rows += boundRows }
    }
  }

  private var rootRows: [Source] {
    Axis.allCases.flatMap { axis -> [Source] in
      let isHorizontal = axis == .horizontal
      let rows: [Source] = [
        .root(isHorizontal ? .left : .top), .root(isHorizontal ? .width : .height),
      ]
      return rootPriorities[axis] < .required ? rows + [.minimumSize(0, axis)] : rows
    }
  }

  private var guideRows: [Source] {
    kinds.indices.flatMap { item -> [Source] in
      guard case .guide(let role) = kinds[item] else { return [] }
      return role.lines.map { .guide(item, $0) }
    }
  }

  private func appendConstraints(areImplicit: Bool, to rows: inout [Source]) {
    for index in constraints.indices {
      let standing = constraints.standing(index)
      guard standing.isActive, standing.isImplicit == areImplicit else { continue }
      rows.append(.constraint(index))
    }
  }

  private func appendMinimumSizes(to rows: inout [Source]) {
    for item in kinds.indices.dropFirst() {
      switch kinds[item] {
      // Margins may be wider than what they are of.
      case .absent, .guide(.insets): continue
      default: break
      }
      rows.append(.minimumSize(item, .horizontal))
      rows.append(.minimumSize(item, .vertical))
    }
  }

  /// Contents of later views come first: among equal priorities the first view stretches or shrinks,
  /// as in UIKit.
  private func appendContents(to rows: inout [Source]) {
    for item in kinds.indices.reversed() {
      guard case .view = kinds[item] else { continue }
      for axis in Axis.allCases where contentLength(item, axis) != nil {
        rows.append(.content(item, axis, isHugging: true))
        rows.append(.content(item, axis, isHugging: false))
      }
    }
  }

  /// Below everything else. The frames are those of UIKit's simplex, in which the slack of a bound
  /// stays 0 unless something moves it. An ambiguous layout stays one: who asks for that solves
  /// without these rows.
  private var boundRows: [Source] {
    var rows: [Source] = []
    var sized: Set<Source> = []
    var order = 0
    for (index, constraint) in constraints.enumerated()
    where constraint.isActive && constraint.origin == .user && constraint.relation != .equal
      && !constraint.firstAttribute.isDimension
    {
      for (item, attribute) in [
        (constraint.first, constraint.firstAttribute),
        (constraint.second ?? 0, constraint.secondAttribute),
      ] {
        guard item > 0, let axis = attribute.axis else { continue }
        let size = Source.boundedSize(item, axis)
        if sized.insert(size).inserted { rows.append(size) }
      }
      rows.append(.bound(constraint: index, order: order))
      order += 1
    }
    return rows
  }

  /// Whether the program has the same rows with the same terms as that of another layout, so that only
  /// the lengths of contents, the root and the insets of guides may differ.
  func hasRows(of other: CompiledLayout) -> Bool {
    constraints == other.constraints && parents == other.parents && hugging == other.hugging
      && compressionResistance == other.compressionResistance && baselines == other.baselines
      && baselineOwners == other.baselineOwners && contentRanks == other.contentRanks
      && prefersBounds == other.prefersBounds && rootPriorities == other.rootPriorities
      && kinds.indices.allSatisfy { kinds[$0].hasRows(of: other.kinds[$0]) }
      && contentSizes.indices.allSatisfy { item in
        Axis.allCases.allSatisfy {
          (contentLength(item, $0) == nil) == (other.contentLength(item, $0) == nil)
        }
      }
  }

  // MARK: What a row says

  /// One row, over the variables of the form; `nil` for a content that is not there.
  package func row(_ source: Source, _ form: LinearForm) -> LinearConstraint? {
    var row = LinearConstraint(LinearExpression(), .equal)
    return write(source, form, to: &row) ? row : nil
  }

  /// Writes one row over another, whose storage it takes; `false` for a content that is not there.
  package func write(_ source: Source, _ form: LinearForm, to row: inout LinearConstraint) -> Bool {
    row.expression.terms.removeAll(keepingCapacity: true)
    row.expression.constant = 0
    (row.relation, row.priority, row.isImplicit) = (.equal, 1000, true)
    switch source {
    case .root(let line): writeRoot(line, form, to: &row)
    case .guide(let item, let line): return writeGuide(item, line, form, to: &row)
    case .constraint(let index):
      form.addDifference(constraints.equation(index), to: &row.expression)
      let standing = constraints.standing(index)
      row.relation = RedlineSolver.Relation(standing.relation)
      row.priority = standing.priority
      row.isImplicit = standing.isImplicit
    case .minimumSize, .content:
      guard let length = lengthRow(source) else { return false }
      form.add(length.item, length.axis.extent, to: &row.expression)
      row.expression.constant = length.constant
      row.relation = length.relation
      row.priority = length.priority
    case .boundedSize(let item, let axis):
      form.add(item, axis.extent, to: &row.expression)
      row.priority = 0.9
    case .bound(let constraint, let order):
      form.addDifference(constraints[constraint].equation, to: &row.expression)
      row.priority = 0.5 / Double(order + 1)
    }
    return true
  }

  private func writeRoot(_ line: Attribute, _ form: LinearForm, to row: inout LinearConstraint) {
    form.add(0, line, to: &row.expression)
    guard line.isDimension, let axis = line.axis else { return }
    row.expression.constant -= Double(axis == .horizontal ? rootSize.width : rootSize.height)
    row.priority = Double(rootPriorities[axis].rawValue)
  }

  private func writeGuide(
    _ item: Int, _ line: Attribute, _ form: LinearForm, to row: inout LinearConstraint
  ) -> Bool {
    guard case .guide(let role) = kinds[item], role.lines.contains(line) else { return false }
    form.add(item, line, to: &row.expression)
    form.add(parents[item], line, times: -1, to: &row.expression)
    row.expression.constant += role.offset(line)
    return true
  }

  /// A row that compares the width or the height of an item with a number, and that nobody wrote.
  struct LengthRow {
    var item: Int
    var axis: Axis
    var relation: RedlineSolver.Relation
    var constant: Double
    var priority: Double
  }

  /// Most rows say no more than that; `nil` for the others, and for a content that is not there.
  func lengthRow(_ source: Source) -> LengthRow? {
    switch source {
    case .minimumSize(let item, let axis):
      return LengthRow(
        item: item, axis: axis, relation: .greaterThanOrEqual, constant: 0, priority: 1000)
    case .content(let item, let axis, let isHugging):
      guard let length = contentLength(item, axis) else { return nil }
      let priority = (isHugging ? hugging : compressionResistance)[item][axis]
      return LengthRow(
        item: item, axis: axis, relation: isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
        constant: 0 - length,
        priority: priority >= .required
          ? 1000 : Double(priority.rawValue) + (contentRanks[item] ?? 0))
    case .root, .guide, .constraint, .boundedSize, .bound: return nil
    }
  }
}

extension Axis {
  fileprivate var extent: Attribute { self == .horizontal ? .width : .height }
}

extension CompiledLayout.Source {
  /// Whether the constant of the row is a length that is measured.
  var dependsOnLengths: Bool {
    switch self {
    case .root, .guide, .content: true
    case .constraint, .minimumSize, .boundedSize, .bound: false
    }
  }
}

extension CompiledLayout.Kind {
  /// Whether both have the same rows, whatever the insets.
  fileprivate func hasRows(of other: CompiledLayout.Kind) -> Bool {
    switch (self, other) {
    case (.view, .view), (.spacer, .spacer), (.absent, .absent): true
    case (.guide(let one), .guide(let another)): one.lines == another.lines
    default: false
    }
  }
}

extension CompiledLayout.GuideRole {
  /// The lines that the owner fixes.
  fileprivate var lines: [Attribute] {
    switch self {
    case .free: []
    case .scrollContent: [.left, .top]
    case .insets, .scrollFrame: [.left, .top, .right, .bottom]
    }
  }

  /// What brings a line of the guide to that of its owner, in points.
  fileprivate func offset(_ line: Attribute) -> Double {
    switch self {
    case .free, .scrollFrame: 0
    case .scrollContent(let top): line == .top ? -top : 0
    case .insets(let insets):
      switch line {
      case .left: -insets.left
      case .top: -insets.top
      case .right: insets.right
      default: insets.bottom
      }
    }
  }
}
