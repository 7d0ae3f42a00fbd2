import Foundation
import RedlineSolver

extension LayoutReading {
  /// A constraint of the program as UIKit prints it; `nil` for what UIKit has no constraint for.
  func text(ofSource index: Int, _ names: ItemNames) -> ConstraintText? {
    let implicit = pointer(pass.constraints.count + index + 1)
    switch pass.sources[index] {
    case .constraint(let constraint): return text(ofConstraint: constraint, names)
    case .minimumSize, .boundedSize, .bound: return nil
    case .content(let item, let axis, _): return content(item, axis, implicit, names)
    case .root(let line): return root(line, implicit, names)
    case .guide(let item, let line): return guide(item, line, implicit, names)
    }
  }

  private func text(ofConstraint index: Int, _ names: ItemNames) -> ConstraintText {
    let constraint = pass.constraints[index]
    var text = ConstraintText(
      address: pointer(index + 1), identifier: constraint.identifier,
      first: end(constraint.first, constraint.firstAttribute, names), relation: constraint.relation,
      second: constraint.second.map { end($0, constraint.secondAttribute, names) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority,
      isActive: constraint.isActive)
    switch constraint.origin {
    case .autoresizingMask:
      text.className = "NSAutoresizingMaskLayoutConstraint"
      if case .view(let view) = tree.contents[constraint.first] {
        text.prefix = " \(view.autoresizingMask.flags)"
      }
    case .user:
      guard let original = userConstraint(index) else { break }
      text = original.text(in: names)
      text.constant = constraint.constant
    default: break
    }
    return text
  }

  /// The constraint of a view that a compiled one was made of: those come first.
  private func userConstraint(_ index: Int) -> LayoutConstraint? {
    var first = 0
    for (_, view) in tree.views {
      let held = view.constraints.filter { !$0.isDangling }
      if index < first + held.count { return held[index - first] }
      first += held.count
    }
    return nil
  }

  private func end(_ item: Int, _ attribute: Attribute, _ names: ItemNames) -> ConstraintText.End {
    switch tree.contents[item] {
    case .view(let view): return names.end(view, attribute)
    case .guide(let guide): return names.end(guide, attribute)
    case .spacer:
      let isGap = tree.items[item].name.hasPrefix("gap")
      let name =
        isGap
        ? "_UIOLAGapGuide:\(pointer(item + 1))"
        : "_UILayoutSpacer:\(pointer(item + 1))'UISV-alignment-spanner'"
      return ConstraintText.End(name: name, attribute: attribute, noteAsSuperview: name)
    }
  }

  private func content(
    _ item: Int, _ axis: Axis, _ address: String, _ names: ItemNames
  ) -> ConstraintText? {
    guard case .view(let view) = tree.contents[item] else { return nil }
    let size = pass.contents[item]
    let hugging = shortNumber(Double(view.hugging[axis].rawValue))
    let resistance = shortNumber(Double(view.compressionResistance[axis].rawValue))
    var text = ConstraintText(
      address: address, first: names.end(view, axis == .horizontal ? .width : .height),
      constant: Double(axis == .horizontal ? size.width : size.height))
    text.className = "NSContentSizeLayoutConstraint"
    text.suffix = "Hug:\(hugging) CompressionResistance:\(resistance)"
    return text
  }

  /// The screen gives the root view its frame.
  private func root(
    _ line: Attribute, _ address: String, _ names: ItemNames
  ) -> ConstraintText? {
    guard case .view(let view) = tree.contents[0] else { return nil }
    let window = ConstraintText.End(
      name: "UIWindow:0x0", attribute: line, noteAsSuperview: "UIWindow:0x0")
    var first = names.end(view, line)
    first.superview = window.noteAsSuperview
    var text = ConstraintText(
      address: address,
      identifier: "UIView-Encapsulated-Layout-\(line.name.prefix(1).uppercased())"
        + "\(line.name.dropFirst())", first: first)
    if line.isDimension {
      text.constant = Double(line == .width ? rects[0].width : rects[0].height)
    } else {
      text.second = window
    }
    return text
  }

  private func guide(
    _ item: Int, _ line: Attribute, _ address: String, _ names: ItemNames
  ) -> ConstraintText? {
    guard case .guide(let guide) = tree.contents[item], let owner = guide.owningView else {
      return nil
    }
    let insets = pass.inputs.insets[item]
    let (inset, isNear) =
      switch line {
      case .left: (insets.left, true)
      case .top: (insets.top, true)
      case .right: (insets.right, false)
      default: (insets.bottom, false)
      }
    let identifier =
      switch guide.kind {
      case .safeArea: "UIViewSafeAreaLayoutGuide-\(line.name)"
      case .layoutMargins: "UIView-\(line.name)Margin-guide-constraint"
      default: "UIView-readable-\(line.name)-guide-constraint"
      }
    let inner = names.end(guide, line)
    let outer = names.end(owner, line)
    return ConstraintText(
      address: address, identifier: identifier, first: isNear ? inner : outer,
      second: isNear ? outer : inner, constant: inset)
  }
}

extension AutoresizingMask {
  /// Which of near margin, size and far margin flex (`&`), along both axes: `h=--& v=--&`. A mask
  /// without any flexes at the far margin.
  var flags: String {
    "h=\(flags(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(flags(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }

  private func flags(
    _ near: AutoresizingMask, _ size: AutoresizingMask, _ far: AutoresizingMask
  ) -> String {
    guard !isDisjoint(with: [near, size, far]) else { return "--&" }
    return [near, size, far].map { contains($0) ? "&" : "-" }.joined()
  }
}
