// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

public enum NSTextAlignment: Int, Sendable { case left, right, center, justified, natural }
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

@MainActor open class NSControl: NSView {
  public enum StateValue: Int, Sendable {
    case mixed = -1
    case off, on
  }
  public var font: NSFont? = .systemFont(ofSize: 13)
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var usesSingleLineMode = false
  public var stringValue = ""
  public var doubleValue = 0.0
  public var contentSize: CGSize?
  public var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
  open override var intrinsicContentSize: CGSize { contentSize ?? super.intrinsicContentSize }
  open override var firstBaselineOffsetFromTop: CGFloat { baselines.first }
  open override var lastBaselineOffsetFromBottom: CGFloat { baselines.last }
}

@MainActor open class NSTextField: NSControl {
  public var placeholderString: String?
  public var textColor: NSColor? = .controlTextColor
  public var backgroundColor: NSColor?
  public var drawsBackground = false
  public var isBezeled = false
  public var isEditable = true
  public var maximumNumberOfLines = 0
  open override var isFlipped: Bool { true }
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    stringValue = string
    isEditable = false
  }
}

@MainActor open class NSSearchField: NSTextField {}
@MainActor open class NSSecureTextField: NSTextField {}

@MainActor public final class NSImage {
  public init() {}
}

@MainActor open class NSButton: NSControl {
  public var title = "Button"
  public var image: NSImage?
  public var contentTintColor: NSColor?
  public var state = StateValue.off
  open override var isFlipped: Bool { true }
  /// A push button's bezel reaches beyond what it aligns with.
  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 4, left: 6, bottom: 8, right: 6)
  }
}

@MainActor open class NSSwitch: NSControl { public var state = StateValue.off }
@MainActor open class NSStepper: NSControl {}
@MainActor open class NSImageView: NSControl {}
@MainActor open class NSSlider: NSControl {
  public var minValue = 0.0
  public var maxValue = 1.0
}
@MainActor open class NSSegmentedControl: NSControl {
  public var labels: [String] = []
  public var selectedSegment = -1
  public var segmentCount: Int { labels.count }
  public func label(forSegment segment: Int) -> String? { labels[segment] }
}

@MainActor open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  public var style = Style.bar
  public var doubleValue = 0.0
  public var minValue = 0.0
  public var maxValue = 100.0
}

@MainActor open class NSTextView: NSView {
  public var string = ""
  public var font: NSFont? = .systemFont(ofSize: 13)
  public var textColor: NSColor?
  public var backgroundColor = NSColor.textBackgroundColor
  public var drawsBackground = true
  public var alignment = NSTextAlignment.natural
  open override var isFlipped: Bool { true }
}

@MainActor open class NSScrollView: NSView {
  public var drawsBackground = false
  public var backgroundColor = NSColor.textBackgroundColor
  public let contentView = NSClipView()
  public var documentView: NSView? {
    didSet {
      if let documentView { contentView.addSubview(documentView) }
    }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
}

@MainActor open class NSClipView: NSView {}

@MainActor open class NSBox: NSView {
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
  public var boxType = BoxType.primary
  public var fillColor = NSColor.windowBackgroundColor
}

@MainActor open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public var orientation = NSUserInterfaceLayoutOrientation.horizontal
  public var distribution = Distribution.gravityAreas
  public var alignment = NSLayoutConstraint.Attribute.centerY
  public var spacing: CGFloat = 8
  public private(set) var arrangedSubviews: [NSView] = []
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public func addArrangedSubview(_ view: NSView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
