import Foundation
package import RedlineModel
import RedlineSolver

/// The program of a solved layout, built again from what the layout holds, to ask it why something
/// is where it is.
package struct LayoutProgram {
  /// What a row of the program stands for.
  package enum Source: Hashable, Sendable {
    case screen(Attribute)
    /// A line of one of UIKit's own guides.
    case guide(id: String, Attribute)
    case constraint(id: String)
    /// The length that a content has.
    case content(item: String, Axis)
    case minimumSize(item: String, Axis)
  }

  /// What one row brings to a value.
  package struct Part: Hashable, Sendable {
    package var source: Source
    /// Points; those of all parts together are the value unless a part of it is free.
    package var amount: Double
    /// How many points the value moves when the row's constant or length grows by one.
    package var rate: Double
  }

  /// What determines a line or a length of an item.
  package struct Answer: Hashable, Sendable {
    package var value: Double
    /// From the item to the screen.
    package var parts: [Part]
    /// Whether nothing determines a part of the value.
    package var isFree: Bool
    /// Whether the program gives the value that the layout has.
    package var isReproduced: Bool
  }

  private let numbers: [String: Int]
  private let solved: SolvedProgram
  /// The alignment rects that the layout holds, by number.
  private let rects: [CGRect?]
  private let sources: [Source]
  /// The items and guides that a source hangs together with.
  private let ends: [Source: [Int]]

  package init(_ layout: SolvedLayout) {
    numbers = layout.numbers
    solved = CompiledProgram(layout.compiled()).solved(ambiguity: false)
    rects =
      layout.items.map(\.alignmentRect) + layout.guides.map(\.frame)
      + layout.spacers.map { _ in nil }
    let ids = layout.items.map(\.id) + layout.guides.map(\.id) + layout.spacers.map(\.id)
    var sources: [Source] = []
    var ends: [Source: [Int]] = [:]
    for source in solved.sources {
      let (name, numbers) = Self.name(source, layout, ids, solved.layout)
      sources.append(name)
      ends[name] = numbers.filter { $0 > 0 }
    }
    (self.sources, self.ends) = (sources, ends)
  }

  /// A source by ids, and the numbers of what it hangs together with; everything hangs on the root,
  /// which tells nothing about the order.
  private static func name(
    _ source: CompiledLayout.Source, _ layout: SolvedLayout, _ ids: [String],
    _ compiled: CompiledLayout
  ) -> (Source, [Int]) {
    switch source {
    case .root(let line): return (.screen(line), [])
    case .guide(let item, let line):
      return (.guide(id: ids[item], line), [item, compiled.parents[item]])
    case .minimumSize(let item, let axis), .boundedSize(let item, let axis):
      return (.minimumSize(item: ids[item], axis), [item])
    case .content(let item, let axis, _): return (.content(item: ids[item], axis), [item])
    case .constraint(let index), .bound(let index, _):
      let constraint = compiled.constraints[index]
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      return (.constraint(id: layout.constraints[index].id), ends)
    }
  }

  /// What determines a line or a length; `nil` for what is not there.
  package func answer(_ id: String, _ attribute: Attribute) -> Answer? {
    guard let node = numbers[id], let (line, held) = line(node, attribute) else { return nil }
    let found = solved.solution.determination(of: line)
    var parts: [Part] = []
    var positions: [Source: Int] = [:]
    for part in found.parts where abs(part.rate) > 1e-9 {
      let next = Part(
        source: sources[part.constraint],
        amount: (part.rate * solved.form.program.constant(of: part.constraint)).settled,
        rate: (-part.rate).settled)
      // Both bounds of a content are one thing.
      if let same = positions[next.source] {
        parts[same].amount = (parts[same].amount + next.amount).settled
        parts[same].rate = (parts[same].rate + next.rate).settled
      } else {
        positions[next.source] = parts.count
        parts.append(next)
      }
    }
    return Answer(
      value: held.settled, parts: chain(parts, from: node), isFree: !found.leanings.isEmpty,
      isReproduced: abs(solved.solution.value(of: line) - held) < 0.01)
  }

  /// How much each source moves a line or a length; `nil` for what is not there.
  package func rates(
    _ id: String, _ attribute: Attribute
  ) -> (rates: [Source: Double], isReproduced: Bool)? {
    guard let node = numbers[id], let (line, held) = line(node, attribute) else { return nil }
    var rates: [Source: Double] = [:]
    for part in solved.solution.determination(of: line).parts where abs(part.rate) > 1e-9 {
      rates[sources[part.constraint], default: 0] -= part.rate
    }
    return (
      rates.mapValues { $0.settled }, abs(solved.solution.value(of: line) - held) < 0.01
    )
  }

  /// A line over the program's variables, with the value that the layout has.
  private func line(_ node: Int, _ attribute: Attribute) -> (LinearExpression, Double)? {
    guard attribute.axis != nil else { return nil }
    let line = solved.form.expression(node, attribute)
    var held = line.constant
    for term in line.terms {
      guard let value = solved.form.value(of: term.variable, in: rects) else { return nil }
      held += term.coefficient * value
    }
    return (line, held)
  }

  /// The parts in the order in which they hang together, from the item on.
  private func chain(_ parts: [Part], from node: Int) -> [Part] {
    var partsAt: [Int: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      for end in ends[part.source] ?? [] { partsAt[end, default: []].append(index) }
    }
    var isTaken = [Bool](repeating: false, count: parts.count)
    var result: [Part] = []
    var reached = [node]
    var next = 0
    while next < reached.count {
      for index in partsAt.removeValue(forKey: reached[next]) ?? [] where !isTaken[index] {
        isTaken[index] = true
        result.append(parts[index])
        reached += ends[parts[index].source] ?? []
      }
      next += 1
    }
    return result + parts.indices.filter { !isTaken[$0] }.map { parts[$0] }
  }
}
