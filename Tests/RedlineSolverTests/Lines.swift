import RedlineSolver

/// A program written as lines such as `2a -b <= 3 @750 *2 implicit`: one-letter variables, a relation,
/// the right side, then the priority (1000 if there is none), the weight, and whether it is implicit.
struct Lines {
  var program = LinearProgram()
  var variables: [Variable] = []

  /// Makes a program with the first `count` letters as variables; `leanings` are their own values.
  init(_ count: Int, _ lines: [String], leanings: [Double] = []) {
    for index in 0..<count {
      variables.append(
        program.addVariable(offset: index < leanings.count ? leanings[index] : 0))
    }
    for line in lines { program.add(constraint(line)) }
  }

  subscript(name: Character) -> Variable {
    variables[Int(name.asciiValue ?? 97) - 97]
  }

  func expression(_ text: String) -> LinearExpression {
    constraint(text + " = 0").expression
  }

  func values(of solution: Solution) -> [Double] {
    variables.map { solution.value(of: $0) }
  }

  func constraint(_ line: String) -> LinearConstraint {
    var result = LinearConstraint(LinearExpression(), .equal)
    for word in line.split(separator: " ") {
      switch word {
      case "<=": result.relation = .lessThanOrEqual
      case ">=": result.relation = .greaterThanOrEqual
      case "=": result.relation = .equal
      case "implicit": result.isImplicit = true
      default:
        if word.hasPrefix("@") {
          result.priority = Double(word.dropFirst()) ?? .nan
        } else if word.hasPrefix("*") {
          result.weight = Double(word.dropFirst()) ?? .nan
        } else if let name = word.last, name.isLetter {
          let factor = word.dropLast()
          let coefficient = factor == "-" ? -1 : factor.isEmpty ? 1 : Double(factor) ?? .nan
          result.expression.terms.append(Term(self[name], coefficient: coefficient))
        } else {
          result.expression.constant = -(Double(word) ?? .nan)
        }
      }
    }
    return result
  }
}

/// Violations of a point, level by level: what a solution makes as small as it can.
struct Violations {
  var required = 0.0
  /// The weighted sum for each priority, from high to low.
  var sums: [Double] = []

  init(of constraints: [LinearConstraint], at point: [Double]) {
    var byPriority: [(priority: Double, sum: Double)] = []
    for constraint in constraints {
      let value = constraint.expression.terms.reduce(constraint.expression.constant) {
        $0 + $1.coefficient * point[$1.variable.index]
      }
      let violation =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      if constraint.priority == 1000 {
        required = max(required, violation)
      } else if let index = byPriority.firstIndex(where: { $0.priority == constraint.priority }) {
        byPriority[index].sum += constraint.weight * violation
      } else {
        byPriority.append((constraint.priority, constraint.weight * violation))
      }
    }
    sums = byPriority.sorted { $0.priority > $1.priority }.map(\.sum)
  }

  /// Whether this is worse than the other by more than rounding errors.
  func isWorse(than other: Violations) -> Bool {
    for (mine, theirs) in zip(sums, other.sums) where abs(mine - theirs) > 1e-6 {
      return mine > theirs
    }
    return false
  }
}
