import RedlineLayout

/// Distances in points from the four edges inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge in points.
  public var top: CGFloat
  /// The distance from the left edge in points.
  public var left: CGFloat
  /// The distance from the lower edge in points.
  public var bottom: CGFloat
  /// The distance from the right edge in points.
  public var right: CGFloat

  /// Insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// 0 everywhere.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// 0 everywhere.
  public static let zero = UIEdgeInsets()
}

/// Distances in points from the four edges inwards that follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge in points.
  public var top: CGFloat
  /// The distance from the edge at which texts begin, in points.
  public var leading: CGFloat
  /// The distance from the lower edge in points.
  public var bottom: CGFloat
  /// The distance from the edge at which texts end, in points.
  public var trailing: CGFloat

  /// Insets in points that follow the layout direction.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// 0 everywhere.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// 0 everywhere.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A direction with a length in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points down.
  public var dy: CGFloat

  /// A vector in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// 0 everywhere.
  public init() { self.init(dx: 0, dy: 0) }

  /// 0 everywhere.
  public static let zero = CGVector()
}

/// A shift in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// 0 everywhere.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// 0 everywhere.
  public static let zero = UIOffset()
}

/// Some of the four edges, left and right as seen on the screen.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Edges of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Some of the four edges, leading and trailing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Edges of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which texts begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which texts end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension CGRect {
  /// The rectangle without a margin on each edge.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension DirectionalEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
