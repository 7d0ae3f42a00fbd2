import RedlineLayout

/// The corners that a view had before a picture showed those of its mask.
struct HiddenCorners {
  private let peer: View
  private let radius: Double
  private let corners: Set<SolvedLayout.Corner>
  private let clips: Bool

  fileprivate init(_ peer: View) {
    (self.peer, radius, corners) = (peer, peer.cornerRadius, peer.maskedCorners)
    clips = peer.clipsToBounds
  }

  /// Gives the view its corners back.
  func restore() {
    (peer.cornerRadius, peer.maskedCorners, peer.clipsToBounds) = (radius, corners, clips)
  }
}

extension UIView {
  /// The radius of the corners of a button's configuration; `nil` where the button says it or nobody does.
  private var configuredRadius: Double? {
    guard let configuration = (self as? UIButton)?.configuration, layer.cornerRadius == 0,
      let radius = configuration.cornerRadius
    else { return nil }
    return min(radius, Double(min(bounds.width, bounds.height)) / 2)
  }

  /// Gives views whose mask is their own bounds with round corners these corners in pictures, which have
  /// masks of no other shape.
  func showRoundMasks() -> [HiddenCorners] {
    var found: [HiddenCorners] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      pending += view.subviews
      if let radius = view.configuredRadius {
        found.append(HiddenCorners(view.peer))
        view.peer.cornerRadius = radius
        continue
      }
      guard let (radius, corners) = view.layer.roundMask else { continue }
      found.append(HiddenCorners(view.peer))
      (view.peer.cornerRadius, view.peer.maskedCorners) = (radius, corners)
      view.peer.clipsToBounds = true
    }
    return found
  }
}

extension CALayer {
  /// The corners that a mask rounds, of a layer without corners and border of its own: the mask's path is
  /// a rectangle with quarters of circles, as large as the layer.
  fileprivate var roundMask: (radius: Double, corners: Set<SolvedLayout.Corner>)? {
    guard let mask = mask as? CAShapeLayer, let path = mask.path, mask.sublayers?.isEmpty ?? true,
      mask.fillColor.map({ $0.alpha == 1 }) ?? false, mask.opacity == 1, !mask.isHidden,
      cornerRadius == 0, borderWidth == 0, !bounds.isEmpty
    else { return nil }
    let place = mask.frame.origin
    let box = CGRect(x: -place.x, y: -place.y, width: bounds.width, height: bounds.height)
    // An ellipse is no corner.
    guard let radius = path.radii.max(), radius > 0,
      radius < min(bounds.width, bounds.height) / 2 + 0.01
    else { return nil }
    let names: [(UIRectCorner, SolvedLayout.Corner)] = [
      (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
      (.bottomRight, .bottomRight),
    ]
    for choice in 1..<16 {
      let chosen = names.indices.filter { choice & 1 << $0 != 0 }.map { names[$0] }
      let corners = chosen.reduce(into: UIRectCorner()) { $0.insert($1.0) }
      guard path.isNear(CGPath.rounded(box, radius, radius, corners)) else { continue }
      return (Double(radius), Set(chosen.map(\.1)))
    }
    return nil
  }
}

extension CGPath {
  /// How far the curves of the path go from left to right.
  fileprivate var radii: [CGFloat] {
    var last = CGPoint.zero
    return elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .quad(let point, _):
        last = point
        return nil
      case .curve(let end, _, _):
        defer { last = end }
        return abs(end.x - last.x)
      case .close: return nil
      }
    }
  }

  /// Whether the points are those of another path, but for noise.
  fileprivate func isNear(_ others: [Element]) -> Bool {
    let other = CGPath()
    other.elements = others
    let (own, theirs) = (points, other.points)
    return elements.count == others.count && own.count == theirs.count
      && zip(own, theirs).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
  }
}
