import RedlineLayout

/// The program as far as layouts ask for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application; it runs no loop.
  public static let shared = UIApplication()

  /// What a launch would be told.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A notification that was opened.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address that was opened.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// A shortcut that was chosen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    /// The program that asked for it.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    /// A change of where the device is.
    public static let location = LaunchOptionsKey(rawValue: "location")
    /// An activity of the user.
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
  }

  /// How an address was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that asked for it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }

  /// How an address is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the program is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows that are shown, in the order in which they came.
  open var windows: [UIWindow] { UIWindow.open }
  /// The window that is key; `nil` without one.
  open var keyWindow: UIWindow? { UIWindow.open.first(where: \.isKeyWindow) }
  /// The scene of the screen.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var openSessions: Set<UISceneSession> { [] }
  /// The text size of ``UIScreen/environment``.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction of ``UIScreen/environment``.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection.userInterface
  }
  open var applicationState: State { .active }
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }
  open var isStatusBarHidden: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open var backgroundTimeRemaining: TimeInterval { 0 }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  open func sendEvent(_ event: UIEvent) {}
  /// Calls the method of the target, or of the first responder of the sender that has it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let receiver else { return false }
    _ = action.call(receiver as AnyObject, sender, event)
    return true
  }
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)?
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The address of the program's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Posted by the program only.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted by the program only.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted by the program only.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted by the program only.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted by the program only.
  public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted by the program only.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted by the program only.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted by the program only.
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// A task behind other programs; there is none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number, which is UIKit's.
  public let rawValue: Int
  /// The task of that number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Something that a user did, to be continued.
public class NSUserActivity: NSObject, @unchecked Sendable {
  /// What it is.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// What belongs to it.
  public var userInfo: [AnyHashable: Any]?
  /// An address of the same.
  public var webpageURL: URL?
  /// Ignored: other devices are told of it.
  public var isEligibleForHandoff = false
  /// Ignored: other devices are told of it.
  public var isEligibleForSearch = false
  /// An activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  /// Adds to what belongs to it.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Does nothing: nothing is continued.
  public func becomeCurrent() {}
  /// Does nothing: nothing is continued.
  public func invalidate() {}
}

extension UIResponder {
  /// Posted, as those that follow, when the keyboard of ``UIScreen/environment`` has another height.
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard changes.
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when the keyboard changes.
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard changes.
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when the keyboard changes.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard changes.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of a rectangle of the screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of a rectangle of the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of a curve's number.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this program's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
  /// The application by the name `shared`, as code of extensions asks for it; `nil` for other names.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }
  /// The application by the name `shared`, as code of extensions asks for it; `nil` for other names.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
