public import Foundation
public import UIKit

/// Which way a pointer's shape is stretched.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Options of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// An area with an effect of the pointer, of which there is none.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// What the object was made with.
  public let rect: CGRect
  /// What the object was made with.
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []
  /// An area of a view, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where the pointer is; there is none.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}

/// What the pointer does to a view.
public enum UIPointerEffect {
  /// How the view's tint changes.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  /// What suits the view.
  case automatic(UITargetedPreview)
  /// Light on the view.
  case highlight(UITargetedPreview)
  /// The view comes closer.
  case lift(UITargetedPreview)
  /// The view is another one.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let view), .highlight(let view), .lift(let view): view
    case .hover(let view, _, _, _): view
    }
  }
}

/// The shape of the pointer.
public enum UIPointerShape {
  /// A path in points.
  case path(UIBezierPath)
  /// A rectangle with round corners, in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A beam across.
  case horizontalBeam(length: CGFloat)
  /// A beam upright.
  case verticalBeam(length: CGFloat)
  /// The radius of round corners in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// What the pointer looks like over an area.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public override init() { super.init() }
  /// An effect, with a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// A shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  open class func hidden() -> Self { Self.init() }
  open class func system() -> Self { Self.init() }
  /// That of the system.
  public required init(coder: NSCoder? = nil) { super.init() }
}

/// Runs what belongs to a pointer that comes or goes; there is none.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says what the pointer looks like over a view; nobody asks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view unless the delegate has its own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// `nil` unless the delegate has its own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// What the pointer does over a view; there is none.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  /// Makes one; what is given is kept only where a property has it.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
  open func invalidate() {}
}

extension UIButton {
  /// Says what the pointer looks like over a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// Stored only: there is no pointer.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only: there is no pointer.
  public var isPointerInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIPanGestureRecognizer {
  /// Stored only: nothing is scrolled.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { kept([]) }
    set { keep(newValue) }
  }
}

/// What scrolls: a wheel or a pad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: Int
  /// Options of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIEvent {
  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: Int
    /// Options of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The right one.
    public static let secondary = ButtonMask(rawValue: 2)
    /// One by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
  /// None: there is no mouse.
  public var buttonMask: ButtonMask { [] }
  /// None: there is no keyboard.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

extension UITapGestureRecognizer {
  /// Stored only: there is no mouse.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { kept(.primary) }
    set { keep(newValue) }
  }
}

extension UIGestureRecognizer {
  /// None: there is no mouse.
  public var buttonMask: UIEvent.ButtonMask { [] }
  /// None: there is no keyboard.
  public var modifierFlags: UIKeyModifierFlags { [] }
}
