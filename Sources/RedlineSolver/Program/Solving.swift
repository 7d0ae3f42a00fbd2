/// The run from a program to its solution: passes until the required constraints that are left hold.
struct Solving: Sendable {
  let program: LinearProgram
  /// For each constraint whether it is left out from the start.
  private let isRemoved: [Bool]
  private(set) var isDropped: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Constraints that were dropped, taken back, and may be dropped once more.
  private var restored: Set<Int> = []
  /// For each variable how carefully it is computed; empty as long as all are computed as usual.
  private var care: [Care] = []
  /// What the last pass found before some variables were to be computed exactly.
  private(set) var draft: (values: [Double], heldSources: [Int32]) = ([], [])

  /// How many pivots all passes took.
  private(set) var pivotCount = 0
  /// In which order the last pass eliminated.
  private(set) var order = Order.newest

  /// What required equalities are solved for: each order where the one before puts too many terms into rows.
  enum Order: Int, Sendable {
    /// The newest variables.
    case newest
    /// Variables that few other rows have, positions mostly, so that the sizes that rows compete for stay.
    case positions
    /// Sizes, as differences of positions, which are sums of all sizes before them.
    case sizes
  }

  /// Whether passes keep what solving again with other constants needs.
  var keepsTrace = false

  /// How a part of a program is computed.
  enum Care: Int, Sendable {
    case usual
    /// Pivots are the largest coefficients.
    case careful
    case exact
    /// As usual, because exact arithmetic takes too long.
    case uncertified
  }

  /// - Parameter isRemoved: For each constraint whether it is left out.
  init(program: LinearProgram, without isRemoved: [Bool]? = nil) {
    self.program = program
    self.isRemoved = isRemoved ?? [Bool](repeating: false, count: program.headers.count)
    isDropped = self.isRemoved
  }

  /// Whether everything is computed as usual.
  var isUsual: Bool { care.isEmpty }

  /// Whether the way from constants to values depends on coefficients only.
  var isRepeatable: Bool { isUsual && conflicts.isEmpty }

  var hasExactColumns: Bool { care.contains(.exact) }

  /// How much care the solution took where it took most.
  var greatestCare: Care { care.max { $0.rawValue < $1.rawValue } ?? .usual }

  @inline(__always)
  func care(of column: Int32) -> Care { care.isEmpty ? .usual : care[Int(column)] }

  /// How a constraint is computed.
  func care(ofConstraint index: Int) -> Care {
    guard !care.isEmpty, let term = program.termRange(of: index).first else { return .usual }
    return care[program.terms[term].variable.index]
  }

  /// For each constraint whether it takes no part in elimination.
  var leftOut: [Bool] {
    guard hasExactColumns else { return isDropped }
    return isDropped.indices.map { isDropped[$0] || care(ofConstraint: $0) == .exact }
  }

  mutating func solution(keepingFaces: Bool) -> Solution {
    let pass = lastPass()
    return solution(pass, keepingFaces: keepingFaces)
  }

  /// The solution of a program whose last pass this is.
  func solution(_ pass: Pass, keepingFaces: Bool) -> Solution {
    Solution(
      pass, conflicts: conflicts, keepsFaces: keepingFaces,
      certificate: Solution.Certificate(greatestCare), pivotCount: pivotCount)
  }

  mutating func lastPass() -> Pass {
    while true {
      var pass = Pass(solving: self)
      pass.run()
      pivotCount += pass.pivotCount
      if pass.isDense {
        order = order == .newest ? .positions : .sizes
        continue
      }
      if takeMoreCare(after: pass) { continue }
      conflicts.append(contentsOf: pass.conflicts)
      isDropped = pass.isDropped
      // Each pass that is not the last has dropped a constraint.
      if pass.isComplete && !restore() { return pass }
    }
  }

  /// Starts again with more care where the pass may be spoiled by rounding errors.
  ///
  /// - Returns: Whether there is any such part for which more can be done.
  private mutating func takeMoreCare(after pass: Pass) -> Bool {
    guard !pass.doubtfulColumns.isEmpty else { return false }
    if care.isEmpty { care = [Care](repeating: .usual, count: program.variableCount) }
    var groups = connectedColumns()
    var isDoubtful = [Bool](repeating: false, count: care.count)
    for column in pass.doubtfulColumns { isDoubtful[Int(groups.root(of: column))] = true }
    var isRaised = false
    for column in care.indices where isDoubtful[Int(groups.root(of: Int32(column)))] {
      guard let next = Care(rawValue: care[column].rawValue + 1) else { continue }
      care[column] = next
      isRaised = true
    }
    guard isRaised else { return false }
    draft = (pass.values, pass.heldSources)
    isDropped = isRemoved
    conflicts = []
    restored = []
    return true
  }

  /// The columns that constraints connect.
  func connectedColumns() -> Groups {
    var groups = Groups(columnCount: program.variableCount)
    for index in program.headers.indices where !isRemoved[index] {
      let terms = program.terms[program.termRange(of: index)]
      guard let first = terms.first?.variable.index else { continue }
      for term in terms.dropFirst() { groups.join(Int32(first), Int32(term.variable.index)) }
    }
    return groups
  }

  /// Takes back each constraint that was dropped needlessly, because a later conflict has broken another
  /// one of its conflict; once each.
  ///
  /// - Returns: Whether there are any, so that another pass is needed.
  private mutating func restore() -> Bool {
    guard conflicts.count > 1 else { return false }
    let broken = Set(conflicts.map(\.broken))
    let needless = conflicts.filter { conflict in
      !restored.contains(conflict.broken)
        && conflict.constraints.contains { $0 != conflict.broken && broken.contains($0) }
    }
    guard !needless.isEmpty else { return false }
    for conflict in needless {
      restored.insert(conflict.broken)
      isDropped[conflict.broken] = false
    }
    conflicts.removeAll { needless.contains($0) }
    return true
  }
}
