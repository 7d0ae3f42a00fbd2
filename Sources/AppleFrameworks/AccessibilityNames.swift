// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension UIMenuElement {
  /// Stored only.
  public var accessibilityIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIAlertAction {
  /// Stored only.
  public var accessibilityIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIContextualAction {
  /// Stored only.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// What has a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIAlertAction: UIAccessibilityIdentification {}

extension UIMenuElement: UIAccessibilityIdentification {}

extension UIAccessibility {
  /// A rectangle of a view in the coordinates of its window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// A path of a view in the coordinates of its window.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = view.convert(CGPoint.zero, to: nil)
    path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return path
  }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Posted by the program only.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted by the program only.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted by the program only.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted by the program only.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted by the program only.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted by the program only.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted by the program only.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted by the program only.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted by the program only.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// What a notification tells.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// What a notification tells.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// What a notification tells.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}

extension UIAccessibility.Notification {
  /// Another page.
  public static let pageScrolled = Self(rawValue: 1009)
}

extension NSAttributedString.Key {
  /// Whether a text is spelled.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// Whether signs are spoken.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// How high the voice is.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether the text waits for others.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

extension NSAttributedString {
  /// An empty text.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
