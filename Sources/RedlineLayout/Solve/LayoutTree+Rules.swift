extension LayoutTree {
  /// The rules of all constraints that views hold, checked, in the order of the hierarchy.
  func userRules(_ environment: LayoutEnvironment) throws(LayoutError) -> [CompiledConstraint] {
    var rules: [CompiledConstraint] = []
    for (slot, view) in views {
      for constraint in view.unheldConstraints where constraint.isActive && !constraint.isDangling {
        _ = try rule(constraint)
      }
      for constraint in view.constraints where !constraint.isDangling {
        var rule = try rule(constraint)
        rule.holder = commonAncestor(of: rule, holder: slot)
        rule.isRightToLeft = direction(of: rule.holder, environment) == .rightToLeft
        rule.isActive = constraint.condition?.holds(in: environment.traits) ?? true
        rules.append(rule)
      }
    }
    return rules
  }

  private func direction(of slot: Int, _ environment: LayoutEnvironment) -> LayoutDirection {
    guard case .view(let view) = slots[slot].content else { return environment.layoutDirection }
    return view.semanticContentAttribute.direction(in: environment.layoutDirection)
  }

  /// The view that holds both items, also where the constraint was activated before they were in
  /// one hierarchy.
  private func commonAncestor(of rule: CompiledConstraint, holder: Int) -> Int {
    guard let second = rule.second else { return holder }
    var (one, other) = (viewSlot(rule.first), viewSlot(second))
    // A parent has a smaller slot than its children.
    while one != other {
      if one > other { one = slots[one].parent } else { other = slots[other].parent }
    }
    return one
  }

  private func viewSlot(_ slot: Int) -> Int {
    if case .view = slots[slot].content { slot } else { slots[slot].parent }
  }

  private func rule(_ constraint: LayoutConstraint) throws(LayoutError) -> CompiledConstraint {
    let first = item(constraint.firstItem!, constraint.firstAttribute, constraint.secondItem)
    let place = constraint.location
    for value in [constraint.multiplier, constraint.constant]
    where !(abs(value) <= LinearForm.largestNumber) {
      throw .nonFinite(constraint: title(constraint), value: value, location: place)
    }
    let priority = Double(constraint.priority.rawValue)
    guard priority > 0, priority <= 1000 else {
      throw .invalidPriority(constraint: title(constraint), value: priority, location: place)
    }
    try checkPairing(constraint)
    guard first.layoutView != nil,
      constraint.secondItem == nil || constraint.secondItem?.layoutView != nil
    else { throw .guideWithoutOwner(constraint: title(constraint), location: place) }
    guard let (slot, attribute) = line(first, constraint.firstAttribute) else {
      throw .noCommonAncestor(
        first: name(first, constraint.firstAttribute),
        second: secondName(constraint) ?? slots[0].name, location: place)
    }
    var rule = CompiledConstraint(
      first: slot, firstAttribute: attribute, relation: constraint.relation,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: priority,
      origin: constraint.origin, identifier: constraint.identifier,
      scope: constraint.condition?.name, isSystemSpacing: constraint.isSystemSpacing,
      location: place)
    if let written = constraint.secondItem, constraint.multiplier != 0 {
      let second = item(written, constraint.secondAttribute, constraint.firstItem)
      guard let (slot, attribute) = line(second, constraint.secondAttribute) else {
        throw .noCommonAncestor(
          first: name(first, constraint.firstAttribute),
          second: name(second, constraint.secondAttribute), location: place)
      }
      rule.second = slot
      rule.secondAttribute = attribute
    }
    return rule
  }

  /// The item whose line an end of a constraint means.
  func item(
    _ item: any LayoutItem, _ attribute: Attribute, _ other: (any LayoutItem)?
  ) -> any LayoutItem {
    (item as? ScrollView)?.item(of: attribute, seenFrom: other) ?? item
  }

  private func checkPairing(_ constraint: LayoutConstraint) throws(LayoutError) {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    let place = constraint.location
    guard constraint.secondItem != nil, constraint.multiplier != 0 else {
      guard first.isDimension else {
        throw .locationEqualToConstant(
          anchor: name(constraint.firstItem!, first), constant: constraint.constant,
          location: place)
      }
      return
    }
    guard first.axis != nil, second.axis != nil, first.isDimension == second.isDimension,
      // UIKit lets items be paired across the axes, though not its anchors.
      first.isDimension || first.axis == second.axis || constraint.facade != nil
    else {
      throw .incompatibleAttributes(
        first: name(constraint.firstItem!, first), second: name(constraint.secondItem!, second),
        location: place)
    }
    guard
      !(first.isDirectional && second.isAbsoluteSide)
        && !(first.isAbsoluteSide && second.isDirectional)
    else {
      throw .mixedDirections(
        first: name(constraint.firstItem!, first), second: name(constraint.secondItem!, second),
        location: place)
    }
  }

  /// Both ends, as an error names a constraint.
  private func title(_ constraint: LayoutConstraint) -> String {
    let first = name(constraint.firstItem!, constraint.firstAttribute)
    return secondName(constraint).map { "\(first) \(constraint.relation.symbol) \($0)" } ?? first
  }

  private func secondName(_ constraint: LayoutConstraint) -> String? {
    constraint.secondItem.map { name($0, constraint.secondAttribute) }
  }

  private func name(_ item: any LayoutItem, _ attribute: Attribute) -> String {
    let slot = slotOf[ObjectIdentifier(item)]
    return (slot.map { slots[$0].displayName } ?? item.displayName) + ".\(attribute.name)"
  }
}
