import AppKitStandIn
import Foundation
import RedlineCaptureCore
import RedlineCaptureForMac
import RedlineModel
import Testing

private typealias Control = SolvedLayout.Control

/// What is read of controls, texts and colours of AppKit.
@MainActor @Suite struct LookTests {
  private func item(_ view: NSView) -> SolvedLayout.Item {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    return view.redlineLayout().items[0]
  }

  private static func slider() -> NSSlider {
    let slider = NSSlider()
    (slider.minValue, slider.maxValue, slider.doubleValue) = (10, 30, 15)
    return slider
  }

  private static func spinner() -> NSProgressIndicator {
    let spinner = NSProgressIndicator()
    spinner.style = .spinning
    return spinner
  }

  private static func bar() -> NSProgressIndicator {
    let bar = NSProgressIndicator()
    bar.doubleValue = 75
    return bar
  }

  private static func toggle() -> NSSwitch {
    let toggle = NSSwitch()
    toggle.state = .on
    return toggle
  }

  private static func segments() -> NSSegmentedControl {
    let control = NSSegmentedControl()
    (control.labels, control.selectedSegment) = (["Day", "Week"], 1)
    return control
  }

  private static func field() -> NSTextField {
    let field = NSTextField()
    field.isBezeled = true
    return field
  }

  @Test func controls() {
    let rows: [(NSView, SolvedLayout.Control)] = [
      (NSView(), .view), (NSTextField(labelWithString: "a"), .label),
      (Self.field(), .textField(hasRoundedBorder: true)),
      (NSTextField(), .textField(hasRoundedBorder: false)), (NSSearchField(), .searchBar),
      (NSButton(), .button(imageName: nil)), (Self.toggle(), .toggle(isOn: true)),
      (Self.slider(), .slider(value: 0.25)), (Self.spinner(), .activityIndicator),
      (Self.bar(), .progressView(progress: 0.75)), (NSStepper(), .stepper),
      (NSImageView(), .imageView(name: nil)), (NSTextView(), .textView(insets: nil)),
      (NSStackView(), .stackView),
      (Self.segments(), .segmentedControl(titles: ["Day", "Week"], selected: 1)),
    ]
    for (view, control) in rows { #expect(item(view).control == control) }
  }

  @Test func textsFontsAndPlaceholders() throws {
    let label = NSTextField(labelWithString: "A title")
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    (label.alignment, label.maximumNumberOfLines) = (.center, 2)
    label.lineBreakMode = .byTruncatingMiddle
    let text = try #require(item(label).text)
    #expect(text.string == "A title")
    #expect(text.font == .system(size: 20, weight: .semibold))
    #expect(text.alignment == .center)
    #expect(text.truncation == .middle)
    #expect(text.numberOfLines == 2)
    let field = NSSecureTextField()
    field.placeholderString = "Password"
    let empty = try #require(item(field).text)
    #expect(empty.isPlaceholder && empty.isSecure)
    #expect(item(NSTextField()).text == nil)
    let named = NSTextField(labelWithString: "x")
    named.font = NSFont(name: "HelveticaNeue-Bold", family: "Helvetica Neue", size: 12)
    #expect(item(named).text?.font.family == "Helvetica Neue")
    #expect(item(named).text?.font.weight == .bold)
  }

  @Test func coloursAreThoseOfBothAppearances() throws {
    let label = NSTextField(labelWithString: "x")
    label.textColor = .systemRed
    let color = try #require(item(label).text?.color)
    #expect(color.light == 0xFF3B30)
    #expect(color.dark == 0xFF453B)
    let view = NSView()
    let layer = CALayer()
    layer.backgroundColor = NSColor(srgbRed: 1.2, green: 0.5, blue: -1, alpha: 0.25).cgColor
    (layer.cornerRadius, layer.masksToBounds) = (6, true)
    view.layer = layer
    view.alphaValue = 0.5
    let style = item(view).style
    #expect(style.background?.light == 0xFF8000)
    #expect(style.background?.alpha == 0.25)
    #expect(style.cornerRadius == 6)
    #expect(style.clips == true)
    #expect(style.alpha == 0.5)
    #expect(item(NSView()).style == SolvedLayout.Style())
  }

  @Test func prioritiesAndContents() {
    let label = NSTextField(labelWithString: "x")
    label.contentSize = CGSize(width: 30, height: 16)
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let read = item(label)
    #expect(read.hugging[.horizontal] == 250 && read.hugging[.vertical] == 1000)
    #expect(read.compressionResistance[.horizontal] == 250)
    #expect(read.compressionResistance[.vertical] == 750)
    #expect(read.intrinsicWidth == 30 && read.intrinsicHeight == 16)
    #expect(item(NSView()).intrinsicWidth == nil)
  }

  nonisolated private static let origins:
    [(type: String, identifier: String?, SolvedLayout.Constraint.Origin)] = [
      ("NSLayoutConstraint", nil, .user), ("NSLayoutConstraint", "wide", .user),
      ("NSAutoresizingMaskLayoutConstraint", nil, .autoresizingMask),
      ("NSContentSizeLayoutConstraint", nil, .contentSize),
      ("NSLayoutConstraint", "NSStackView.Edge.Bottom", .stackView),
      ("NSLayoutConstraint", "UISV-spacing", .stackView),
      ("NSLayoutConstraint", "NSView-Encapsulated-Layout-Width", .system),
      ("NSLayoutConstraint", "NSWindow-current-height", .system),
      ("NSLayoutConstraint", "UIView-Encapsulated-Layout-Width", .system),
      ("NSLayoutConstraint", "_UITemporaryLayoutWidth", .system),
      ("_UILayoutSupportConstraint", nil, .system),
    ]

  /// Who made a constraint is told by the names of UIKit and AppKit.
  @Test(arguments: origins) func origin(
    type: String, identifier: String?, expected: SolvedLayout.Constraint.Origin
  ) {
    #expect(.captured(class: type, identifier: identifier) == expected)
  }

  @Test func whatAMaskBecame() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(child)
    NSAutoresizingMaskLayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50
    ).activate()
    #expect(root.redlineLayout().constraints.map(\.origin) == [.autoresizingMask])
  }
}
