// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// A bar that has a place.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Makes a controller anew from what was stored of it; nothing is.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Something that is stored when a program ends; nothing is.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {}

/// Prepares what a list will show; nobody asks.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// Prepares what a grid will show; nobody asks.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

extension UITableView {
  /// Stored only.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: nothing is dropped.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UICollectionView {
  /// Stored only.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISlider {
  /// Stored only: the thumb is white.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { keep(image) }
  /// Stored only: the track has its tint.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image) }
  /// Stored only: the track has its tint.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image) }
  /// Stored only.
  public var minimumValueImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var maximumValueImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIProgressView {
  /// Stored only: the bar shows `progress`.
  public var observedProgress: Progress? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var progressImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var trackImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISwitch {
  /// Stored only.
  public var onImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var offImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIButton {
  /// Stored only: no menu is shown.
  public var menu: UIMenu? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: no menu is shown.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITabBar {
  /// Stored only: nobody chooses.
  public var delegate: (any UITabBarDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// False: nothing is changed.
  public func endCustomizing(animated: Bool) -> Bool { false }
}

extension UIToolbar {
  /// Stored only: nobody asks.
  public var delegate: (any UIToolbarDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UICollectionView {
  /// Stored only: there is no focus.
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only: there is no focus.
  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIViewController {
  /// Does nothing: devices are not turned.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIDevice {
  /// A device was turned; none is.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The charge of a device changed.
  public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Does nothing: devices are not turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: devices are not turned.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Unknown.
  public var identifierForVendor: UUID? { nil }
  /// Whether the device has a companion of its own.
  public var isMultitaskingSupported: Bool { true }
}

extension UIContentSizeCategory {
  /// The size of texts changed; it does not.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Where that notification would have the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension CGRect {
  /// Whether the rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
  /// Whether the sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether the points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

/// What a list draws besides its rows.
public enum UITableViewSeparatorInsetReference: Int, Sendable {
  case fromCellEdges, fromAutomaticInsets
}

extension UITableView {
  /// Another name.
  public typealias SeparatorInsetReference = UITableViewSeparatorInsetReference
  /// Stored only.
  public var separatorInsetReference: SeparatorInsetReference {
    get { kept(.fromCellEdges) }
    set { keep(newValue) }
  }
}

/// A menu over a text; it is not shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  open class var shared: UIMenuController { menus }
  private static let menus = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  /// Where the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  open var arrowDirection = ArrowDirection.default
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
  open func update() {}
}

/// Something that a menu over a text offers.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  /// Makes one; what is given is kept only where a property has it.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// A touch that grows stronger; there are no touches.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  /// Makes one; what is given is kept only where a property has it.
  public init(view: UIView) {
    super.init()
    self.view = view
  }
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

/// Is told of a touch that grows stronger; nobody tells.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

/// Looks for faults in words; it finds none.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}

/// Bytes of a catalog; there are none.
@preconcurrency @MainActor
open class NSDataAsset: NSObject {
  open var data: Data { Data() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(name: String) { return nil }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(name: String, bundle: Bundle) { return nil }
}

/// An app's launch; another name.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
