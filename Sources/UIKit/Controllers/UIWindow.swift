import RedlineLayout

/// The root of a hierarchy on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private struct Reference { weak var window: UIWindow? }

  private static var references: [Reference] = []

  /// Windows that exist.
  static var open: [UIWindow] { references.compactMap(\.window) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    register()
  }

  /// A window of a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    register()
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register()
  }

  /// True until the window is shown.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { rootViewController?.disappear() } else { show() }
    }
  }

  /// The window's own.
  open override var undoManager: UndoManager? { undoes }
  private lazy var undoes = UndoManager()

  /// A window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func register() {
    super.isHidden = true
    Self.references.removeAll { $0.window == nil }
    Self.references.append(Reference(window: self))
  }

  open override var window: UIWindow? { self }
  /// The only screen.
  open var screen: UIScreen { .main }
  open private(set) var isKeyWindow = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.disappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { show() }
    }
  }

  open func makeKey() {
    for window in Self.open {
      let isKey = window === self
      guard window.isKeyWindow != isKey else { continue }
      window.isKeyWindow = isKey
      if isKey { window.becomeKey() } else { window.resignKey() }
    }
  }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}
  /// Compared only: windows are in the order in which they came.
  open var windowLevel = Level.normal { didSet { tell(oldValue, windowLevel) } }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    layoutIfNeeded()
  }

  private static var showsNothing = false

  /// Runs a closure in which windows do not load and show their controllers.
  static func withoutShowing(_ body: () -> Void) {
    showsNothing = true
    body()
    showsNothing = false
  }

  private func show() {
    guard let controller = rootViewController, !Self.showsNothing else { return }
    let view: UIView = controller.view
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.beginAppearing()
    if view.superview !== self { addSubview(view) }
    controller.endAppearing()
    controller.bringPresented(into: self)
  }

  /// Takes the size of a turned or changed screen.
  /// - Parameter changesTraits: Whether traits change, too.
  func turn(to size: CGSize, changesTraits: Bool) {
    let transition = InstantTransition()
    var next = rootViewController
    while let controller = next {
      if changesTraits {
        controller.willTransition(to: UIScreen.main.traitCollection, with: transition)
      }
      if size != frame.size { controller.viewWillTransition(to: size, with: transition) }
      next = controller.ownPresentedViewController
    }
    frame.size = size
    layoutIfNeeded()
    transition.finish()
    layoutIfNeeded()
  }
}
