// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// Makes the look of a button in a state; nobody asks it.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// A button with an image that calls a method.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Runs the handler that was set, as a change of state does.
  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Runs once when it is set, for the state that the button has then.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { kept(nil) }
    set {
      keep(newValue)
      newValue?(self)
    }
  }
}

/// What changes its image with the size of texts; it does not.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIPageControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// What a finger does.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// The direction of the dots.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}

extension UISwitch {
  /// The look of a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
}

/// A mark in a field for searches; it is not drawn.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  open var representedObject: Any?
  /// A mark.
  public init(icon: UIImage?, text: String) { super.init() }
}

extension UISearchTextField {
  /// Puts a mark among the others.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  /// Takes a mark out.
  public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

extension UIActivityIndicatorView.Style {
  /// Another name of `large`.
  public static let whiteLarge = UIActivityIndicatorView.Style.large
  /// Another name of `medium`.
  public static let white = UIActivityIndicatorView.Style.medium
}

extension UIButton {
  /// Stored only.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var adjustsImageWhenHighlighted: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var adjustsImageWhenDisabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var showsTouchWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var role: Role {
    get { kept(.normal) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { keep(color) }
  /// Always the same here.
  public var currentAttributedTitle: NSAttributedString? {
    currentTitle.map { NSAttributedString(string: $0) }
  }
  /// Always the same here.
  public var currentBackgroundImage: UIImage? {
    backgroundImage(for: state) ?? backgroundImage(for: .normal)
  }
}

extension UIImageView {
  /// Stored only.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIPageControl {
  /// Stored only.
  public var preferredIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var backgroundStyle: BackgroundStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsContinuousInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var direction: Direction {
    get { kept(.natural) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var interactionState: InteractionState { .none }
  /// Does nothing.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { keep(image) }
  /// Does nothing.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { keep(image) }
  /// Stored only.
  public var defersCurrentPageDisplay: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISwitch {
  /// Stored only.
  public var preferredStyle: Style {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var title: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISlider {
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UISearchTextField {
  /// Stored only.
  public var tokens: [UISearchToken] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var tokenBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsCopyingTokens: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var allowsDeletingTokens: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UISearchBar {
  /// Stored only.
  public var searchTextPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isLookToDictateEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var textContentType: UITextContentType? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  { keep(backgroundImage) }
  /// Does nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { keep(backgroundImage) }
  /// Does nothing.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIDatePicker {
  /// Stored only.
  public var roundsToMinuteInterval: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UIView {
  /// Stored only.
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func accessibilityElementIsFocused() -> Bool { false }
  /// Does nothing.
  public func updateTraitsIfNeeded() { layoutIfNeeded() }
  /// Does nothing.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}

extension UIMenu {
  /// Stored only.
  public var preferredElementSize: ElementSize {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UITextView {
  /// Posted by the program only.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by the program only.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension UIGestureRecognizer {
  /// Stored only.
  public var allowedPressTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
}

extension UIMenu {
  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
}
