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

  private var side: SideRows
  private var nodes: [String: Int] = [:]
  private var program = LinearProgram()
  private var variables: [Variable] = []
  private var sources: [Source] = []
  /// The items and guides that a source hangs together with.
  private var ends: [Source: [Int]] = [:]
  private let solution: Solution

  package init(_ layout: SolvedLayout) {
    var ids = layout.items.map(\.id) + layout.guides.map(\.id)
    for id in ids { nodes[id] = nodes.count }
    let mentioned = layout.constraints.flatMap { [$0.first.item, $0.second?.item] }
    for case let id? in mentioned where nodes[id] == nil {
      nodes[id] = nodes.count
      ids.append(id)
    }
    side = SideRows(layout, nodes: nodes, count: ids.count)
    for _ in 0..<2 * ids.count { variables.append(program.addVariable()) }
    for parent in side.parents {
      for axis in 0...1 {
        variables.append(
          program.addVariable(
            leaningOn: parent < 0 ? nil : variables[2 * ids.count + 2 * parent + axis]))
      }
    }
    var rows: [(LinearConstraint, Source)] = []
    for line in [Attribute.left, .width, .top, .height] {
      rows.append((side.root(line), .screen(line)))
    }
    for guide in layout.guides {
      for line in [Attribute.left, .top, .right, .bottom] {
        if let row = side.guide(guide, line) { rows.append((row, .guide(id: guide.id, line))) }
      }
    }
    var written: [(LinearConstraint, Source)] = []
    for constraint in layout.constraints {
      guard let row = side.row(constraint) else { continue }
      let source = Source.constraint(id: constraint.id)
      if row.isImplicit { rows.append((row, source)) } else { written.append((row, source)) }
    }
    for id in ids.dropFirst() {
      for axis in Axis.allCases {
        rows.append((side.minimumSize(nodes[id] ?? 0, axis), .minimumSize(item: id, axis)))
      }
    }
    rows += written
    for item in layout.items.reversed() {
      for axis in Axis.allCases {
        for isHugging in [true, false] {
          guard let row = side.content(item, axis, isHugging: isHugging) else { continue }
          rows.append((row, .content(item: item.id, axis)))
        }
      }
    }
    let handles = variables
    for (row, source) in rows {
      let terms = row.expression.terms.map {
        Term(handles[$0.variable.index], coefficient: $0.coefficient)
      }
      program.add(
        LinearConstraint(
          LinearExpression(terms, constant: row.expression.constant), row.relation,
          priority: row.priority, isImplicit: row.isImplicit))
      sources.append(source)
    }
    ends = Self.ends(of: sources, in: layout, nodes)
    solution = program.solved(ambiguity: false)
  }

  /// What determines a line or a length; `nil` for what is not there.
  package func answer(_ id: String, _ attribute: Attribute) -> Answer? {
    guard let node = nodes[id], let (line, held) = line(node, attribute) else { return nil }
    let found = solution.determination(of: line)
    var parts: [Part] = []
    var positions: [Source: Int] = [:]
    for part in found.parts where abs(part.rate) > 1e-9 {
      let next = Part(
        source: sources[part.constraint],
        amount: (part.rate * program.constant(of: part.constraint)).settled,
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
      isReproduced: abs(solution.value(of: line) - held) < 0.01)
  }

  /// How much each source moves a line or a length; `nil` for what is not there.
  package func rates(
    _ id: String, _ attribute: Attribute
  ) -> (rates: [Source: Double], isReproduced: Bool)? {
    guard let node = nodes[id], let (line, held) = line(node, attribute) else { return nil }
    var rates: [Source: Double] = [:]
    for part in solution.determination(of: line).parts where abs(part.rate) > 1e-9 {
      rates[sources[part.constraint], default: 0] -= part.rate
    }
    return (
      rates.mapValues { $0.settled }, abs(solution.value(of: line) - held) < 0.01
    )
  }

  /// A line over the program's variables, with the value that the layout has.
  private func line(_ node: Int, _ attribute: Attribute) -> (LinearExpression, Double)? {
    guard attribute.axis != nil else { return nil }
    var line = side.form.expression(node, attribute)
    var held = line.constant
    for (index, term) in line.terms.enumerated() {
      guard let value = side.value(of: term.variable.index) else { return nil }
      held += term.coefficient * value
      line.terms[index] = Term(variables[term.variable.index], coefficient: term.coefficient)
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

  /// Everything hangs on the root, which tells nothing about the order.
  private static func ends(
    of sources: [Source], in layout: SolvedLayout, _ nodes: [String: Int]
  ) -> [Source: [Int]] {
    var owners: [String: String] = [:]
    for guide in layout.guides { owners[guide.id] = guide.owner }
    var anchors: [String: [String]] = [:]
    for constraint in layout.constraints {
      anchors[constraint.id] = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    }
    var result: [Source: [Int]] = [:]
    for source in sources {
      let ids: [String] =
        switch source {
        case .screen: []
        case .guide(let id, _): [id, owners[id] ?? id]
        case .content(let id, _), .minimumSize(let id, _): [id]
        case .constraint(let id): anchors[id] ?? []
        }
      result[source] = ids.compactMap { nodes[$0] }.filter { $0 > 0 }
    }
    return result
  }
}
