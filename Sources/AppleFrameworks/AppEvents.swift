public import Foundation
public import UIKit

/// Something that an app offers on its icon; it is not shown.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open private(set) var type: String
  open private(set) var localizedTitle: String
  open private(set) var localizedSubtitle: String?
  open private(set) var icon: UIApplicationShortcutIcon?
  open private(set) var userInfo: [String: any NSSecureCoding]?
  /// Makes one; what is given is kept only where a property has it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) =
      (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

extension UIScene.ConnectionOptions {
  /// Always `nil`: nobody has chosen one.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

/// The picture of what an app offers on its icon; it is not shown.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(templateImageName: String) { self.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(systemImageName: String) { self.init() }
}

/// What an app found in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplication {
  /// Stored only.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// True: files can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// Files can be read again; they always can.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Files will be locked; they are not.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Opens an address in another app only.
  public static let universalLinksOnly = Self(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

extension UIMenuController {
  /// A menu will be shown; none is.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// A menu was shown; none is.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// A menu will be hidden; none is shown.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// A menu was hidden; none is shown.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Empty: no menu is shown.
  public var menuFrame: CGRect { .zero }
}

extension UIActivityIndicatorView.Style {
  /// The older name of the one of 20 points.
  public static var gray: Self { .medium }
}

/// Buttons above a keyboard; it is never shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

extension UIResponder {
  /// The buttons above the keyboard, new ones each time.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
