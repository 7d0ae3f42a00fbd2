package import Foundation
package import RedlineSolver

/// The linear program of a ``CompiledLayout``, with what each of its rows stands for.
package struct CompiledProgram: Sendable {
  package let layout: CompiledLayout
  /// The variables, and the program over them.
  package let form: LinearForm
  /// For each constraint of the program what it stands for.
  package let sources: [CompiledLayout.Source]

  package init(_ layout: CompiledLayout) {
    self.layout = layout
    var form = LinearForm(layout)
    sources = layout.rows
    var row = LinearConstraint(LinearExpression(), .equal)
    for source in sources {
      guard layout.write(source, form, to: &row) else {
        preconditionFailure("the rows of a layout are all there")
      }
      form.program.add(row)
    }
    self.form = form
  }

  /// Solves the program.
  /// - Parameter ambiguity: Whether to keep what questions about ambiguity need.
  package func solved(ambiguity: Bool = true) -> SolvedProgram {
    SolvedProgram(program: self, solution: form.program.solved(ambiguity: ambiguity))
  }
}

/// A program with its solution, and the questions that a layout asks them.
package struct SolvedProgram: Sendable {
  package let program: CompiledProgram
  package let solution: Solution

  package var layout: CompiledLayout { program.layout }
  package var form: LinearForm { program.form }
  package var sources: [CompiledLayout.Source] { program.sources }

  /// The exact alignment rect of an item or guide in points of the root.
  package func rect(_ item: Int) -> CGRect {
    CGRect(
      x: value(of: form.origin(item, .horizontal)), y: value(of: form.origin(item, .vertical)),
      width: max(0, value(of: form.size(item, .horizontal))),
      height: max(0, value(of: form.size(item, .vertical))))
  }

  /// Left side minus right side of each constraint in points; 0 where it is met exactly.
  package var residuals: [Double] {
    var difference = LinearExpression()
    return layout.constraints.indices.map { residual($0, scratch: &difference) }
  }

  /// Left side minus right side of one constraint in points.
  package func residual(_ constraint: Int, scratch: inout LinearExpression) -> Double {
    scratch.terms.removeAll(keepingCapacity: true)
    scratch.constant = 0
    form.addDifference(layout.constraints[constraint].equation, to: &scratch)
    return solution.value(of: scratch)
  }

  /// Factors that multiply each other can leave the range in which points mean anything.
  private func value(of variable: Variable) -> Double {
    let value = solution.value(of: variable)
    return value.isNaN ? 0 : min(Self.farthest, max(-Self.farthest, value))
  }

  private static let farthest = 1e11
}
