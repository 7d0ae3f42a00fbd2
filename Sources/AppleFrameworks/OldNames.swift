// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those that UIKit had up to Swift 4.1, in which some apps are still written.

public import Foundation
public import UIKit

/// `UIControl.State` in later versions of Swift.
public typealias UIControlState = UIControl.State
/// `UIControl.Event` in later versions of Swift.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.ContentVerticalAlignment` in later versions of Swift.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIControl.ContentHorizontalAlignment` in later versions of Swift.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UITableViewCell.CellStyle` in later versions of Swift.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableViewCell.SelectionStyle` in later versions of Swift.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// `UITableViewCell.AccessoryType` in later versions of Swift.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// `UITableViewCell.EditingStyle` in later versions of Swift.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// `UITableView.Style` in later versions of Swift.
public typealias UITableViewStyle = UITableView.Style
/// `UITableView.RowAnimation` in later versions of Swift.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableView.ScrollPosition` in later versions of Swift.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UICollectionView.ScrollDirection` in later versions of Swift.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition` in later versions of Swift.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UIView.AnimationOptions` in later versions of Swift.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.AnimationCurve` in later versions of Swift.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.AutoresizingMask` in later versions of Swift.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.ContentMode` in later versions of Swift.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.TintAdjustmentMode` in later versions of Swift.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UIView.KeyframeAnimationOptions` in later versions of Swift.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `NSLayoutConstraint.Axis` in later versions of Swift.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `NSLayoutConstraint.Attribute` in later versions of Swift.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation` in later versions of Swift.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.FormatOptions` in later versions of Swift.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// `UIStackView.Distribution` in later versions of Swift.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UIStackView.Alignment` in later versions of Swift.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIAlertAction.Style` in later versions of Swift.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIAlertController.Style` in later versions of Swift.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIBarButtonItem.Style` in later versions of Swift.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIBarButtonItem.SystemItem` in later versions of Swift.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UIActivityIndicatorView.Style` in later versions of Swift.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIGestureRecognizer.State` in later versions of Swift.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UIButton.ButtonType` in later versions of Swift.
public typealias UIButtonType = UIButton.ButtonType
/// `UITextField.BorderStyle` in later versions of Swift.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode` in later versions of Swift.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UIDatePicker.Mode` in later versions of Swift.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// `UIImage.RenderingMode` in later versions of Swift.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.Orientation` in later versions of Swift.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIScrollView.KeyboardDismissMode` in later versions of Swift.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UIBlurEffect.Style` in later versions of Swift.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UIActivity.ActivityType` in later versions of Swift.
public typealias UIActivityType = UIActivity.ActivityType
/// `UINavigationController.Operation` in later versions of Swift.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UISearchBar.Style` in later versions of Swift.
public typealias UISearchBarStyle = UISearchBar.Style
/// `UIPageViewController.NavigationDirection` in later versions of Swift.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UIPageViewController.NavigationOrientation` in later versions of Swift.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// `UIPageViewController.TransitionStyle` in later versions of Swift.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UITouch.Phase` in later versions of Swift.
public typealias UITouchPhase = UITouch.Phase
/// `UIEvent.EventType` in later versions of Swift.
public typealias UIEventType = UIEvent.EventType
/// `UIImagePickerController.SourceType` in later versions of Swift.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// `UIFont.TextStyle` in later versions of Swift.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIFont.Weight` in later versions of Swift.
public typealias UIFontWeight = UIFont.Weight
/// `UIApplication.State` in later versions of Swift.
public typealias UIApplicationState = UIApplication.State
/// `UIApplication.OpenURLOptionsKey` in later versions of Swift.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// `NSAttributedString.Key` in later versions of Swift.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// `UISwipeGestureRecognizer.Direction` in later versions of Swift.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UISplitViewController.DisplayMode` in later versions of Swift.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// `UIAccessibilityTraits.none` in later versions of Swift.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// `UIAccessibilityTraits.button` in later versions of Swift.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// `UIAccessibilityTraits.link` in later versions of Swift.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// `UIAccessibilityTraits.header` in later versions of Swift.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// `UIAccessibilityTraits.searchField` in later versions of Swift.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// `UIAccessibilityTraits.image` in later versions of Swift.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// `UIAccessibilityTraits.selected` in later versions of Swift.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// `UIAccessibilityTraits.playsSound` in later versions of Swift.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// `UIAccessibilityTraits.keyboardKey` in later versions of Swift.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// `UIAccessibilityTraits.staticText` in later versions of Swift.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// `UIAccessibilityTraits.summaryElement` in later versions of Swift.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// `UIAccessibilityTraits.notEnabled` in later versions of Swift.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// `UIAccessibilityTraits.updatesFrequently` in later versions of Swift.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// `UIAccessibilityTraits.adjustable` in later versions of Swift.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// `UIAccessibilityTraits.allowsDirectInteraction` in later versions of Swift.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction
/// `UIAccessibilityTraits.startsMediaSession` in later versions of Swift.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// `UIAccessibilityTraits.causesPageTurn` in later versions of Swift.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// `UIAccessibilityTraits.tabBar` in later versions of Swift.
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar

extension UIAccessibilityTraits {
  /// Both traits, which were numbers.
  public static func | (left: Self, right: Self) -> Self { left.union(right) }
  /// Adds traits, which were numbers.
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
}

/// `UITableView.automaticDimension` in later versions of Swift.
@MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UICollectionView.elementKindSectionHeader` in later versions of Swift.
@MainActor public let UICollectionElementKindSectionHeader =
  UICollectionView.elementKindSectionHeader
/// `UICollectionView.elementKindSectionFooter` in later versions of Swift.
@MainActor public let UICollectionElementKindSectionFooter =
  UICollectionView.elementKindSectionFooter
/// `CAMediaTimingFunctionName.linear` in later versions of Swift.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// `CAMediaTimingFunctionName.easeIn` in later versions of Swift.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// `CAMediaTimingFunctionName.easeOut` in later versions of Swift.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// `CAMediaTimingFunctionName.easeInEaseOut` in later versions of Swift.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// `CAMediaTimingFillMode.forwards` in later versions of Swift.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// `CAMediaTimingFillMode.both` in later versions of Swift.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// `CAShapeLayerLineCap.round` in later versions of Swift.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `CAShapeLayerLineJoin.round` in later versions of Swift.
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// `rect.inset(by:)` in later versions of Swift.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
/// `UIAccessibility.isVoiceOverRunning` in later versions of Swift.
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}
/// A point, as C makes it.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size, as C makes it.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle, as C makes it.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// The point at the origin.
public let CGPointZero = CGPoint.zero
/// The size of nothing.
public let CGSizeZero = CGSize.zero
/// The rectangle of nothing.
public let CGRectZero = CGRect.zero

extension UIActivityIndicatorView {
  /// `init(style:)` in later versions of Swift.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// `style` in later versions of Swift.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIViewController {
  /// `addChild(_:)` in later versions of Swift.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  /// `removeFromParent()` in later versions of Swift.
  public func removeFromParentViewController() { removeFromParent() }
  /// `didMove(toParent:)` in later versions of Swift.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  /// `willMove(toParent:)` in later versions of Swift.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// `children` in later versions of Swift.
  public var childViewControllers: [UIViewController] { children }
}

extension UIView {
  /// `bringSubviewToFront(_:)` in later versions of Swift.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// `sendSubviewToBack(_:)` in later versions of Swift.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSNotification.Name {
  /// `UIApplication.willEnterForegroundNotification` in later versions of Swift.
  @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// `UIApplication.didEnterBackgroundNotification` in later versions of Swift.
  @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// `UIApplication.didBecomeActiveNotification` in later versions of Swift.
  @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// `UIApplication.willResignActiveNotification` in later versions of Swift.
  @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  /// `UIApplication.willTerminateNotification` in later versions of Swift.
  @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  /// `UIResponder.keyboardWillShowNotification` in later versions of Swift.
  @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// `UIResponder.keyboardWillHideNotification` in later versions of Swift.
  @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// `UIResponder.keyboardDidShowNotification` in later versions of Swift.
  @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  /// `UIResponder.keyboardDidHideNotification` in later versions of Swift.
  @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  /// `UIResponder.keyboardWillChangeFrameNotification` in later versions of Swift.
  @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// `UIResponder.keyboardDidChangeFrameNotification` in later versions of Swift.
  @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
}

/// `UIResponder.keyboardFrameEndUserInfoKey` in later versions of Swift.
@MainActor public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey` in later versions of Swift.
@MainActor public let UIKeyboardAnimationDurationUserInfoKey = UIResponder
  .keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey` in later versions of Swift.
@MainActor public let UIKeyboardAnimationCurveUserInfoKey = UIResponder
  .keyboardAnimationCurveUserInfoKey
/// `UIResponder.keyboardFrameBeginUserInfoKey` in later versions of Swift.
@MainActor public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

/// What notes may do, up to iOS 9.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt
  /// The kinds of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Show a number.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// Sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// Show words.
  public static let alert = UIUserNotificationType(rawValue: 4)
}
/// What notes may do, up to iOS 9; nobody is asked.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// What they may do.
  public let types: UIUserNotificationType
  /// Of kinds.
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) { self.types = types }
}
extension UIApplication {
  /// Does nothing: nobody is asked.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
  }
  /// Nothing is allowed.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }
}
