import Foundation
import RedlineLayout

extension SceneBuilder {
  /// Above what suppresses ambiguities in stack views, below what hugs a content.
  private static let arrangedPriority: LayoutPriority = 60

  /// Lets views without a content of their own keep the place and size that are stored wherever their
  /// constraints leave them open, instead of collapsing.
  ///
  /// Where an arranged view stands is its stack view's; how long it is may be known from nothing else
  /// than the document.
  func keepLengths() {
    for built in views where built.isDriven && built.parent >= 0 {
      guard let frame = built.storedFrame, isPlain(built) else { continue }
      let insets = built.view.usedAlignmentInsets(document.systemVersion)
      let superview = views[built.parent].view
      let lines: [(Attribute, CGFloat)] = [
        (.width, frame.width - insets.left - insets.right),
        (.height, frame.height - insets.top - insets.bottom),
        (.left, frame.minX + insets.left), (.top, frame.minY + insets.top),
      ]
      for (attribute, value) in lines where attribute.isDimension || !built.isArranged {
        let constraint = LayoutConstraint(
          item: built.view, attribute: attribute,
          toItem: attribute.isDimension ? nil : superview,
          attribute: attribute.isDimension ? .notAnAttribute : attribute,
          constant: Double(attribute.isDimension ? max(0, value) : value),
          priority: built.isArranged ? arrangedPriority(built, attribute) : 1)
        constraint.origin = .system
        constraint.identifier = "IB-prototype"
        constraint.location = document.location(built.element)
        superview.hold(constraint)
      }
    }
  }

  /// Gives a label without a text in a stack view the room by which it can be seen on the canvas.
  func giveRoom(to view: View) {
    guard options.holdsLengths, options.device == nil, let label = view as? Label,
      label.text.isEmpty, label.designSize == nil
    else { return }
    label.designSize = CGSize(width: Self.canvasLength, height: Self.canvasLength)
  }

  /// Keeps plain views around others in stack views as large as the canvas shows them at least, where
  /// constraints and contents that resist more do not say otherwise.
  ///
  /// Reference: frames of such views in Interface Builder files, where nothing else says 50.
  func giveRoomToArrangedViews() {
    guard options.device == nil, options.intrinsic != .text || options.keepsLengths else { return }
    var known: Set<Int> = []
    for built in views where built.parent >= 0 && !built.isArranged {
      let outer = views[built.parent]
      guard outer.isArranged, outer.view.designSize == nil, type(of: outer.view) == View.self,
        known.insert(built.parent).inserted
      else { continue }
      for (axis, attribute) in [(Axis.horizontal, Attribute.width), (.vertical, .height)] {
        let constraint = LayoutConstraint(
          item: outer.view, attribute: attribute, relatedBy: .greaterThanOrEqual,
          constant: Self.canvasLength,
          priority: outer.view.contentCompressionResistancePriority(for: axis))
        constraint.origin = .system
        constraint.identifier = "IB-prototype"
        constraint.location = document.location(outer.element)
        outer.view.hold(constraint)
      }
    }
  }

  private static let canvasLength = 50.0

  /// Above shares of lengths that are none.
  private func arrangedPriority(_ built: BuiltView, _ attribute: Attribute) -> LayoutPriority {
    let stack = views[built.parent].view as? StackView
    let isShare =
      stack?.distribution == .fillProportionally
      && (stack?.axis == .horizontal) == (attribute == .width)
    return isShare ? 999.5 : Self.arrangedPriority
  }

  /// Whether a view has no size of its own; a hidden one may have no length.
  private func isPlain(_ built: BuiltView) -> Bool {
    guard !built.view.isHidden, !(built.view is StackView), !(built.view is TextView) else {
      return false
    }
    if let image = built.view as? ImageView { return image.imageSize == nil }
    return type(of: built.view) == View.self || built.view is ScrollView
      || built.view is NamedBox || built.view is CellContentView
  }
}
