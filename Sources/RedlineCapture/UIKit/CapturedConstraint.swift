#if canImport(UIKit)
  import Foundation
  import RedlineCaptureCore
  import RedlineModel
  import UIKit

  /// One end of a live constraint, with margins resolved to the guide and a scroll view's edges, seen
  /// from inside, to its contents.
  @MainActor struct CapturedEnd {
    let item: AnyObject
    let attribute: RedlineModel.Attribute

    init?(first constraint: NSLayoutConstraint) {
      self.init(constraint.firstItem, constraint.firstAttribute, seenFrom: constraint.secondItem)
    }

    init?(second constraint: NSLayoutConstraint) {
      self.init(constraint.secondItem, constraint.secondAttribute, seenFrom: constraint.firstItem)
    }

    private init?(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject?
    ) {
      guard let item, let named = RedlineModel.Attribute(rawValue: attribute.rawValue),
        named.axis != nil
      else { return nil }
      if let view = item as? UIView, let plain = named.withoutMargin {
        (self.item, self.attribute) = (view.layoutMarginsGuide, plain)
        return
      }
      let inside = other as? UIView ?? (other as? UILayoutGuide)?.owningView
      if let scroll = item as? UIScrollView, !named.isDimension,
        named != .centerX, named != .centerY, let inside, inside !== scroll,
        inside.isDescendant(of: scroll)
      {
        (self.item, self.attribute) = (scroll.contentLayoutGuide, named)
        return
      }
      (self.item, self.attribute) = (item, named)
    }
  }

  extension Capture {
    /// The constraint with numbers; `nil` where an end is gone or not below the root.
    func read(_ constraint: NSLayoutConstraint, in holder: UIView) -> CompiledConstraint? {
      guard let first = CapturedEnd(first: constraint),
        let item = numbers[ObjectIdentifier(first.item)],
        let relation = RedlineModel.Relation(rawValue: constraint.relation.rawValue)
      else { return nil }
      let name = constraint.identifier.flatMap { $0.isEmpty ? nil : $0 }
      var read = CompiledConstraint(
        first: item, firstAttribute: first.attribute, relation: relation,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: Double(constraint.priority.rawValue),
        origin: .captured(class: "\(type(of: constraint))", identifier: name), identifier: name,
        holder: numbers[ObjectIdentifier(holder)] ?? 0,
        isRightToLeft: holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      guard constraint.secondItem != nil else {
        return first.attribute.isDimension ? read : nil
      }
      guard let second = CapturedEnd(second: constraint),
        let other = numbers[ObjectIdentifier(second.item)]
      else { return nil }
      (read.second, read.secondAttribute) = (other, second.attribute)
      return read
    }
  }
#endif
