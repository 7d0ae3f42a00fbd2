import Foundation
import RedlineModel
import RedlineSolver

/// One of two layouts: its compiled layout and its rects over the numbers that both share.
struct LayoutSide {
  let layout: SolvedLayout
  /// With shared numbers; what only the other layout has is absent. Constraints stay at their
  /// positions.
  let compiled: CompiledLayout
  let form: LinearForm
  /// By number; `nil` for what is not there and for what stack views use for themselves.
  let rects: [CGRect?]

  /// - Parameter nodes: The shared number of each item, guide and spacer by id.
  init(_ layout: SolvedLayout, nodes: [String: Int], count: Int) {
    self.layout = layout
    let ids = layout.items.map(\.id) + layout.guides.map(\.id) + layout.spacers.map(\.id)
    compiled = layout.compiled().renumbered(ids.map { nodes[$0] ?? 0 }, count: count)
    form = LinearForm(compiled, leansOnParents: false)
    var rects = [CGRect?](repeating: nil, count: count)
    for item in layout.items {
      if let node = nodes[item.id] { rects[node] = item.alignmentRect }
    }
    for guide in layout.guides {
      if let node = nodes[guide.id] { rects[node] = guide.frame }
    }
    self.rects = rects
  }

  /// The number of the view around an item or a guide, -1 for the root and what is not there.
  var parents: [Int] { compiled.parents }

  /// The row of the program, `nil` where the layout does not have it.
  func row(_ source: CompiledLayout.Source) -> LinearConstraint? { compiled.row(source, form) }

  /// The row of an active constraint, by its position.
  func row(ofConstraint index: Int) -> LinearConstraint? {
    compiled.constraints[index].isActive ? row(.constraint(index)) : nil
  }

  /// The value that a variable has in the layout.
  func value(of variable: Int) -> Double? {
    form.value(of: form.variable(variable), in: rects)
  }
}
