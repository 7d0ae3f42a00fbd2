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
    setFrame(
      CGRect(
        x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2, width: bounds.width,
        height: bounds.height))
  }

  /// Sets the frame that the layout gives, through the properties that a subclass may observe.
  func place(_ frame: CGRect) {
    guard frame != peer.frame else { return }
    stored.isBeingPlaced = true
    if frame.size != peer.frame.size { bounds.size = frame.size }
    if frame != peer.frame { center = CGPoint(x: frame.midX, y: frame.midY) }
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

  /// Where the origin of the view's own coordinates lies in those of the root view.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      point.x -= current.bounds.minX
      point.y -= current.bounds.minY
      if let superview = current.superview {
        point.x += current.frame.minX
        point.y += current.frame.minY
        view = superview
      } else {
        view = nil
      }
    }
    return point
  }

  /// A point of this view's coordinates in those of another view, or of the root view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A point of another view's coordinates, or of the root view's, in those of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of this view's coordinates in those of another view, or of the root view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates, or of the root view's, in those of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
