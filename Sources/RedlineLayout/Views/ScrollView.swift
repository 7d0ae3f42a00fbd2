public import Foundation

/// A view whose contents may be larger than itself, as `UIScrollView`.
///
/// Constraints between the contents and the scroll view's edges, or ``contentLayoutGuide``, give
/// the size of the contents; constraints to its width, height or centre, or to
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
      || first === self && item(of: constraint.firstAttribute, seenFrom: second) !== self
      || second === self && item(of: constraint.secondAttribute, seenFrom: first) !== self
  }

  /// The item that a constraint between this view and another one means: the contents for an edge
  /// that something inside refers to, else the scroll view.
  func item(of attribute: Attribute, seenFrom other: (any LayoutItem)?) -> any LayoutItem {
    guard attribute.isEdge, let view = other?.layoutView, other !== self,
      other !== contentLayoutGuide, other !== frameLayoutGuide, view.isDescendant(of: self)
    else { return self }
    return contentLayoutGuide
  }
}

extension Attribute {
  fileprivate var isEdge: Bool {
    [.left, .right, .top, .bottom, .leading, .trailing].contains(self)
  }
}
