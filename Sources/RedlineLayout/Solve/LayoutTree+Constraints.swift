extension LayoutTree {
  /// All constraints that views hold, compiled and checked, in the order of the hierarchy; with the
  /// conditions under which they hold, unless they are known from before.
  func userConstraints(
    _ environment: LayoutEnvironment
  ) throws(LayoutError) -> (compiled: [CompiledConstraint], conditions: ConditionList?) {
    if let constraints = known?.constraints(environment) { return (constraints, nil) }
    let lists = heldLists ?? views.compactMap { HeldList($0.view, $0.item) }
    var constraints: [CompiledConstraint] = []
    var conditions = ConditionList()
    var hold: [Bool] = []
    // Half as many again as stack views may add.
    constraints.reserveCapacity(heldCount + heldCount / 2)
    let rightToLeft = attributes.map {
      $0.direction(in: environment.layoutDirection) == .rightToLeft
    }
    let ofGuides = environment.layoutDirection == .rightToLeft
    let traits = environment.traits
    for list in lists {
      let item = list.item
      for constraint in list.unheld where constraint.isActive && !constraint.isDangling {
        _ = try compiled(constraint, constraint.condition)
      }
      var failure: LayoutError?
      _ = list.constraints.allPass { _, constraint in
        if constraint.isDangling { return true }
        let condition = constraint.condition
        var isActive = true
        if let condition {
          let number = conditions.note(condition, of: constraints.count)
          if number == hold.count { hold.append(condition.holds(in: traits)) }
          isActive = hold[number]
        }
        guard constraint.isPlain, let (first, second) = plainEnds(constraint) else {
          do throws(LayoutError) {
            var other = try compiled(constraint, condition)
            other.holder = commonAncestor(other.first, other.second, holder: item)
            other.isRightToLeft = other.holder < views.count ? rightToLeft[other.holder] : ofGuides
            other.isActive = isActive
            constraints.append(other)
          } catch {
            failure = error
          }
          return failure == nil
        }
        // Made in the list: a constraint beside it would be copied into it.
        let holder = commonAncestor(first, second, holder: item)
        constraints.append(
          CompiledConstraint(
            first: first, firstAttribute: constraint.firstAttribute,
            relation: constraint.relation, second: second,
            secondAttribute: second == nil ? .notAnAttribute : constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant,
            priority: Double(constraint.priority.rawValue), origin: constraint.origin,
            identifier: constraint.identifier, scope: condition?.sharedName, isActive: isActive,
            isSystemSpacing: constraint.isSystemSpacing, location: constraint.location,
            holder: holder, isRightToLeft: rightToLeft[holder]))
        return true
      }
      if let failure { throw failure }
    }
    return (constraints, conditions)
  }

  /// The view that holds both items, also where the constraint was activated before they were in
  /// one hierarchy.
  private func commonAncestor(_ first: Int, _ second: Int?, holder: Int) -> Int {
    guard let second else { return holder }
    var (one, other) = (viewItem(first), viewItem(second))
    // A parent has a smaller number than its children.
    while one != other {
      if one > other { one = items[one].parent } else { other = items[other].parent }
    }
    return one
  }

  private func viewItem(_ item: Int) -> Int {
    item < views.count ? item : items[item].parent
  }

  /// The views of a constraint between lines of views of this tree themselves, as most are; `nil` for one
  /// between others, or with numbers that are none.
  @inline(__always)
  private func plainEnds(_ constraint: LayoutConstraint) -> (first: Int, second: Int?)? {
    let priority = Double(constraint.priority.rawValue)
    guard numbers.isLast(constraint.first),
      abs(constraint.multiplier) <= LinearForm.largestNumber,
      abs(constraint.constant) <= LinearForm.largestNumber, priority > 0, priority <= 1000
    else { return nil }
    guard let second = constraint.second else { return (constraint.first.number, nil) }
    return numbers.isLast(second) ? (constraint.first.number, second.number) : nil
  }

  private func compiled(
    _ constraint: LayoutConstraint, _ condition: TraitCondition?
  ) throws(LayoutError) -> CompiledConstraint {
    let first = meant(by: constraint.first, constraint.firstAttribute, constraint.second)
    let multiplier = constraint.multiplier
    let constant = constraint.constant + contentMargins(constraint)
    guard abs(multiplier) <= LinearForm.largestNumber, abs(constant) <= LinearForm.largestNumber
    else {
      let value = abs(multiplier) <= LinearForm.largestNumber ? constant : multiplier
      throw .nonFinite(constraint: title(constraint), value: value, location: constraint.place)
    }
    let priority = Double(constraint.priority.rawValue)
    guard priority > 0, priority <= 1000 else {
      throw .invalidPriority(
        constraint: title(constraint), value: priority, location: constraint.place)
    }
    try checkPairing(constraint)
    guard !first.isOwnerless, constraint.second?.isOwnerless != true else {
      throw .guideWithoutOwner(constraint: title(constraint), location: constraint.place)
    }
    guard let (item, attribute) = line(first, constraint.firstAttribute) else {
      throw .noCommonAncestor(
        first: name(first.item!, constraint.firstAttribute),
        second: secondName(constraint) ?? items[0].name, location: constraint.place)
    }
    var compiled = CompiledConstraint(
      first: item, firstAttribute: attribute, relation: constraint.relation,
      multiplier: multiplier, constant: constant, priority: priority,
      origin: constraint.origin, identifier: constraint.identifier,
      scope: condition?.sharedName, isSystemSpacing: constraint.isSystemSpacing,
      location: constraint.location)
    if let other = constraint.second, multiplier != 0 {
      let second = meant(by: other, constraint.secondAttribute, constraint.first)
      guard let (item, attribute) = line(second, constraint.secondAttribute) else {
        throw .noCommonAncestor(
          first: name(first.item!, constraint.firstAttribute),
          second: name(second.item!, constraint.secondAttribute), location: constraint.place)
      }
      compiled.second = item
      compiled.secondAttribute = attribute
    }
    return compiled
  }

  /// The item whose line an end of a constraint means.
  private func meant(
    by item: ItemHandle, _ attribute: Attribute, _ other: ItemHandle?
  ) -> ItemHandle {
    if let scrollView = item.marginsOfContents(attribute, seenFrom: other) {
      return scrollView.contentLayoutGuide.ownHandle
    }
    guard item.isScrollView, let scrollView = item.view?.asScrollView else { return item }
    return scrollView.item(of: attribute, seenFrom: other?.item).handle
  }

  /// What margins of the contents of scroll views add to the constant of a constraint, whose ends mean the
  /// edges of the contents.
  private func contentMargins(_ constraint: LayoutConstraint) -> Double {
    func margin(_ item: ItemHandle, _ attribute: Attribute, _ other: ItemHandle?) -> Double {
      item.marginsOfContents(attribute, seenFrom: other)?.contentMargin(attribute) ?? 0
    }
    let second = constraint.second.map {
      constraint.multiplier * margin($0, constraint.secondAttribute, constraint.first)
    }
    return (second ?? 0) - margin(constraint.first, constraint.firstAttribute, constraint.second)
  }

  private func checkPairing(_ constraint: LayoutConstraint) throws(LayoutError) {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    guard constraint.second?.isEmpty == false, constraint.multiplier != 0 else {
      guard first.isDimension else {
        throw .locationEqualToConstant(
          anchor: name(constraint.firstItem!, first), constant: constraint.constant,
          location: constraint.place)
      }
      return
    }
    guard first.axis != nil, second.axis != nil, first.isDimension == second.isDimension,
      // UIKit lets items be paired across the axes, though not its anchors.
      first.isDimension || first.axis == second.axis || constraint.facade != nil
    else {
      throw .incompatibleAttributes(
        first: name(constraint.firstItem!, first), second: name(constraint.secondItem!, second),
        location: constraint.place)
    }
    guard
      !(first.isDirectional && second.isAbsoluteSide)
        && !(first.isAbsoluteSide && second.isDirectional)
    else {
      throw .mixedDirections(
        first: name(constraint.firstItem!, first), second: name(constraint.secondItem!, second),
        location: constraint.place)
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
    let known = number(of: item).map { items[$0].displayName }
    return (known ?? propertyName(of: item) ?? item.displayName) + ".\(attribute.name)"
  }
}

/// The constraints that a view holds, and those that it knows of.
struct HeldList {
  let item: Int
  let constraints: [LayoutConstraint]
  let unheld: [LayoutConstraint]

  /// - Returns: `nil` without any.
  init?(_ view: View, _ item: Int) {
    if view.constraints.isEmpty && view.unheldConstraints.isEmpty { return nil }
    (self.item, constraints, unheld) = (item, view.constraints, view.unheldConstraints)
  }
}

/// The constraints that the views of a tree hold, in order. Only findings name them, so they are listed when
/// one does.
final class HeldConstraints {
  private var listed: [LayoutConstraint]?

  func constraints(of tree: LayoutTree) -> [LayoutConstraint] {
    if let listed { return listed }
    var all: [LayoutConstraint] = []
    for (_, view) in tree.views {
      for constraint in view.constraints where !constraint.isDangling { all.append(constraint) }
    }
    listed = all
    return all
  }
}
