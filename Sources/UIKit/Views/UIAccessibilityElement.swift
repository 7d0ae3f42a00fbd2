import RedlineLayout

/// What the elements in a view are together.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// An element that is no view: a part of what a view draws. It is read where the view lists it among
/// its `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// An element of a view, or of another container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Ignored: what lists the element says what is read.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is in the view that lists it, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { accessibilityDidChange() }
  }
  /// A name for tests; it is not spoken.
  open var accessibilityIdentifier: String? { didSet { accessibilityDidChange() } }

  override func accessibilityDidChange() {
    (accessibilityContainer as? UIView)?.showAccessibility()
  }

  /// What the layout knows of it; `nil` if it is no element.
  var shown: SolvedLayout.Accessibility.Object? {
    guard isAccessibilityElement else { return nil }
    let frame = accessibilityFrameInContainerSpace
    let isOnScreen = frame == .zero
    return SolvedLayout.Accessibility.Object(
      name: accessibilityIdentifier, label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint,
      traits: accessibilityTraits.names?.map(\.rawValue).sorted(),
      frame: isOnScreen ? accessibilityFrame : frame, isOnScreen: isOnScreen)
  }
}
