#if os(macOS) || REDLINE_APPKIT_STAND_IN
  import Foundation
  import RedlineCaptureCore
  import RedlineModel

  #if REDLINE_APPKIT_STAND_IN
    import AppKitStandIn
  #else
    import AppKit
  #endif

  extension MacCapture {
    /// The constraint with numbers; `nil` where an end is gone or not below the root.
    func read(_ constraint: NSLayoutConstraint, in holder: NSView) -> CompiledConstraint? {
      guard let first = constraint.firstItem, let item = numbers[ObjectIdentifier(first)],
        let attribute = Self.attribute(constraint.firstAttribute),
        let relation = RedlineModel.Relation(rawValue: constraint.relation.rawValue)
      else { return nil }
      let name = constraint.identifier.flatMap { $0.isEmpty ? nil : $0 }
      var read = CompiledConstraint(
        first: item, firstAttribute: attribute, relation: relation,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: Double(constraint.priority.rawValue),
        origin: .captured(class: "\(type(of: constraint))", identifier: name), identifier: name,
        holder: numbers[ObjectIdentifier(holder)] ?? 0,
        isRightToLeft: holder.userInterfaceLayoutDirection == .rightToLeft)
      guard let second = constraint.secondItem else { return attribute.isDimension ? read : nil }
      guard let other = numbers[ObjectIdentifier(second)],
        let otherAttribute = Self.attribute(constraint.secondAttribute)
      else { return nil }
      (read.second, read.secondAttribute) = (other, otherAttribute)
      return read
    }

    /// AppKit numbers attributes as UIKit does, and has none of margins.
    private static func attribute(
      _ attribute: NSLayoutConstraint.Attribute
    ) -> RedlineModel.Attribute? {
      RedlineModel.Attribute(rawValue: attribute.rawValue).flatMap { $0.axis == nil ? nil : $0 }
    }
  }
#endif
