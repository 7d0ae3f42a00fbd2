import Foundation
import RedlineSolver
import Testing

/// A system of `Oracle.txt`, which says how it is made and what its lines mean, with the answers of
/// HiGHS.
struct OracleSystem: CustomTestStringConvertible, Sendable {
  /// The seed and the family.
  var testDescription: String
  var program = LinearProgram()
  var variables: [Variable] = []
  var isFeasible = true
  /// Nil if none are written down.
  var conflicts: [Conflict]?
  /// The least violations by priority; nil if none are written down.
  var sums: [Double: Double]?
  var ranges: [ClosedRange<Double>] = []

  struct Malformed: Error {
    var line: Substring
  }

  /// All systems of the file.
  static func all() throws -> [OracleSystem] {
    let url = try #require(Bundle.module.url(forResource: "Oracle", withExtension: "txt"))
    let text = try String(contentsOf: url, encoding: .utf8)
    var result: [OracleSystem] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if words[0] == "system" {
        guard words.count == 4, let count = Int(words[3]) else { throw Malformed(line: line) }
        var system = OracleSystem(testDescription: "seed \(words[1]), \(words[2])")
        system.variables = (0..<count).map { _ in system.program.addVariable() }
        result.append(system)
      } else if result.isEmpty {
        throw Malformed(line: line)
      } else {
        try result[result.count - 1].read(words, line)
      }
    }
    return result
  }

  private mutating func read(_ words: [Substring], _ line: Substring) throws {
    switch words[0] {
    case "=": try addConstraint(.equal, words, line)
    case "<": try addConstraint(.lessThanOrEqual, words, line)
    case ">": try addConstraint(.greaterThanOrEqual, words, line)
    case "feasible": conflicts = []
    case "infeasible": isFeasible = false
    case "conflict":
      let numbers = words.dropFirst().map { Int($0.prefix { $0 != ":" }) ?? -1 }
      conflicts =
        (conflicts ?? []) + [
          Conflict(constraints: Array(numbers.dropFirst()), broken: numbers[0])
        ]
    case "sums":
      let pairs = try words.dropFirst().map { try Self.pair($0, line) }
      sums = Dictionary(uniqueKeysWithValues: pairs)
    case "values": ranges = try words.dropFirst().map { try Self.range($0, line) }
    default: throw Malformed(line: line)
    }
  }

  private mutating func addConstraint(
    _ relation: Relation, _ words: [Substring], _ line: Substring
  ) throws {
    let numbers = words[1..<4].compactMap { Double($0) }
    guard numbers.count == 3 else { throw Malformed(line: line) }
    let terms = try words.dropFirst(4).map { word in
      let (variable, coefficient) = try Self.pair(word, line)
      return Term(variables[Int(variable)], coefficient: coefficient)
    }
    program.add(
      LinearConstraint(
        LinearExpression(terms, constant: numbers[2]), relation, priority: numbers[0],
        weight: numbers[1]))
  }

  private static func pair(_ word: Substring, _ line: Substring) throws -> (Double, Double) {
    let numbers = word.split(separator: ":").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Malformed(line: line) }
    return (numbers[0], numbers[1])
  }

  private static func range(_ word: Substring, _ line: Substring) throws -> ClosedRange<Double> {
    let ends = word.replacing("..", with: " ").split(separator: " ").compactMap { Double($0) }
    guard let low = ends.first, let high = ends.last, low <= high else {
      throw Malformed(line: line)
    }
    return low...high
  }
}
