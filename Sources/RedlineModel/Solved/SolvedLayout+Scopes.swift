extension SolvedLayout {
  /// The layout with the scope of each constraint that other size classes do not have.
  ///
  /// For code that only activates and deactivates constraints, as UIKit's: what all layouts have is
  /// common, anything else is of the size class by which it can be told, `regular width`. A
  /// constraint that has another constant or priority elsewhere is another one.
  /// - Parameter others: The same views solved in other environments. Those of the same size classes
  ///   say nothing and are left out.
  public func scoped(comparedWith others: [SolvedLayout]) -> SolvedLayout {
    let own = environment.traits
    let compared: [(traits: TraitCollection, held: HeldConstraints)] =
      others.compactMap { layout in
        let traits = layout.environment.traits
        guard
          traits.horizontalSizeClass != own.horizontalSizeClass
            || traits.verticalSizeClass != own.verticalSizeClass
        else { return nil }
        return (traits, HeldConstraints(layout))
      }
    var layout = self
    for (index, constraint) in constraints.enumerated()
    where constraint.origin == .user && constraint.isActive && constraint.scope == nil {
      let holders = compared.map {
        ($0.traits, $0.held.contains(constraint, scale: environment.device.scale))
      }
      layout.constraints[index].scope = scope(own, holders)
    }
    return layout
  }

  /// The size class that tells where the constraint is from where it is not; `nil` if it is
  /// everywhere.
  private func scope(
    _ own: TraitCollection, _ others: [(traits: TraitCollection, isHeld: Bool)]
  ) -> String? {
    if others.allSatisfy(\.isHeld) { return nil }
    let width = "\(own.horizontalSizeClass.rawValue) width"
    let height = "\(own.verticalSizeClass.rawValue) height"
    if others.allSatisfy({ ($0.traits.horizontalSizeClass == own.horizontalSizeClass) == $0.isHeld }
    ) {
      return width
    }
    if others.allSatisfy({ ($0.traits.verticalSizeClass == own.verticalSizeClass) == $0.isHeld }) {
      return height
    }
    // In all but one: that is not of this width or not of this height.
    let without = others.filter { !$0.isHeld }
    if without.count == 1, others.count > 1 {
      let (other, vertical) = (
        without[0].traits.horizontalSizeClass.other, without[0].traits.verticalSizeClass.other
      )
      return "\(other.rawValue) width or \(vertical.rawValue) height"
    }
    let rest = others.filter(\.isHeld).map(\.traits).map {
      "\($0.horizontalSizeClass.rawValue) width, \($0.verticalSizeClass.rawValue) height"
    }
    // Several devices may have the same size classes.
    let all: [String] = (["\(width), \(height)"] + rest).reduce(into: []) { known, one in
      if !known.contains(one) { known.append(one) }
    }
    return all.joined(separator: " or ")
  }
}

extension SizeClass {
  fileprivate var other: SizeClass { self == .compact ? .regular : .compact }
}

/// The active constraints of a layout, by what makes them the same as those of another one.
private struct HeldConstraints {
  private var constants: [ConstraintContent: [Double]] = [:]
  private let scale: Double

  init(_ layout: SolvedLayout) {
    scale = layout.environment.device.scale
    for constraint in layout.constraints where constraint.isActive {
      constants[ConstraintContent(constraint), default: []].append(constraint.constant)
    }
  }

  /// Whether one is the same as that of another layout. So many points are the same, and so many pixels: a line of
  /// `1 / UIScreen.main.scale` is there on each device.
  func contains(_ constraint: SolvedLayout.Constraint, scale other: Double) -> Bool {
    let pixels = constraint.constant * other
    return constants[ConstraintContent(constraint), default: []].contains { constant in
      constant == constraint.constant || abs(constant * scale - pixels) < 1e-6
    }
  }
}

/// What makes two constraints of two layouts the same, but for how long they are.
private struct ConstraintContent: Hashable {
  var first: SolvedLayout.Anchor
  var relation: Relation
  var second: SolvedLayout.Anchor?
  var numbers: [Double]

  init(_ constraint: SolvedLayout.Constraint) {
    first = constraint.first
    relation = constraint.relation
    second = constraint.second
    numbers = [constraint.multiplier, constraint.priority]
  }
}
