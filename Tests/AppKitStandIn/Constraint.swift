// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

@MainActor open class NSLayoutGuide: NSObject {
  public internal(set) weak var owningView: NSView?
  /// From the owning view's origin, in its coordinates.
  public var frame = CGRect.zero
  public var identifier = NSUserInterfaceItemIdentifier("")
  public override init() {}
  convenience init(of view: NSView) {
    self.init()
    owningView = view
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY, lastBaseline, firstBaseline
  }
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let windowSizeStayPut = Priority(500)
    public static let defaultLow = Priority(250)
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var priority = Priority.required
  public var identifier: String?

  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (item as AnyObject, attribute, relation)
    (secondItem, secondAttribute) = (other.map { $0 as AnyObject }, otherAttribute)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// Installs the constraint on the nearest view that holds both ends.
  public func activate() {
    let ends = [firstItem, secondItem].compactMap(\.self).compactMap { Self.view($0) }
    guard let first = ends.first else { return }
    let holders = ends.map { sequence(first: $0, next: \.superview).map { ObjectIdentifier($0) } }
    let holder = sequence(first: first, next: \.superview).first { view in
      holders.allSatisfy { $0.contains(ObjectIdentifier(view)) }
    }
    holder?.constraints.append(self)
  }

  private static func view(_ item: AnyObject) -> NSView? {
    item as? NSView ?? (item as? NSLayoutGuide)?.owningView
  }
}

/// What AppKit makes of a mask; the class's name tells.
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}
