import Foundation
package import RedlineModel
import RedlineSolver

/// The program of a solved layout, made again from what the layout holds, to ask it why something
/// is where it is.
package struct LayoutProgram {
  private let solved: SolvedProgram
  /// The alignment rects that the layout holds, by number.
  private let rects: [CGRect?]

  package init(_ layout: SolvedLayout) {
    solved = CompiledProgram(layout.compiled()).solved(ambiguity: false)
    rects =
      layout.items.map(\.alignmentRect) + layout.guides.map(\.frame)
      + layout.spacers.map { _ in nil }
  }

  /// What determines a line or a length, and whether that gives the value that the layout has; `nil`
  /// for what has none.
  package func determination(
    _ item: Int, _ attribute: Attribute
  ) -> (SolvedProgram.Determination, isReproduced: Bool)? {
    guard let held = held(item, attribute) else { return nil }
    var found = solved.determination(item, attribute)
    let isReproduced = abs(found.value - held) < 0.01
    found.value = held.settled
    return (found, isReproduced)
  }

  /// A line or length as the layout has it, in points of the root.
  private func held(_ item: Int, _ attribute: Attribute) -> Double? {
    guard attribute.axis != nil else { return nil }
    let line = solved.form.expression(item, attribute)
    var held = line.constant
    for term in line.terms {
      guard let value = solved.form.value(of: term.variable, in: rects) else { return nil }
      held += term.coefficient * value
    }
    return held
  }

  /// The parts in the order in which they hang together, from an item on.
  package func chain(
    _ parts: [SolvedProgram.Determination.Part], from item: Int
  ) -> [SolvedProgram.Determination.Part] {
    let ends = parts.map { $0.source.items(in: solved.layout).filter { $0 > 0 } }
    var partsAt: [Int: [Int]] = [:]
    for index in parts.indices {
      for end in ends[index] { partsAt[end, default: []].append(index) }
    }
    var isTaken = [Bool](repeating: false, count: parts.count)
    var result: [SolvedProgram.Determination.Part] = []
    var reached = [item]
    var next = 0
    while next < reached.count {
      for index in partsAt.removeValue(forKey: reached[next]) ?? [] where !isTaken[index] {
        isTaken[index] = true
        result.append(parts[index])
        reached += ends[index]
      }
      next += 1
    }
    return result + parts.indices.filter { !isTaken[$0] }.map { parts[$0] }
  }
}
