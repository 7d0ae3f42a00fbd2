import RedlineLayout

extension UIView {
  func setFrame(_ frame: CGRect) {
    let old = peer.frame
    guard frame != old else { return }
    peer.frame = frame
    // The constraints of any other view do not see its frame.
    let isSeen = translatesAutoresizingMaskIntoConstraints || superview == nil
    if isSeen, !stored.isBeingPlaced { LayoutChanges.note() }
    guard frame.size != old.size else { return }
    setNeedsLayout()
    if autoresizesSubviews, !stored.isBeingPlaced {
      resizeSubviews(from: old.size, to: frame.size)
    }
  }

  func setBounds(_ bounds: CGRect) {
    stored.boundsOrigin = bounds.origin
    let frame = peer.frame
    guard bounds.size != frame.size else { return }
    let anchor = stored.anchorPoint
    setFrame(CGRect(size: bounds.size, anchor: anchor, at: frame.point(at: anchor)))
  }

  /// Moves the frame so that the new anchor point lies where the old one was.
  func setAnchorPoint(_ anchor: CGPoint) {
    let position = peer.frame.point(at: stored.anchorPoint)
    stored.anchorPoint = anchor
    setFrame(CGRect(size: peer.frame.size, anchor: anchor, at: position))
  }

  /// Sets the frame that the layout gives, through the properties that a subclass may observe.
  func place(_ frame: CGRect) {
    guard frame != peer.frame else { return }
    stored.isBeingPlaced = true
    if frame.size != peer.frame.size { bounds.size = frame.size }
    if frame != peer.frame { center = frame.point(at: stored.anchorPoint) }
    stored.isBeingPlaced = false
    peer.frame = frame
  }

  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      let (x, width) = resized(
        (view.frame.minX, view.frame.width), from: old.width, to: new.width,
        (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = resized(
        (view.frame.minY, view.frame.height), from: old.height, to: new.height,
        (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// The near edge and the length after the superview's length changed: what is flexible shares the
  /// difference in proportion to its extent.
  private func resized(
    _ part: (near: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat,
    _ flexes: (near: Bool, length: Bool, far: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      (flexes.near, part.near), (flexes.length, part.length),
      (flexes.far, old - part.near - part.length),
    ].filter(\.0)
    guard !parts.isEmpty else { return part }
    let total = parts.reduce(0) { $0 + $1.1 }
    func change(_ isFlexible: Bool, _ extent: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return (new - old) * (abs(total) > 0.001 ? extent / total : 1 / CGFloat(parts.count))
    }
    return (
      part.near + change(flexes.near, part.near), part.length + change(flexes.length, part.length)
    )
  }

  /// The size of the content within a size, in points; the view's own size without content.
  func fittingContent(_ size: CGSize) -> CGSize {
    var context = measuringContext
    context.width = size.width > 0 ? Double(size.width) : nil
    let content = contentSize(in: context)
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height)
  }

  // MARK: Conversion

  /// Where the origin of the view's own coordinates lies, and the root view in whose coordinates
  /// that is.
  private var originInRoot: (point: CGPoint, root: UIView) {
    var point = CGPoint.zero
    var view = self
    while true {
      point.x -= view.bounds.minX
      point.y -= view.bounds.minY
      guard let superview = view.superview else { return (point, view) }
      point.x += view.frame.minX
      point.y += view.frame.minY
      view = superview
    }
  }

  /// A point of one view's coordinates in those of the other. Roots of two hierarchies lie in one
  /// plane, each where its frame is; no view is the root of the other one.
  static func converted(_ point: CGPoint, from view: UIView?, to other: UIView?) -> CGPoint {
    if let turn = turn(from: view, to: other) { return point.applying(turn) }
    let (from, to) = (view?.originInRoot, other?.originInRoot)
    var result = point
    if let from { (result.x, result.y) = (result.x + from.point.x, result.y + from.point.y) }
    if let to { (result.x, result.y) = (result.x - to.point.x, result.y - to.point.y) }
    guard let from, let to, from.root !== to.root else { return result }
    let (origin, otherOrigin) = (from.root.frame.origin, to.root.frame.origin)
    return CGPoint(
      x: result.x + origin.x - otherOrigin.x, y: result.y + origin.y - otherOrigin.y)
  }

  /// A rectangle of one view's coordinates in those of the other: the smallest one around its corners
  /// where one of the views around them is turned.
  static func converted(_ rect: CGRect, from view: UIView?, to other: UIView?) -> CGRect {
    if let turn = turn(from: view, to: other) { return rect.applying(turn).withoutNoise }
    return CGRect(origin: converted(rect.origin, from: view, to: other), size: rect.size)
  }

  /// What brings points from one view to the other where one of the views around them has a transform.
  private static func turn(from view: UIView?, to other: UIView?) -> CGAffineTransform? {
    guard view?.isTurned == true || other?.isTurned == true else { return nil }
    let (from, to) = (view?.transformToRoot, other?.transformToRoot)
    var result = from?.transform ?? .identity
    if let from, let to, from.root !== to.root {
      let (origin, otherOrigin) = (from.root.frame.origin, to.root.frame.origin)
      result = result.concatenating(
        CGAffineTransform(
          translationX: origin.x - otherOrigin.x, y: origin.y - otherOrigin.y))
    }
    return to.map { result.concatenating($0.transform.inverted()) } ?? result
  }

  /// Whether this view or one around it has a transform.
  private var isTurned: Bool {
    var view: UIView? = self
    while let next = view {
      if next.transform != .identity { return true }
      view = next.superview
    }
    return false
  }

  /// What brings points of the view's own coordinates to those of the root view.
  private var transformToRoot: (transform: CGAffineTransform, root: UIView) {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      let (bounds, anchor) = (view.bounds, view.stored.anchorPoint)
      let own = bounds.point(at: anchor)
      let place = view.peer.frame.point(at: anchor)
      result =
        result.concatenating(CGAffineTransform(translationX: -own.x, y: -own.y))
        .concatenating(view.transform)
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
      view = superview
    }
    let bounds = view.bounds
    return (
      result.concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)), view
    )
  }
}
