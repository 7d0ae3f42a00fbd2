import RedlineLayout

/// What the reader has set; nothing but the text size is ever on.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What changed on the screen, for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, which is UIKit's.
    public let rawValue: UInt32
    /// The notification of that number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say.
    public static let announcement = Notification(rawValue: 1008)
  }
  /// Does nothing: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
  /// Posted by the program only.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusChanged")
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the reader asked for more contrast, as ``UIScreen/environment`` says.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.environment.contrast == .high
  }
}

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt64
  /// Traits of UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// What is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// What opens something.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// What can be set higher and lower.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// What changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// What says something at once.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// What is chosen at present.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What answers no touches.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// What sums up the state of an app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// What plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// What begins to play or to record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// What turns a page once it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// What is switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// The traits by name; `nil` for none.
  var names: Set<AccessibilityTrait>? {
    isEmpty ? nil : Set(Self.named.filter { contains($0.0) }.map(\.1))
  }

  private static let named: [(UIAccessibilityTraits, AccessibilityTrait)] = [
    (.button, .button), (.link, .link), (.image, .image), (.searchField, .searchField),
    (.keyboardKey, .keyboardKey), (.staticText, .staticText), (.header, .header),
    (.tabBar, .tabBar), (.summaryElement, .summaryElement), (.selected, .selected),
    (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
    (.playsSound, .playsSound), (.startsMediaSession, .startsMediaSession),
    (.adjustable, .adjustable), (.allowsDirectInteraction, .allowsDirectInteraction),
    (.causesPageTurn, .causesPageTurn), (.toggleButton, .toggleButton),
  ]
}
