import Foundation
import RedlineSolver

/// A constraint system and what is done with it, read from text: one operation a line.
///
/// ```text
/// V count                                 variables 0..<count
/// C id relation level weight constant n (variable coefficient)×n
///                                         a constraint: sum + constant, relation (= < >), 0;
///                                         level: R required, S strong, M medium, W weak
/// + id   - id                             adds, removes a constraint
/// E variable level weight                 edits a variable: an equality at a level
/// S variable value                        gives an edited variable a value
/// U                                       reads all values
/// B label   X label                       a timed section begins, ends
/// Q label                                 a checkpoint
/// ```
struct Workload {
  enum Operation {
    case add(Int)
    case remove(Int)
    case edit(variable: Int, priority: Double, weight: Double)
    case suggest(variable: Int, value: Double)
    case update
    case begin
    case end
    case check(String)
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  var name: String
  /// The system without constraints.
  var system = LinearSystem()
  var variables: [Variable] = []
  var constraints: [LinearConstraint] = []
  var operations: [Operation] = []

  init(contentsOf file: URL) throws {
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw Problem(description: "\(file.path) cannot be read: \(error.localizedDescription)")
    }
    try self.init(
      name: file.deletingPathExtension().lastPathComponent, text: text, source: file.path)
  }

  /// - Parameter source: Where the text is from, for what is said about it.
  init(name: String, text: String, source: String = "workload") throws {
    self.name = name
    var numbers: [Int: Int] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var words = Words(line: line)
      do {
        try read(&words, &numbers)
      } catch let problem as Problem {
        throw Problem(
          description: "\(source):\(index + 1): \(problem.description): \(line.prefix(60))")
      }
    }
  }

  private mutating func read(_ words: inout Words, _ numbers: inout [Int: Int]) throws {
    guard let kind = words.nextIfAny(), !kind.hasPrefix("#") else { return }
    switch kind {
    case "V":
      for _ in 0..<(try words.count()) { variables.append(system.addVariable()) }
    case "C":
      let id = try words.count()
      let relation = try words.relation()
      let priority = try words.priority()
      let weight = try words.number()
      let constant = try words.number()
      let terms = try (0..<(try words.count())).map { _ in
        let variable = variables[try words.count(below: variables.count)]
        return Term(variable, coefficient: try words.number())
      }
      guard numbers.updateValue(constraints.count, forKey: id) == nil else {
        throw Problem(description: "the constraint \(id) is there already")
      }
      constraints.append(
        LinearConstraint(
          LinearExpression(terms, constant: constant), relation, priority: priority,
          weight: weight))
    case "+", "-":
      let id = try words.count()
      guard let number = numbers[id] else {
        throw Problem(description: "there is no constraint \(id)")
      }
      operations.append(kind == "+" ? .add(number) : .remove(number))
    case "E":
      let variable = try words.count(below: variables.count)
      operations.append(
        .edit(variable: variable, priority: try words.priority(), weight: try words.number()))
    case "S":
      let variable = try words.count(below: variables.count)
      operations.append(.suggest(variable: variable, value: try words.number()))
    case "U": operations.append(.update)
    case "B": operations.append(.begin)
    case "X": operations.append(.end)
    case "Q": operations.append(.check(String(try words.next())))
    default: throw Problem(description: "no operation is called \(kind)")
    }
  }

  /// The words of a line.
  private struct Words {
    private var rest: ArraySlice<Substring>

    init(line: Substring) {
      rest = line.split(separator: " ")[...]
    }

    mutating func nextIfAny() -> Substring? {
      rest.popFirst()
    }

    mutating func next() throws -> Substring {
      guard let word = rest.popFirst() else { throw Problem(description: "a word is missing") }
      return word
    }

    mutating func number() throws -> Double {
      let word = try next()
      guard let value = Double(word), value.isFinite else {
        throw Problem(description: "\(word) is not a number")
      }
      return value
    }

    mutating func count(below limit: Int = 10_000_000) throws -> Int {
      let word = try next()
      guard let value = Int(word), value >= 0, value < limit else {
        throw Problem(description: "\(word) is not a whole number below \(limit)")
      }
      return value
    }

    mutating func relation() throws -> Relation {
      let word = try next()
      switch word {
      case "=": return .equal
      case "<": return .lessThanOrEqual
      case ">": return .greaterThanOrEqual
      default: throw Problem(description: "\(word) is not a relation; those are = < >")
      }
    }

    mutating func priority() throws -> Double {
      let word = try next()
      switch word {
      case "R": return 1000
      case "S": return 750
      case "M": return 500
      case "W": return 250
      default:
        guard let value = Double(word), value > 0, value <= 1000 else {
          throw Problem(description: "\(word) is not a level; those are R S M W and 1...1000")
        }
        return value
      }
    }
  }
}
