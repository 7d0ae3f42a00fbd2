/// A program that is solved again and again with other constants.
///
/// What it gives is what ``LinearProgram/solved(ambiguity:)`` gives for the same constants, to the last
/// bit but for programs so dense that their rows are put in another order, where it is the same up to
/// rounding: it only leaves out what does not depend on constants. Which row is solved for which variable is known
/// from the first time, so that what is left is a sum for each variable, a look at each row, and the
/// simplex method where a look shows that it is needed.
///
/// ```swift
/// var repeated = RepeatedProgram(program)
/// for width in 320...1024 {
///   repeated.setConstant(-Double(width), of: root)
///   repeated.solve()
///   print(repeated.value(of: title))
/// }
/// ```
public struct RepeatedProgram: Sendable {
  /// The program with the constants of now.
  public private(set) var program: LinearProgram
  private var pass: Pass?
  private var solving: Solving?
  private var isOutdated = true
  /// Whether values may be others with the constants of now.
  private var mayMove = true
  private let isRepeated: Bool

  /// How often the program was solved from its beginning, because it was the first time, or the
  /// constraints contradict each other or need more care than usual.
  public private(set) var wholeCount = 0

  /// Takes a program; nothing is solved yet.
  public init(_ program: LinearProgram) {
    self.init(program, isRepeated: true)
  }

  /// Takes a program; nothing is solved yet.
  /// - Parameter isRepeated: Whether to note what solving again needs.
  package init(_ program: LinearProgram, isRepeated: Bool) {
    self.program = program
    self.isRepeated = isRepeated
  }

  /// Changes the constant of a constraint's expression; it must be finite.
  public mutating func setConstant(_ constant: Double, of constraint: Int) {
    guard program.headers[constraint].constant != constant else { return }
    precondition(constant.isFinite, "A constant must be finite, not \(constant).")
    program.setConstant(constant, of: constraint)
    isOutdated = true
    if !mayMove, pass?.mayMove(with: constraint) != false { mayMove = true }
  }

  /// Solves the program if constants have changed.
  ///
  /// - Returns: Whether it was solved.
  @discardableResult
  public mutating func solve() -> Bool {
    guard isOutdated else { return false }
    isOutdated = false
    defer { mayMove = false }
    if solving?.isRepeatable == true {
      pass?.program = program
      if !mayMove, pass?.hasSamePairs() == true { return true }
      if isRepeated, pass?.repeatSteps() == true { return true }
    }
    wholeCount += 1
    var solving = Solving(program: program)
    solving.keepsTrace = isRepeated
    pass = nil
    pass = solving.lastPass()
    self.solving = solving
    return true
  }

  /// What could not hold when the program was solved last.
  public var conflicts: [Conflict] { solving?.conflicts ?? [] }

  /// The value of a variable when the program was solved last, as
  /// ``Solution/value(of:)-(Variable)``; 0 before the first time.
  @inline(__always)
  public func value(of variable: Variable) -> Double {
    (pass?.values[variable.index] ?? 0) + 0
  }

  /// The values of all variables when the program was solved last, among which may be −0; none before the
  /// first time.
  package var values: [Double] { pass?.values ?? [] }

  /// The solution, with answers to all questions.
  ///
  /// - Parameter ambiguity: Whether it answers questions about ambiguity.
  public mutating func solution(ambiguity: Bool = true) -> Solution {
    solve()
    guard let solving, var pass else { preconditionFailure("a program that was solved has a pass") }
    pass.forgetTrace()
    return solving.solution(pass, keepingFaces: ambiguity)
  }
}
