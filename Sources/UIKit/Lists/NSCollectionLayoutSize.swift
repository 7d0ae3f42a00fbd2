/// A width or height of a part of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The part of the length, or the points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }
  /// A part of the width around it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the height around it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// About some points, until the contents are known.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Whether it is a part of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether contents say it.
  public var isEstimated: Bool { kind == .estimated }

  /// Points in a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of a part of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// What the object was made with.
  public let widthDimension: NSCollectionLayoutDimension
  /// What the object was made with.
  public let heightDimension: NSCollectionLayoutDimension
  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  var isEstimated: (width: Bool, height: Bool) {
    (widthDimension.isEstimated, heightDimension.isEstimated)
  }

  /// Points in a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }
}

/// Points between parts of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The points, or the least of them.
  public let spacing: CGFloat
  /// Whether there may be more.
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }
  /// Points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// At least some points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// Points around a part of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  let insets: NSDirectionalEdgeInsets
  /// Points at each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    insets = NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
    super.init()
  }
}
