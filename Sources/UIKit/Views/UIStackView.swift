import RedlineLayout

/// A view that arranges its views in a row or a column by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the extent along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views are across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// In a horizontal stack view: at the upper edge.
    public static let top = Alignment.leading
    /// In a horizontal stack view: at the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// As a spacing: that of the stack view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a spacing: that of the system, 8 pt, and between baselines what the fonts ask for.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  override class func makePeer() -> View { StackView() }

  private var stack: StackView { peer as! StackView }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads nothing from the coder: archives are not supported. As in UIKit, it never fails.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// A stack view of the views, whose autoresizing masks are no longer translated.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] {
    stack.arrangedSubviews.compactMap { ($0.facade as? UIViewFacade)?.view }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Arranges a view at a place; one that is no subview yet comes to the front.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    precondition(
      stackIndex >= 0 && stackIndex <= others.count,
      """
      index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or \
      equal to \(others.count)
      """)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    stack.arrange(view.peer, at: stackIndex)
    LayoutChanges.note()
  }

  /// Stops arranging the view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    stack.removeArrangedSubview(view.peer)
    LayoutChanges.note()
  }

  func forget(_ view: UIView) { stack.removeArrangedSubview(view.peer) }

  open var axis: NSLayoutConstraint.Axis {
    get { NSLayoutConstraint.Axis(stack.axis) }
    set {
      stack.axis = Axis(newValue)
      LayoutChanges.note()
    }
  }

  open var distribution = Distribution.fill {
    didSet {
      stack.distribution = StackDistribution.allCases[distribution.rawValue]
      LayoutChanges.note()
    }
  }

  open var alignment = Alignment.fill {
    didSet {
      stack.alignment = StackAlignment.allCases[alignment.rawValue]
      LayoutChanges.note()
    }
  }

  /// Distance between neighbours in points.
  open var spacing: CGFloat = 0 {
    didSet {
      stack.spacing = spacing
      LayoutChanges.note()
    }
  }

  /// Sets the distance after one arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(spacing, after: arrangedSubview.peer)
    LayoutChanges.note()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.customSpacing(after: arrangedSubview.peer)
  }

  /// Whether the views are arranged within the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set {
      stack.isLayoutMarginsRelativeArrangement = newValue
      LayoutChanges.note()
    }
  }

  /// Whether spacings are between baselines; in a column only.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set {
      stack.isBaselineRelativeArrangement = newValue
      LayoutChanges.note()
    }
  }
}
