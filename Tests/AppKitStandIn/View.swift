// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// Stands in for AppKit where there is none: what `RedlineCapture` reads, by AppKit's names and types,
/// so that its code for the Mac is compiled and tested. It lays nothing out: a test sets the frames that
/// AppKit would have set. No product has it, and no module of the name `AppKit` comes of it.
@MainActor open class NSResponder: NSObject {
  public weak var nextResponder: NSResponder?
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

@MainActor public final class CALayer {
  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public init() {}
}

@MainActor open class NSView: NSResponder {
  public static let noIntrinsicMetric: CGFloat = -1

  public private(set) weak var superview: NSView?
  public private(set) var subviews: [NSView] = []
  public var frame: CGRect { didSet { bounds.size = frame.size } }
  public var bounds: CGRect
  public var isHidden = false
  public var alphaValue: CGFloat = 1
  public var layer: CALayer?
  public var identifier: NSUserInterfaceItemIdentifier?
  public var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  public var hasAmbiguousLayout = false
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public private(set) var layoutGuides: [NSLayoutGuide] = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var layoutCount = 0
  fileprivate weak var ownWindow: NSWindow?
  private var spokenIdentifier = ""
  private var priorities: [Bool: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority]] =
    [:]
  public private(set) lazy var safeAreaLayoutGuide = NSLayoutGuide(of: self)
  public private(set) lazy var layoutMarginsGuide = NSLayoutGuide(of: self)

  public init(frame: CGRect) {
    (self.frame, bounds) = (frame, CGRect(origin: .zero, size: frame.size))
  }
  public convenience override init() { self.init(frame: .zero) }

  open var isFlipped: Bool { false }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  public var window: NSWindow? { ownWindow ?? superview?.window }
  public func accessibilityIdentifier() -> String { spokenIdentifier }
  public func setAccessibilityIdentifier(_ identifier: String?) {
    spokenIdentifier = identifier ?? ""
  }

  public func addSubview(_ view: NSView) {
    view.superview = self
    subviews.append(view)
    if !(view.nextResponder is NSViewController) { view.nextResponder = self }
  }

  public func addLayoutGuide(_ guide: NSLayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func layoutSubtreeIfNeeded() { layoutCount += 1 }

  /// The insets' top is the frame's upper edge on the screen, which is its largest y in a view that is
  /// not flipped.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    let isFlipped = superview?.isFlipped ?? false
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + (isFlipped ? insets.top : insets.bottom),
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  public func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
    let base = inWindow(rect)
    return view?.fromWindow(base) ?? base
  }

  /// From the view's own coordinates to those of its outermost superview's surroundings.
  private func inWindow(_ rect: CGRect) -> CGRect {
    let isTurned = isFlipped != (superview?.isFlipped ?? false)
    let y =
      isTurned ? frame.maxY - (rect.maxY - bounds.minY) : frame.minY + rect.minY - bounds.minY
    let outside = CGRect(
      x: frame.minX + rect.minX - bounds.minX, y: y, width: rect.width, height: rect.height)
    return superview?.inWindow(outside) ?? outside
  }

  private func fromWindow(_ rect: CGRect) -> CGRect {
    let outside = superview?.fromWindow(rect) ?? rect
    let isTurned = isFlipped != (superview?.isFlipped ?? false)
    let y =
      isTurned
      ? bounds.minY + frame.maxY - outside.maxY : outside.minY - frame.minY + bounds.minY
    return CGRect(
      x: outside.minX - frame.minX + bounds.minX, y: y, width: outside.width,
      height: outside.height)
  }

  public func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { priorities[true]?[orientation] ?? .defaultLow }
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { priorities[true, default: [:]][orientation] = priority }
  public func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { priorities[false]?[orientation] ?? .defaultHigh }
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { priorities[false, default: [:]][orientation] = priority }

  public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
    rect.isEmpty ? nil : NSBitmapImageRep(size: rect.size)
  }
  public func cacheDisplay(in rect: CGRect, to picture: NSBitmapImageRep) {
    picture.content = "\(type(of: self)) \(Int(rect.width)) × \(Int(rect.height))"
  }
}

@MainActor open class NSViewController: NSResponder {
  public var view = NSView() { didSet { view.nextResponder = self } }
  public var isViewLoaded = true
  public convenience init(view: NSView) {
    self.init()
    self.view = view
    view.nextResponder = self
  }
}

@MainActor open class NSWindowController: NSResponder {
  public var window: NSWindow? {
    didSet { window?.windowController = self }
  }
}

@MainActor open class NSWindow: NSResponder {
  public var title = ""
  public var backingScaleFactor: CGFloat = 2
  public var backgroundColor: NSColor! = .windowBackgroundColor
  public weak var windowController: NSWindowController?
  public var contentView: NSView? {
    didSet { contentView?.ownWindow = self }
  }
}

@MainActor public final class NSScreen {
  public static var main: NSScreen? = NSScreen()
  public var backingScaleFactor: CGFloat = 1
}

@MainActor public final class NSBitmapImageRep {
  public enum FileType: Sendable { case png, tiff }
  public struct PropertyKey: Hashable, Sendable {}
  public let size: CGSize
  /// What was drawn, in words.
  public var content = ""
  init(size: CGSize) { self.size = size }
  public func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? {
    Data("\(type) \(content)".utf8)
  }
}
