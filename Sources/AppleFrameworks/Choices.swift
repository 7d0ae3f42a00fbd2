public import Foundation
public import UIKit

/// A choice of a colour; its view is empty.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Takes a colour; nobody chooses.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing unless the delegate has its own.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing unless the delegate has its own.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A well of a colour, 28 × 28 pt; nothing is drawn in it.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
  /// 28 × 28 pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// A choice of a font; its view is empty.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    /// Families.
    public override init() { super.init() }
  }
  open private(set) var configuration = Configuration()
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  /// A choice of what is offered.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
}

/// Takes a font; nobody chooses.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing unless the delegate has its own.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Something to share that is made when it is needed; it is not.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// What the object was made with.
  public let placeholderItem: Any?
  open var activityType: UIActivity.ActivityType? { nil }
  open var item: Any { placeholderItem ?? "" }
  /// Makes one; what is given is kept only where a property has it.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
}

extension UIActivity.ActivityType {
  /// Draws on it.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Puts it on the home screen.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
  /// Works on it with others.
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Shows it on the face of a watch.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
}

extension UIStepper {
  /// Stored only: the buttons have their own pictures.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image) }
  /// Stored only: the buttons have their own pictures.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image) }
  /// Stored only: the buttons have their own pictures.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { keep(image) }
  /// Stored only: the buttons have their own pictures.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { keep(image) }
}

extension UIImage {
  /// What a system does with an animation of a view.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// A placeholder of a size in points.
  @MainActor public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Gives a placeholder of a size in points at once.
  @MainActor public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  /// Gives the image at once.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
}

extension UIApplication {
  /// The status bar was turned; it is not.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The status bar will be turned; it is not.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Stored nowhere: no state is restored.
  public class func registerObject(
    forStateRestoration object: any NSObjectProtocol, restorationIdentifier: String
  ) {}
}

extension UIView {
  /// What the system does to views.
  public enum SystemAnimation: UInt, Sendable { case delete }
  /// Takes the views away, runs the changes, then the completion; nothing is animated.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }
}

extension UIFont {
  /// The families that are here: that of the system alone.
  public static var familyNames: [String] { ["Inter"] }
  /// The fonts of a family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyName == "Inter" ? ["Inter-Regular", "Inter-Bold"] : []
  }
}

extension NSString {
  /// The text: it has one width.
  public func variantFittingPresentationWidth(_ width: Int) -> String { description }
}

extension UIViewController {
  /// Stored only: there is no keyboard.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    keep((kept([]) as [UIKeyCommand]) + [keyCommand])
  }
  /// Does nothing: there is no keyboard.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

extension UIViewPropertyAnimator {
  /// Stored only: there are no touches.
  public var isManualHitTestingEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
