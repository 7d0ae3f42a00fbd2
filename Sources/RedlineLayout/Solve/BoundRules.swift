import RedlineSolver

extension LayoutSolver {
  /// Below everything else, a position wants to lie on the bound that an inequality sets it, the
  /// first one before the others; a size that takes part wants rather to be 0.
  ///
  /// The frames are those of UIKit's simplex, in which the slack of a bound stays 0 unless something
  /// moves it. An ambiguous layout stays one: who asks for that solves without these rows.
  func addBounds(_ rules: [Rule], _ form: inout LinearForm, _ sources: inout [Source]) {
    let bounds = rules.filter {
      $0.isActive && $0.origin == .user && $0.relation != .equal && !$0.firstAttribute.isDimension
    }
    var sized: Set<Variable> = []
    for (number, rule) in bounds.enumerated() {
      for (slot, attribute) in [
        (rule.first, rule.firstAttribute), (rule.second, rule.secondAttribute),
      ] {
        guard let slot, slot > 0, let axis = attribute.axis else { continue }
        let size = form.size(slot, axis)
        guard sized.insert(size).inserted else { continue }
        form.program.add(
          LinearConstraint(
            LinearExpression([Term(size, coefficient: 1)]), .equal, priority: 0.9,
            isImplicit: true))
        sources.append(.root(rule.firstAttribute))
      }
      form.program.add(
        LinearConstraint(
          form.difference(rule), .equal, priority: 0.5 / Double(number + 1), isImplicit: true))
      sources.append(.root(rule.firstAttribute))
    }
  }
}
