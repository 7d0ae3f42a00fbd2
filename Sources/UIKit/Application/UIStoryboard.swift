/// A file of scenes; none is read, as if it had no scene.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// A storyboard of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

  /// `nil`: no file is read.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// A plain controller: no file is read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// What the closure makes, or else a plain controller: no file is read.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = UIViewController() as? Controller else {
      preconditionFailure("no storyboard is read, so there is no \(Controller.self) in it")
    }
    return controller
  }
}

/// A way from one scene of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What the object was made with.
  public let identifier: String?
  /// What the object was made with.
  public let source: UIViewController
  /// What the object was made with.
  public let destination: UIViewController
  /// A way between controllers.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
  /// Shows the destination.
  open func perform() { source.show(destination, sender: nil) }
}

/// Where a way back begins.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  open var source: UIViewController { UIViewController() }
}

/// A file of views; none is read.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A file of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
  /// No views: no file is read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  /// No views: no file is read.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { [] }
}

/// What was copied; it is this program's alone.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The only one.
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var items: [[String: Any]] = []
  open var hasStrings: Bool { string != nil }
}

/// What is felt; nothing is.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// A knock of a strength.
  public init(style: FeedbackStyle) { super.init() }
  /// A knock.
  public override init() { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// A word.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What it says.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
