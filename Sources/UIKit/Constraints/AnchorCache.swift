import RedlineLayout

/// What anchors of all axes have in common.
protocol AnchorParts: AnyObject {
  nonisolated var owner: AnyObject? { get }
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnchorParts {}

/// The anchors of an item: as long as one is in use, the item gives the same one.
struct AnchorCache {
  private struct Entry { weak var anchor: AnyObject? }

  private var entries: [NSLayoutConstraint.Attribute: Entry] = [:]

  mutating func anchor<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    if let anchor = entries[attribute]?.anchor as? Anchor { return anchor }
    let anchor = make()
    entries[attribute] = Entry(anchor: anchor)
    return anchor
  }
}

/// A view or a layout guide, whose lines have anchors.
@MainActor
protocol AnchorOwner: AnyObject {
  var anchors: AnchorCache { get set }
}

extension AnchorOwner {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchors.anchor(attribute) { NSLayoutXAxisAnchor(self, attribute) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchors.anchor(attribute) { NSLayoutYAxisAnchor(self, attribute) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchors.anchor(attribute) { NSLayoutDimension(self, attribute) }
  }

  /// The anchor of an attribute, whatever its axis. Its class is that of the axis, as in UIKit,
  /// where the type parameter is gone when the program runs: nothing of an anchor depends on it.
  func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    let anchor: AnyObject =
      attribute.peer.isDimension
      ? dimension(attribute) : attribute.isHorizontal ? xAnchor(attribute) : yAnchor(attribute)
    let address = Unmanaged.passUnretained(anchor).toOpaque()
    return withExtendedLifetime(anchor) {
      Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(address).takeUnretainedValue()
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: true
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    default: false
    }
  }
}
