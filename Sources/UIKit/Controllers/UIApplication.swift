import RedlineLayout

/// The program as far as layouts ask for it.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
  /// The one application; it has no delegate and runs no loop.
  public static let shared = UIApplication()

  /// The windows that are shown, in the order in which they came.
  public var windows: [UIWindow] { UIWindow.open }
  /// The window that is key; `nil` without one.
  public var keyWindow: UIWindow? { UIWindow.open.first(where: \.isKeyWindow) }
  /// The text size of ``UIScreen/environment``.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction of ``UIScreen/environment``.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection.userInterface
  }
}

/// What the reader has set; nothing but the text size is ever on.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
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

  /// The traits by name; `nil` for none.
  var names: Set<AccessibilityTrait>? {
    let names: [(UIAccessibilityTraits, AccessibilityTrait)] = [
      (.button, .button), (.link, .link), (.image, .image), (.selected, .selected),
      (.staticText, .staticText), (.notEnabled, .notEnabled), (.header, .header),
    ]
    return isEmpty ? nil : Set(names.filter { contains($0.0) }.map(\.1))
  }
}
