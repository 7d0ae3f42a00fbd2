public import Foundation

/// A view whose contents may be larger than itself, as `UIScrollView`.
///
/// Constraints between the contents and the scroll view's edges, its margins, or
/// ``contentLayoutGuide``, give the size of the contents; constraints to its width, height or centre, or to
/// ``frameLayoutGuide``, refer to the scroll view itself. The contents are laid out unscrolled, and drawn
/// moved by ``contentOffset``.
open class ScrollView: View {
  /// The rectangle of the contents.
  public var contentLayoutGuide: LayoutGuide { scrollGuides.content }
  /// The rectangle of the scroll view, which does not move with the contents.
  public var frameLayoutGuide: LayoutGuide { scrollGuides.frame }

  /// The point of the contents that lies at the scroll view's origin, in points.
  public var contentOffset = CGPoint.zero
  /// Room around the contents in points, which no layout depends on.
  public var contentInset = EdgeInsets.zero

  /// How far below the upper edge the contents begin, in points: what bars take of the view.
  package var contentTop = 0.0

  /// When the safe area's insets move the contents, which then have no safe area of their own there.
  package enum InsetAdjustment { case never, scrollableAxes, always }

  /// Never, unless UIKit's behaviour says otherwise.
  package var insetAdjustment = InsetAdjustment.never
  /// The axes along which the view scrolls whatever the size of its contents.
  package var alwaysScrolls = (horizontal: false, vertical: false)
  /// The size of contents that no constraint sizes, in points.
  package var ownContentSize = CGSize.zero

  override var asScrollView: ScrollView? { self }

  public override var directionalLayoutMargins: DirectionalEdgeInsets? {
    didSet { noteChange() }
  }

  private lazy var scrollGuides: (content: LayoutGuide, frame: LayoutGuide) = {
    hasScrollGuides = true
    return (
      LayoutGuide(role: .scrollContent, owner: self), LayoutGuide(role: .scrollFrame, owner: self)
    )
  }()
  /// Where the contents are, where that is not at the origin.
  var savedScroll: SolvedLayout.Scroll? {
    guard contentOffset != .zero || contentInset != .zero else { return nil }
    return SolvedLayout.Scroll(contentOffset: contentOffset, contentInset: contentInset)
  }

  /// Whether someone asked for the guides.
  private(set) var hasScrollGuides = false
  /// Whether the contents are views, whose constraints need the guides.
  var hasContentViews: Bool { true }

  override var clipsContents: Bool { hasContentViews }

  override var requestedGuides: [LayoutGuide] {
    guard hasContentViews || hasScrollGuides else { return super.requestedGuides }
    return super.requestedGuides + [contentLayoutGuide, frameLayoutGuide]
  }

  /// Whether an active constraint of the hierarchy refers to the contents.
  package var constrainsContent: Bool {
    var holder: View? = self
    while let view = holder {
      if view.constraints.contains(where: refersToContent) { return true }
      holder = view.superview
    }
    return false
  }

  private func refersToContent(_ constraint: LayoutConstraint) -> Bool {
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    return [first, second].contains { $0 === contentLayoutGuide }
      || isSelf(first) && meansContent(constraint.firstAttribute, seenFrom: second)
      || isSelf(second) && meansContent(constraint.secondAttribute, seenFrom: first)
  }

  /// Whether an item is this view, or the guide of its margins.
  private func isSelf(_ item: (any LayoutItem)?) -> Bool {
    guard let guide = item as? LayoutGuide else { return item === self }
    return guide.kind == .layoutMargins && guide.owningView === self
  }

  /// The item that a constraint between this view and another one means: the contents for an edge
  /// that something inside refers to, else the scroll view.
  func item(of attribute: Attribute, seenFrom other: (any LayoutItem)?) -> any LayoutItem {
    meansContent(attribute, seenFrom: other) ? contentLayoutGuide : self
  }

  /// Whether an edge or a margin means that of the contents, as something inside refers to it.
  func meansContent(_ attribute: Attribute, seenFrom other: (any LayoutItem)?) -> Bool {
    guard (attribute.withoutMargin ?? attribute).isEdge, let other, let view = other.layoutView,
      !isSelf(other), other !== contentLayoutGuide, other !== frameLayoutGuide
    else { return false }
    return view.isDescendant(of: self)
  }

  /// How far a margin of the contents lies from their edge, rightwards or downwards, in points. The
  /// safe area moves the contents instead.
  func contentMargin(_ attribute: Attribute) -> Double {
    let margins = directionalLayoutMargins ?? Self.usualMargins
    switch attribute.withoutMargin ?? attribute {
    case .top: return margins.top
    case .bottom: return -margins.bottom
    // Which side is meant only matters for margins that differ.
    case .leading, .left: return margins.leading
    case .trailing, .right: return -margins.trailing
    default: return 0
    }
  }

  private static let usualMargins = DirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension Attribute {
  fileprivate var isEdge: Bool {
    [.left, .right, .top, .bottom, .leading, .trailing].contains(self)
  }
}
