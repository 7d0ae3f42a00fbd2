// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's framework.

public import Foundation

/// What an app may show while it is not.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: UInt
  /// Options of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on its icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A note on the screen.
  public static let alert = Self(rawValue: 4)
  /// In a car.
  public static let carPlay = Self(rawValue: 8)
  /// A sound that is never off.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button to the app's settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Without being asked first.
  public static let provisional = Self(rawValue: 64)
}

/// How a note is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: UInt
  /// Options of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on its icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// The older name of a banner.
  public static let alert = Self(rawValue: 4)
  /// In the list of notes.
  public static let list = Self(rawValue: 8)
  /// At the top of the screen.
  public static let banner = Self(rawValue: 16)
}

/// What people decided on notes: nothing yet.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of note is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What people decided on notes: nothing yet.
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
}

/// A sound of a note; it is not heard.
open class UNNotificationSound: NSObject {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound { UNNotificationSound() }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  /// Makes one.
  public override init() { super.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of a file.
  public let rawValue: String
  /// The sound of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The sound of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file with a note.
open class UNNotificationAttachment: NSObject {
  /// What the object was made with.
  public let identifier: String
  /// What the object was made with.
  public let url: URL
  /// A file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
    super.init()
  }
}

/// What a note says.
open class UNNotificationContent: NSObject {
  fileprivate var values = Values()
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
  }
  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// An empty one.
  public override init() { super.init() }
  open override func copy() -> Any { UNNotificationContent(self) }
  open override func mutableCopy() -> Any { UNMutableNotificationContent(self) }
  fileprivate convenience init(_ other: UNNotificationContent) {
    self.init()
    values = other.values
  }
}

/// What a note will say.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// When a note would be shown; it is not.
open class UNNotificationTrigger: NSObject {
  /// What the object was made with.
  public let repeats: Bool
  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// What the object was made with.
  public let timeInterval: TimeInterval
  /// After seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the object was made with.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// From a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A note that is asked for.
open class UNNotificationRequest: NSObject {
  /// What the object was made with.
  public let identifier: String
  /// What the object was made with.
  public let content: UNNotificationContent
  /// What the object was made with.
  public let trigger: UNNotificationTrigger?
  /// A note with a trigger; at once without.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A note that was shown; none is.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date = Date()
  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// A button of a note.
open class UNNotificationAction: NSObject {
  /// What the button does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt
    /// Options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device has to be unlocked.
    public static let authenticationRequired = Self(rawValue: 1)
    /// It takes something away.
    public static let destructive = Self(rawValue: 2)
    /// It opens the app.
    public static let foreground = Self(rawValue: 4)
  }
  /// What the object was made with.
  public let identifier: String
  /// What the object was made with.
  public let title: String
  /// What the object was made with.
  public let options: Options
  /// A button.
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// A button of a note that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// A button with a field.
  public init(
    identifier: String, title: String, options: Options = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) { super.init(identifier: identifier, title: title, options: options) }
}

/// The buttons of a kind of notes.
open class UNNotificationCategory: NSObject {
  /// What the kind does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt
    /// Options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is told when a note is taken away.
    public static let customDismissAction = Self(rawValue: 1)
    /// In a car.
    public static let allowInCarPlay = Self(rawValue: 2)
    /// The title is shown even where the rest is not.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  }
  /// What the object was made with.
  public let identifier: String
  /// What the object was made with.
  public let actions: [UNNotificationAction]
  /// What the object was made with.
  public let intentIdentifiers: [String]
  /// What the object was made with.
  public let options: Options
  /// A kind with buttons.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
  /// A kind with buttons, and what is shown in place of a text.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: Options = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

/// A note was answered.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// A note was taken away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What people did with a note; nobody does.
open class UNNotificationResponse: NSObject {
  /// The note.
  public let notification: UNNotification
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(notification: UNNotification) {
    self.notification = notification
    super.init()
  }
}

/// What people wrote in a note; nobody does.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  open var userText: String { "" }
}

/// Answers notes; nobody asks.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing unless the delegate has its own.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing unless the delegate has its own.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing unless the delegate has its own.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
