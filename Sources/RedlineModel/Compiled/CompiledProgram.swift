package import Foundation
package import RedlineSolver

/// The linear program of a ``CompiledLayout``, with what each of its rows stands for.
///
/// Along the two axes a layout mostly has nothing in common: then it is two programs.
package struct CompiledProgram: Sendable {
  private enum Parts: Sendable {
    case whole(LinearProgram)
    case axes(horizontal: LinearProgram, vertical: LinearProgram)
  }

  package private(set) var layout: CompiledLayout
  /// The variables.
  package let form: LinearForm
  /// For each constraint of the program what it stands for.
  package let sources: [CompiledLayout.Source]
  private var parts: Parts
  /// For each constraint its number in the program of its axis, of the y-axis as −1 − number; empty where
  /// the program is whole.
  private let places: [Int32]

  /// Makes the program of a layout.
  package init(_ layout: CompiledLayout) {
    self.layout = layout
    form = LinearForm(layout)
    sources = layout.rows
    if let axes = AxisPrograms(layout, form, sources) {
      parts = .axes(horizontal: axes.horizontal, vertical: axes.vertical)
      places = axes.places
    } else {
      parts = .whole(layout.wholeProgram(form, sources))
      places = []
    }
  }

  /// Whether no row joins the two axes, so that each is a program of its own.
  var isSeparable: Bool {
    if case .axes = parts { true } else { false }
  }

  /// The axis of a row of a program whose axes are apart, and its number in the program of that axis.
  @inline(__always)
  func place(of row: Int) -> (axis: Axis, number: Int) {
    let place = Int(places[row])
    return place >= 0 ? (.horizontal, place) : (.vertical, -1 - place)
  }

  /// The programs of both axes where they are apart, else the whole one.
  var programs: [LinearProgram] {
    switch parts {
    case .whole(let program): [program]
    case .axes(let horizontal, let vertical): [horizontal, vertical]
    }
  }

  /// The whole program.
  package var program: LinearProgram {
    if case .whole(let program) = parts { program } else { layout.wholeProgram(form, sources) }
  }

  /// For each constraint of the program of one axis its number in the whole program.
  func numbers(_ axis: Axis) -> [Int] {
    sources.indices.filter { place(of: $0).axis == axis }
  }

  /// The constant of a constraint's expression.
  func constant(of constraint: Int) -> Double {
    switch parts {
    case .whole(let program): return program.constant(of: constraint)
    case .axes(let horizontal, let vertical):
      let (axis, number) = place(of: constraint)
      return (axis == .horizontal ? horizontal : vertical).constant(of: number)
    }
  }

  /// Solves the program.
  /// - Parameter ambiguity: Whether to keep what questions about ambiguity need.
  package func solved(ambiguity: Bool = true) -> SolvedProgram {
    SolvedProgram(program: self, solution: LayoutSolution(self, ambiguity: ambiguity))
  }

  /// Solves the program with what questions about ambiguity need; `nil` where a rect is another one than in
  /// another solution of the same items, to what is told of it.
  package func solved(agreeingWith other: LayoutSolution) -> SolvedProgram? {
    LayoutSolution(self, agreeingWith: other).map { SolvedProgram(program: self, solution: $0) }
  }

  // MARK: Other lengths

  /// Takes another layout with the same rows; their constants follow with ``setPrograms(_:)``.
  mutating func setLengths(of layout: CompiledLayout) { self.layout = layout }

  /// Gives the root another size, in points; the constants follow with ``setPrograms(_:)``.
  mutating func setRootSize(_ size: CGSize) { layout.rootSize = size }

  /// Gives an item a content of another size, in points; the constants follow with ``setPrograms(_:)``.
  mutating func setContentSize(_ size: CGSize, of item: Int) { layout.contentSizes[item] = size }

  /// Gives a guide other insets; the constants follow with ``setPrograms(_:)``.
  mutating func setInsets(_ insets: EdgeInsets, of item: Int) {
    layout.kinds[item] = .guide(.insets(insets))
  }

  /// The constant of a row as the layout of now has it.
  func constantOfNow(_ row: Int) -> Double {
    if let length = layout.lengthRow(sources[row]) { return length.constant }
    guard let constraint = layout.row(sources[row], form) else {
      preconditionFailure("the rows of a layout are all there")
    }
    return constraint.expression.constant
  }

  /// Takes ``programs`` with other constants.
  mutating func setPrograms(_ programs: [LinearProgram]) {
    switch parts {
    case .whole: parts = .whole(programs[0])
    case .axes: parts = .axes(horizontal: programs[0], vertical: programs[1])
    }
  }
}

/// The programs of both axes of a layout, each with every other variable of the whole program.
private struct AxisPrograms {
  let horizontal: LinearProgram
  let vertical: LinearProgram
  let places: [Int32]

  /// - Returns: `nil` where a row joins the axes.
  init?(_ layout: CompiledLayout, _ form: LinearForm, _ sources: [CompiledLayout.Source]) {
    var rows = AxisRows(rowCount: sources.count, itemCount: layout.count)
    guard rows.add(sources, of: layout, form) else { return nil }
    rows.finish()
    var (horizontal, vertical) = (form.program(.horizontal), form.program(.vertical))
    horizontal.take(rows.horizontal.list)
    vertical.take(rows.vertical.list)
    self.horizontal = horizontal
    self.vertical = vertical
    places = rows.places
  }
}

/// The rows of both axes. Along an axis the sizes of all items come first, then their origins.
private struct AxisRows: ~Copyable {
  /// The rows of one axis.
  struct Rows: ~Copyable {
    private(set) var list: LinearProgram.RowList
    private var headers = Batch<ConstraintHeader>()
    private var terms = Batch<Term>()
    private var header = LinearProgram.RowList.header
    private var term = LinearProgram.RowList.term

    init(count: Int) { list = LinearProgram.RowList(rows: count, terms: 2 * count) }

    /// Adds a row whose terms follow.
    @inline(__always)
    mutating func begin(
      _ relation: RedlineSolver.Relation, isImplicit: Bool, constant: Double, priority: Double
    ) {
      header.start = Int32(list.terms.count + terms.count)
      header.constant = constant
      header.priority = priority
      header.relation = relation
      header.isImplicit = isImplicit
      headers.append(header, to: &list.headers)
    }

    /// Adds a term to the row that was begun last.
    @inline(__always)
    mutating func append(_ coefficient: Double, variable index: Int) {
      term.variable.index = index
      term.coefficient = coefficient
      terms.append(term, to: &list.terms)
    }

    /// How many rows there are.
    @inline(__always)
    var count: Int { list.headers.count + headers.count }

    /// Notes whether the coefficients of the row that was begun last are far apart.
    mutating func noteSpread() {
      finish()
      list.noteSpread()
    }

    /// To be called after the last row.
    mutating func finish() {
      headers.move(to: &list.headers)
      terms.move(to: &list.terms)
    }
  }

  private(set) var horizontal: Rows
  private(set) var vertical: Rows
  private(set) var places: [Int32] = []
  private var newPlaces = Batch<Int32>()
  private let itemCount: Int

  init(rowCount: Int, itemCount: Int) {
    self.itemCount = itemCount
    // One of them mostly has a few rows more.
    let count = 5 * rowCount / 8 + 8
    horizontal = Rows(count: count)
    vertical = Rows(count: count)
    places.reserveCapacity(rowCount)
  }

  /// To be called after the last row.
  mutating func finish() {
    horizontal.finish()
    vertical.finish()
    newPlaces.move(to: &places)
  }

  /// - Returns: Whether no row joins the axes.
  mutating func add(
    _ sources: [CompiledLayout.Source], of layout: CompiledLayout, _ form: LinearForm
  ) -> Bool {
    var constraint = LinearConstraint(LinearExpression(), .equal)
    for source in sources {
      if let length = layout.lengthRow(source) {
        add(along: length.axis) {
          $0.begin(
            length.relation, isImplicit: true, constant: length.constant,
            priority: length.priority)
          $0.append(1, variable: length.item)
        }
        continue
      }
      if case .constraint(let index) = source, addPlain(index, of: layout, form) { continue }
      guard layout.write(source, form, to: &constraint) else {
        preconditionFailure("the rows of a layout are all there")
      }
      guard let axis = form.axis(of: constraint.expression) else { return false }
      add(along: axis) {
        $0.begin(
          constraint.relation, isImplicit: constraint.isImplicit,
          constant: constraint.expression.constant, priority: constraint.priority)
        for term in constraint.expression.terms {
          $0.append(term.coefficient, variable: term.variable.index / 2)
        }
        $0.noteSpread()
      }
    }
    return true
  }

  /// Adds a constraint between lines that have no variable in common, as most have.
  /// - Returns: Whether it is such a one.
  private mutating func addPlain(
    _ index: Int, of layout: CompiledLayout, _ form: LinearForm
  ) -> Bool {
    let equation = layout.constraints.equation(index)
    guard let terms = form.plainTerms(equation) else { return false }
    let standing = layout.constraints.standing(index)
    let itemCount = itemCount
    add(along: terms.axis) { rows in
      rows.begin(
        RedlineSolver.Relation(standing.relation), isImplicit: standing.isImplicit,
        constant: 0 - equation.constant, priority: standing.priority)
      let first = equation.first
      if terms.first.hasOrigin { rows.append(1, variable: itemCount + first) }
      if terms.first.extent != 0 { rows.append(terms.first.extent, variable: first) }
      guard let second = equation.second else { return }
      if terms.second.hasOrigin { rows.append(-1, variable: itemCount + second) }
      if terms.second.extent != 0 { rows.append(-terms.second.extent, variable: second) }
    }
    return true
  }

  @inline(__always)
  private mutating func add(along axis: Axis, _ body: (inout Rows) -> Void) {
    if axis == .horizontal {
      newPlaces.append(Int32(horizontal.count), to: &places)
      body(&horizontal)
    } else {
      newPlaces.append(-1 - Int32(vertical.count), to: &places)
      body(&vertical)
    }
  }
}

extension CompiledLayout {
  fileprivate func wholeProgram(_ form: LinearForm, _ sources: [Source]) -> LinearProgram {
    var program = form.program
    program.reserve(constraints: sources.count, terms: 2 * sources.count)
    var constraint = LinearConstraint(LinearExpression(), .equal)
    for source in sources {
      if let length = lengthRow(source) {
        program.add(length.row, form.size(length.item, length.axis))
        continue
      }
      guard write(source, form, to: &constraint) else {
        preconditionFailure("the rows of a layout are all there")
      }
      constraint.expression.terms.withUnsafeBufferPointer {
        program.add(constraint.row, terms: $0)
      }
    }
    return program
  }
}

extension LinearConstraint {
  fileprivate var row: LinearProgram.Row {
    LinearProgram.Row(
      relation: relation, isImplicit: isImplicit, constant: expression.constant, priority: priority)
  }
}

extension CompiledLayout.LengthRow {
  fileprivate var row: LinearProgram.Row {
    LinearProgram.Row(
      relation: relation, isImplicit: true, constant: constant, priority: priority)
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
