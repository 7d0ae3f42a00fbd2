import RedlineLayout

/// Answers an application's events. Nothing launches here; a program calls what it needs.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func applicationDidFinishLaunching(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// `nil` unless the delegate has its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing unless the delegate has its own.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// True unless the delegate has its own.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// True unless the delegate has its own.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// The session's, unless the delegate has its own.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// All, unless the delegate has its own.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// A part of the program on a screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene is connected with.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// Activities to go on with.
    public var userActivities: Set<NSUserActivity> { [] }
    /// Addresses to open.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// Nothing to open.
    public override init() { super.init() }
  }

  /// How a scene is to be opened.
  @preconcurrency @MainActor
  public final class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    public var requestingScene: UIScene?
    /// No wishes.
    public override init() { super.init() }
  }

  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the object was made with.
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var userActivity: NSUserActivity?
  open var activationState: ActivationState { .foregroundActive }

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Posted by the program only.
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted by the program only.
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted by the program only.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted by the program only.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The scene of windows; there is one, of the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let main = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

  open var windows: [UIWindow] { UIWindow.open }
  open var keyWindow: UIWindow? { UIWindow.open.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.environment.device.orientation == .landscape ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

/// The status bar of the screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  /// As high as the safe area's upper inset.
  open var statusBarFrame: CGRect {
    let environment = UIScreen.main.environment
    return CGRect(
      x: 0, y: 0, width: environment.size.width, height: environment.safeAreaInsets.top)
  }
}

/// What is kept of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// Where a scene is shown.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The role of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: role)
  }
  open var persistentIdentifier: String { "main" }
  open var scene: UIScene? { nil }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the program's property list.
  public let name: String?
  /// Where the scene is shown.
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// Answers a scene's events; a program calls what it needs.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  /// Does nothing unless the delegate has its own.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// Answers the events of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// `nil` unless the delegate has its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindowScene {
  /// The root controller of the window that an app shows, to be drawn:
  /// `Entry("app", on: .iPhone15) { UIWindowScene.rootController(of: SceneDelegate()) }`.
  ///
  /// The application is launched and the scene connected as UIKit does it, but the window does not show
  /// its controller, so that this is first loaded on the device that it is drawn on. Without a window,
  /// or one without a controller, as of an app whose storyboard has it, the result is an empty
  /// controller, which is told on standard error.
  /// - Parameters:
  ///   - delegate: The delegate of the scene; `nil` for an app whose application delegate has the window.
  ///   - application: The delegate of the application, if it is to be launched first.
  public static func rootController(
    of delegate: (any UIWindowSceneDelegate)?,
    launchedBy application: (any UIApplicationDelegate)? = nil
  ) -> UIViewController {
    let before = UIWindow.open
    UIWindow.withoutShowing {
      UIApplication.shared.delegate = application
      _ = application?.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = application?.application(.shared, didFinishLaunchingWithOptions: nil)
      delegate?.scene(main, willConnectTo: main.session, options: ConnectionOptions())
    }
    let windows =
      [delegate?.window, application?.window].compactMap(\.self)
      + UIWindow.open.filter { window in !before.contains { $0 === window } }
    guard let window = windows.first(where: { $0.rootViewController != nil }),
      let root = window.rootViewController
    else {
      let name =
        delegate.map { "\(type(of: $0))" } ?? application.map { "\(type(of: $0))" } ?? "nobody"
      FileHandle.standardError.write(Data("\(name) shows no window with a root controller\n".utf8))
      return UIViewController()
    }
    keptDelegates.append((delegate, application))
    root.windowTint = window.stored.tintColor
    UIWindow.withoutShowing { window.rootViewController = nil }
    return root
  }

  /// Apps hold their delegates as long as they run, and these hold what controllers refer to weakly.
  private static var keptDelegates: [((any UIWindowSceneDelegate)?, (any UIApplicationDelegate)?)] =
    []
}

extension UIWindow {
  /// The scene of the screen.
  public var windowScene: UIWindowScene? {
    get { .main }
    set {}
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number, which is UIKit's.
    public let rawValue: CGFloat
    /// The level of that number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The program's.
    public static let normal = Level(0)
    /// The status bar's.
    public static let statusBar = Level(1000)
    /// An alert's.
    public static let alert = Level(2000)
    /// Whether one is behind the other.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A level in front of another one.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// A level behind another one.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar would come and go.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How a screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the screen is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Some ways to hold a screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Ways of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
