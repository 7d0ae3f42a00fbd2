public import Foundation
import RedlineSolver

extension View {
  /// Solves the layout and keeps what UIKit's debugging methods ask for.
  /// - Parameters:
  ///   - environment: The device, direction and text size.
  ///   - measuring: Measures texts.
  /// - Throws: ``LayoutError`` for what no layout can be made of.
  public func inspected(
    in environment: LayoutEnvironment, measuring: any TextMeasuring
  ) throws(LayoutError) -> LayoutInspection {
    try checkSize(environment)
    let solver = try LayoutSolver(root: self, environment: environment, measuring: measuring)
    let reading = LayoutReading(solver: solver, pass: solver.solve())
    return LayoutInspection(
      reading: reading, ordered: reading.orderedByStacks(), names: ItemNames(root: self))
  }
}

/// A solved hierarchy as UIKit's debugging methods and its console show it.
///
/// The texts are UIKit's, so that one can be put beside the other. In place of addresses they have
/// numbers of the hierarchy: `UILabel:0x3` is its third view, a view before its subviews; guides
/// count after all views, and `UIWindow:0x0` is the window, which is not there. Constraints of views
/// are numbered in the order in which the views hold them, then follow those that the layout makes
/// by itself.
public struct LayoutInspection {
  let reading: LayoutReading
  /// The same layout with the order of equal views in stack views as a priority.
  let ordered: LayoutReading?
  let names: ItemNames

  /// The constraints from which the view's position and size along an axis follow, as texts, in the
  /// order of the hierarchy; those of content sizes, masks and guides are among them.
  public func constraintsAffectingLayout(of item: any LayoutItem, for axis: Axis) -> [String] {
    affecting(item, axis).compactMap { reading.text(ofSource: $0, names)?.description }
  }

  /// The constraints of views among those from which the item's position and size follow.
  public func userConstraintsAffectingLayout(
    of item: any LayoutItem, for axis: Axis
  ) -> [LayoutConstraint] {
    let all = reading.tree.views.flatMap { $0.view.constraints }.filter { !$0.isDangling }
    return affecting(item, axis).compactMap { index in
      guard case .constraint(let position) = reading.pass.sources[index], position < all.count
      else {
        return nil
      }
      return all[position]
    }
  }

  /// Whether more than one position or size of the item meets all constraints equally well. What a
  /// stack view decides by the order of its views is not ambiguous, nor is a view that only follows
  /// its superview.
  public func hasAmbiguousLayout(_ item: any LayoutItem) -> Bool {
    index(of: item).map { !freedoms($0).isEmpty } ?? false
  }

  /// Another frame that the constraints allow as well, in points of the root: its opposite extreme
  /// along each axis that is free. `nil` if the layout is not ambiguous.
  ///
  /// UIKit's `exerciseAmbiguityInLayout()` takes a random one.
  public func frameExercisingAmbiguity(of item: any LayoutItem) -> CGRect? {
    guard let index = index(of: item) else { return nil }
    let freedoms = freedoms(index)
    guard !freedoms.isEmpty else { return nil }
    var rect = reading.rects[index]
    for freedom in freedoms {
      let isHorizontal = freedom.axis == .horizontal
      let (edge, length) = freedom.otherExtreme(
        edge: isHorizontal ? rect.minX : rect.minY, size: isHorizontal ? rect.width : rect.height)
      if isHorizontal {
        (rect.origin.x, rect.size.width) = (edge, length)
      } else {
        (rect.origin.y, rect.size.height) = (edge, length)
      }
    }
    return rect.settled
  }

  /// UIKit's console text for each set of required constraints that cannot all hold, without the
  /// time and the process in front.
  public var unsatisfiableConstraints: [String] {
    reading.pass.solution.conflicts.map { conflict in
      let members = conflict.constraints.compactMap { reading.text(ofSource: $0, names) }
      return unsatisfiableText(
        members, broken: reading.text(ofSource: conflict.broken, names))
    }
  }

  private func index(of item: any LayoutItem) -> Int? {
    reading.tree.number(of: item)
  }

  func freedoms(_ item: Int) -> [Diagnostic.Freedom] {
    let reading = ordered ?? reading
    let movable = reading.pass.solution.movableVariables
    return Axis.allCases.compactMap { reading.freedom(item, $0, movable: movable) }
  }

  private func affecting(_ item: any LayoutItem, _ axis: Axis) -> [Int] {
    guard let index = index(of: item) else { return [] }
    let start: Attribute = axis == .horizontal ? .left : .top
    let extent: Attribute = axis == .horizontal ? .width : .height
    let lines = [start, extent].map { reading.pass.form.expression(index, $0) }
    return lines.reduce(into: Set<Int>()) { result, line in
      result.formUnion(reading.pass.solution.determination(of: line).parts.map(\.constraint))
    }.sorted()
  }
}

/// The text of the console; quotes inside of it are escaped, as an array prints its strings.
private func unsatisfiableText(_ members: [ConstraintText], broken: ConstraintText?) -> String {
  let hasMask = members.contains { $0.className == "NSAutoresizingMaskLayoutConstraint" }
  let note =
    hasMask
    ? """
    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
    to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n
    """ : ""
  let list = members.map { "    \"\($0.description.replacing("\"", with: "\\\""))\"" }
    .joined(separator: ",\n")
  return """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\
    \tTry this: \n\
    \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
    \(note)(
    \(list)
    )

    Will attempt to recover by breaking constraint \n\(broken?.description ?? "nil")

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.
    """
}

extension Diagnostic.Freedom {
  /// The end of the range that is farther away; 100 pt on where there is no end.
  func otherExtreme(edge: Double, size: Double) -> (edge: Double, size: Double) {
    let length = farther(from: size, lowSize, highSize)
    let newSize = max(0, length)
    // What is held at its far edge grows towards the near one.
    if let far = lowFarEdge, far == highFarEdge { return (far - newSize, newSize) }
    return (farther(from: edge, lowEdge, highEdge), newSize)
  }

  private func farther(from value: Double, _ low: Double?, _ high: Double?) -> Double {
    guard low != high || low == nil else { return value }
    switch (low, high) {
    case (let low?, let high?): return abs(high - value) >= abs(low - value) ? high : low
    case (let low?, nil): return abs(low - value) > 1e-6 ? low : value + 100
    case (nil, let high?): return abs(high - value) > 1e-6 ? high : value - 100
    case (nil, nil): return value + 100
    }
  }
}
