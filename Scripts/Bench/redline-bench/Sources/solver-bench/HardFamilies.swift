import Foundation
import RedlineSolver

/// Systems that rounding errors spoil, or that have spoiled answers before.
extension RandomSystem {
  /// A coefficient of a few digits between 10 to the power of −`power` and of `power`.
  private mutating func coefficient(_ power: Double) -> Double {
    let size = pow(10, Double.random(in: -power...power, using: &generator))
    let step = pow(10, floor(log10(size)) - 1)
    let digits = (size / step).rounded()
    // Written with few digits, so that it means the same to everybody.
    let value = Double("\(Int(digits))e\(Int(log10(step).rounded()))") ?? 1
    return chance(0.5) ? value : -value
  }

  /// Rows whose coefficients are 1 to 6 powers of 10 apart, about a point at which most hold.
  mutating func makeSpread() {
    let power = number(1...6)
    let isLarge = chance(0.15)
    let count = Int.random(in: isLarge ? 15...30 : 2...9, using: &generator)
    for _ in 0..<count { _ = variable() }
    let point = (0..<count).map { _ in number(-100...100) }
    for _ in 0..<Int.random(in: count...(2 * count), using: &generator) {
      let chosen = Array(0..<count).shuffled(using: &generator)
        .prefix(Int.random(in: 1...4, using: &generator))
      let terms = chosen.map { ($0, coefficient(power)) }
      let exact = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
      let relation =
        chance(0.6) ? Relation.equal : chance(0.5) ? .lessThanOrEqual : .greaterThanOrEqual
      let right = chance(0.5) ? exact.rounded() : number(-1000...1000)
      add(terms, relation, right, priority: chance(0.4) ? 1000 : priority())
    }
  }

  /// Sums of rows and of equalities that almost follow from others.
  mutating func makeDegenerate() {
    let count = Int.random(in: 3...7, using: &generator)
    for _ in 0..<count { _ = variable() }
    for _ in 0..<count {
      add(
        someTerms(3), chance(0.6) ? .equal : .lessThanOrEqual, number(0...40),
        priority: chance(0.4) ? 1000 : priority())
    }
    let rows = program.constraints
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      var sum = LinearExpression()
      for row in rows.shuffled(using: &generator).prefix(3) {
        let factor = choice([1, -1, 0.1, 0.3, 3, 7])
        sum.constant += factor * row.expression.constant
        sum.terms += row.expression.terms.map {
          Term($0.variable, coefficient: (factor * $0.coefficient * 1e6).rounded() / 1e6)
        }
      }
      // Otherwise rounding errors would make them independent.
      sum.constant = (sum.constant * 1e6).rounded() / 1e6
      if chance(0.5), !sum.terms.isEmpty {
        let last = sum.terms.count - 1
        sum.terms[last].coefficient += choice([0.001, -0.001, 0.002])
      }
      program.add(
        LinearConstraint(
          sum, chance(0.5) ? .equal : .lessThanOrEqual, priority: chance(0.3) ? 1000 : priority()))
    }
  }

  /// Something ordinary with bounds that nothing reaches.
  mutating func makeFar() {
    if chance(0.5) { makeChain() } else { makeGrid() }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let far = choice([1e7, 1e9, 1e11, 1e12, 1e15, 1e30, 1e200, .greatestFiniteMagnitude])
      let isUpper = chance(0.5)
      let column = Int.random(in: 0..<variableCount, using: &generator)
      add(
        [(column, choice([1, 1, 2, 0.5]))], isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
        isUpper ? far : -far, priority: chance(0.7) ? 1000 : priority())
    }
  }

  /// Weights that are up to 14 powers of 10 apart on one level.
  mutating func makeWeights() {
    for _ in 0..<Int.random(in: 2...5, using: &generator) { _ = variable() }
    for _ in 0..<Int.random(in: 4...12, using: &generator) {
      add(
        someTerms(3), relation(), number(-50...50),
        priority: chance(0.1) ? 1000 : choice([750, 500]),
        weight: choice([1e-9, 1e-6, 1e-3, 1, 1, 1e3, 1e5]))
    }
  }

  /// Equalities around cycles, some of which add up.
  mutating func makeCycle() {
    let count = Int.random(in: 3...8, using: &generator)
    for _ in 0..<count { _ = variable() }
    let point = (0..<count).map { _ in number(-90...90) / 10 }
    for index in 0..<(count + Int.random(in: 0...3, using: &generator)) {
      let one = index < count ? index : Int.random(in: 0..<count, using: &generator)
      let other = index < count ? (index + 1) % count : Int.random(in: 0..<count, using: &generator)
      let factor = choice([1, 1, 0.1, 0.7, 1.3, 3])
      let shift = chance(0.9) ? 0 : choice([0.001, 1])
      // Otherwise rounding errors would make a conflict.
      let right = ((point[one] - factor * point[other] + shift) * 1000).rounded() / 1000
      add(
        [(one, 1), (other, -factor)], chance(0.9) ? .equal : relation(),
        right, priority: chance(0.8) ? 1000 : priority())
    }
    for index in 0..<count where chance(0.4) {
      add([(index, 1)], relation(), number(-9...9), priority: priority())
    }
  }

  /// Many conflicts that share a container.
  mutating func makeShared() {
    let total = variable()
    let least = number(50...100)
    add([(total, 1)], .lessThanOrEqual, least)
    for _ in 0..<Int.random(in: 2...6, using: &generator) {
      let size = variable()
      add([(size, 1), (total, -1)], chance(0.5) ? .lessThanOrEqual : .equal)
      add([(size, 1)], .greaterThanOrEqual, least + number(-20...40))
      if chance(0.5) { add([(size, 1)], .equal, number(10...90), priority: priority()) }
    }
  }
}
