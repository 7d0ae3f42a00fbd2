package import Foundation
import RedlineIO
package import RedlineModel

/// The frames of a layout that a running program was asked for, beside those that Redline gives.
package struct CapturedParity: Sendable, Hashable, Encodable {
  /// A view whose frames differ.
  package struct Row: Sendable, Hashable, Encodable {
    package var id: String
    package var device: CGRect
    package var own: CGRect
    /// The greatest distance of two edges, in points.
    package var distance: Double
  }

  /// How many views are compared.
  package var count = 0
  /// Those that differ by more than is allowed, the worst first.
  package var rows: [Row] = []
  /// Ids that only one of the layouts has.
  package var missing: [String] = []
  /// Those of them that only Redline's layout has.
  package var missingThere: [String] = []

  /// Compares with another layout of the same views, by id.
  package init(device: SolvedLayout, own: SolvedLayout, tolerance: Double) {
    let other = Dictionary(own.items.map { ($0.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
    for item in device.items {
      guard let frame = other[item.id] else {
        missing.append(item.id)
        continue
      }
      compare(item.id, item.frame, frame, tolerance)
    }
    let known = Set(device.items.map(\.id))
    missingThere = own.items.map(\.id).filter { !known.contains($0) }
    missing += missingThere
    sort()
  }

  /// Solves the device's own constraints and content sizes again. Views that no constraint places are
  /// left out.
  package init(resolving device: SolvedLayout, tolerance: Double) {
    let compiled = device.compiled()
    let solved = CompiledProgram(compiled).solved(ambiguity: false)
    var isPlaced: Set<Int> = []
    for constraint in compiled.constraints where constraint.isActive {
      isPlaced.formUnion([constraint.first, constraint.second ?? constraint.first])
    }
    for (number, item) in device.items.enumerated().dropFirst() where isPlaced.contains(number) {
      compare(item.id, item.alignmentRect, solved.rect(number), tolerance)
    }
    sort()
  }

  private mutating func compare(_ id: String, _ a: CGRect, _ b: CGRect, _ tolerance: Double) {
    count += 1
    let edges = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
    let distance = Double(edges.map { abs($0) }.max() ?? 0)
    guard distance > tolerance + 1e-6 else { return }
    rows.append(Row(id: id, device: a.settled, own: b.settled, distance: distance.settled))
  }

  private mutating func sort() {
    rows.sort { ($1.distance, $0.id) < ($0.distance, $1.id) }
  }

  /// A line for the whole, and one for each view that differs.
  package var text: String {
    let head = "\(count - rows.count) of \(counted(count, "frame")) are the device's"
    let lines = rows.map { row in
      "\(row.id): \(rect(row.device)) there, \(rect(row.own)) here, off by \(formatted(row.distance)) pt"
    }
    let others = Set(missingThere)
    let gone = missing.map { id in
      "\(id): only \(others.contains(id) ? "Redline's layout" : "the device's layout") has it"
    }
    return ([head] + lines + gone)
      .map { $0.printableLine + "\n" }.joined()
  }

  private func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { formatted($0) }.joined(separator: " ")
  }
}
