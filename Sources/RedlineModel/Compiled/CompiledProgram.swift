package import Foundation
package import RedlineSolver

/// The linear program of a ``CompiledLayout``, with what each of its rows stands for.
package struct CompiledProgram: Sendable {
  package private(set) var layout: CompiledLayout
  /// The variables.
  package let form: LinearForm
  /// For each constraint of the program what it stands for.
  package let sources: [CompiledLayout.Source]
  private var terms: [Term] = []
  private var rows: [Row] = []
  /// Whether no row joins the two axes, so that each is a program of its own.
  let isSeparable: Bool

  /// A constraint without its terms, which end where those of the next one begin.
  fileprivate struct Row: Hashable, Sendable {
    var firstTerm: Int32
    var termCount: Int32
    var isVertical: Bool
    var row: LinearProgram.Row

    var axis: Axis { isVertical ? .vertical : .horizontal }
    var constant: Double { row.constant }
  }

  /// Makes the program of a layout.
  /// - Parameter previous: The program of a layout before; what has the same rows is only written
  ///   where lengths differ.
  package init(_ layout: CompiledLayout, after previous: CompiledProgram? = nil) {
    if let previous, layout.hasRows(of: previous.layout) {
      self = previous
      self.layout = layout
      var scratch = LinearConstraint(LinearExpression(), .equal)
      for row in rows.indices where sources[row].dependsOnLengths { rewrite(row, &scratch) }
      return
    }
    self.layout = layout
    form = LinearForm(layout)
    sources = layout.rows
    rows.reserveCapacity(sources.count)
    terms.reserveCapacity(3 * sources.count)
    var isSeparable = true
    var row = LinearConstraint(LinearExpression(), .equal)
    for source in sources {
      if let length = layout.lengthRow(source) {
        rows.append(Row(length, firstTerm: terms.count))
        terms.append(Term(form.size(length.item, length.axis)))
        continue
      }
      guard layout.write(source, form, to: &row) else {
        preconditionFailure("the rows of a layout are all there")
      }
      let axis = form.axis(of: row.expression)
      rows.append(
        Row(
          firstTerm: Int32(terms.count), termCount: Int32(row.expression.terms.count),
          isVertical: axis == .vertical,
          row: LinearProgram.Row(
            relation: row.relation, isImplicit: row.isImplicit,
            constant: row.expression.constant, priority: row.priority)))
      terms.append(contentsOf: row.expression.terms)
      isSeparable = isSeparable && axis != nil
    }
    self.isSeparable = isSeparable
  }

  /// The axis of a row of a program whose axes are apart.
  func axis(of row: Int) -> Axis { rows[row].axis }

  /// Gives the root another size, in points; the constants of its rows follow with ``rewrite(_:)``.
  mutating func setRootSize(_ size: CGSize) { layout.rootSize = size }

  /// Gives an item a content of another size, in points; the constants of its rows follow with
  /// ``rewrite(_:)``.
  mutating func setContentSize(_ size: CGSize, of item: Int) { layout.contentSizes[item] = size }

  /// Gives a guide other insets; the constants of its rows follow with ``rewrite(_:)``.
  mutating func setInsets(_ insets: EdgeInsets, of item: Int) {
    layout.kinds[item] = .guide(.insets(insets))
  }

  /// Writes the constant of a row again, whose terms are as before.
  mutating func rewrite(_ row: Int) {
    var scratch = LinearConstraint(LinearExpression(), .equal)
    rewrite(row, &scratch)
  }

  private mutating func rewrite(_ row: Int, _ constraint: inout LinearConstraint) {
    if let length = layout.lengthRow(sources[row]) {
      rows[row].row.constant = length.constant
      rows[row].row.priority = length.priority
      return
    }
    guard layout.write(sources[row], form, to: &constraint) else {
      preconditionFailure("the rows of a layout are all there")
    }
    rows[row].row.constant = constraint.expression.constant
    rows[row].row.priority = constraint.priority
  }

  /// The constant of a constraint's expression.
  func constant(of constraint: Int) -> Double { rows[constraint].constant }

  /// The whole program; made anew at each read.
  package var program: LinearProgram {
    var program = form.program
    program.reserve(constraints: rows.count, terms: terms.count)
    terms.withUnsafeBufferPointer { terms in
      for row in rows { program.add(row.row, terms: row.terms(in: terms)) { $0 } }
    }
    return program
  }

  /// The program of one axis, whose variables are every other one.
  func program(_ axis: Axis) -> LinearProgram {
    var program = form.program(axis)
    program.reserve(constraints: rows.count / 2, terms: terms.count / 2)
    let isVertical = axis == .vertical
    terms.withUnsafeBufferPointer { terms in
      for row in rows where row.isVertical == isVertical {
        program.add(row.row, terms: row.terms(in: terms)) { form.halfVariable($0) }
      }
    }
    return program
  }

  /// For each constraint of the program of one axis its number in the whole program.
  func numbers(_ axis: Axis) -> [Int] { rows.indices.filter { rows[$0].axis == axis } }

  /// What makes the program of one axis of that of another layout with the same items: the constraints
  /// of that program whose constants are others; `nil` where more is otherwise.
  func changedConstants(
    _ axis: Axis, since other: CompiledProgram
  ) -> [(constraint: Int, constant: Double)]? {
    guard layout.parents == other.layout.parents else { return nil }
    guard !hasTermsOfItsOwn(beside: other) || hasSameTerms(axis, as: other) else { return nil }
    var result: [(constraint: Int, constant: Double)] = []
    let isVertical = axis == .vertical
    var (number, position) = (0, 0)
    for row in rows where row.isVertical == isVertical {
      while other.rows[position].isVertical != isVertical { position += 1 }
      let otherRow = other.rows[position].row
      guard row.row.hasKind(of: otherRow) else { return nil }
      // Bit by bit: 0 and -0 are not the same constant.
      if row.constant.bitPattern != otherRow.constant.bitPattern {
        result.append((number, row.constant))
      }
      position += 1
      number += 1
    }
    return result
  }

  /// Whether the terms were written for this program; those of one that was made after another one are
  /// the same array, which both hold.
  private func hasTermsOfItsOwn(beside other: CompiledProgram) -> Bool {
    rows.count != other.rows.count
      || terms.withUnsafeBufferPointer { terms in
        other.terms.withUnsafeBufferPointer { $0.baseAddress != terms.baseAddress }
      }
  }

  /// Whether the rows along an axis have the terms of those of another program, in order.
  private func hasSameTerms(_ axis: Axis, as other: CompiledProgram) -> Bool {
    let (numbers, otherNumbers) = (numbers(axis), other.numbers(axis))
    guard numbers.count == otherNumbers.count else { return false }
    return terms.withUnsafeBufferPointer { terms in
      other.terms.withUnsafeBufferPointer { otherTerms in
        numbers.indices.allSatisfy {
          rows[numbers[$0]].terms(in: terms)
            .elementsEqual(other.rows[otherNumbers[$0]].terms(in: otherTerms))
        }
      }
    }
  }

  /// Solves the program.
  /// - Parameters:
  ///   - ambiguity: Whether to keep what questions about ambiguity need.
  ///   - previous: What was solved before with the same ambiguity; an axis with the same program is
  ///     not solved again.
  package func solved(
    ambiguity: Bool = true, after previous: SolvedProgram? = nil
  ) -> SolvedProgram {
    SolvedProgram(
      program: self, solution: LayoutSolution(self, ambiguity: ambiguity, after: previous))
  }
}

extension CompiledProgram.Row {
  fileprivate init(_ length: CompiledLayout.LengthRow, firstTerm: Int) {
    self.init(
      firstTerm: Int32(firstTerm), termCount: 1, isVertical: length.axis == .vertical,
      row: LinearProgram.Row(
        relation: length.relation, isImplicit: true, constant: length.constant,
        priority: length.priority))
  }

  /// Its part of all terms.
  @inline(__always)
  fileprivate func terms(in all: UnsafeBufferPointer<Term>) -> UnsafeBufferPointer<Term> {
    UnsafeBufferPointer(rebasing: all[Int(firstTerm)..<Int(firstTerm + termCount)])
  }
}

/// A program with its solution, and the questions that a layout asks them.
package struct SolvedProgram: Sendable {
  package let program: CompiledProgram
  package let solution: LayoutSolution

  package var layout: CompiledLayout { program.layout }
  package var form: LinearForm { program.form }
  package var sources: [CompiledLayout.Source] { program.sources }

  /// The exact alignment rect of an item or guide in points of the root.
  package func rect(_ item: Int) -> CGRect { form.rect(item) { solution.value(of: $0) } }

  /// The exact alignment rects of all items and guides in points of the root.
  package var rects: [CGRect] { solution.rects }

  /// Left side minus right side of each constraint in points; 0 where it is met exactly.
  package var residuals: [Double] {
    var difference = LinearExpression()
    return layout.constraints.indices.map { residual($0, scratch: &difference) }
  }

  /// Left side minus right side of one constraint in points.
  package func residual(_ constraint: Int, scratch: inout LinearExpression) -> Double {
    scratch.terms.removeAll(keepingCapacity: true)
    scratch.constant = 0
    form.addDifference(layout.constraints.equation(constraint), to: &scratch)
    return solution.value(of: scratch)
  }
}
