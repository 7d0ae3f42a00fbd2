import AppKitStandIn
import Foundation
import RedlineCaptureForMac
import RedlineModel
import Testing

/// A form as AppKit would have laid it out: 300 × 200, origin at the bottom.
final class FormController: NSViewController {
  let heading = NSTextField(labelWithString: "Server")
  let field = NSTextField()
  let button = NSButton()
  let space = NSLayoutGuide()
  private lazy var rows = NSStackView(views: [NSSwitch(), NSSlider()])

  func fill() {
    view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    // From the top: 20 … 36, its text's baseline at 12.
    heading.frame = CGRect(x: 20, y: 164, width: 60, height: 16)
    heading.contentSize = CGSize(width: 60, height: 16)
    heading.baselines = (12, 4)
    // 17 … 39, the baseline at 15: both at 32.
    field.frame = CGRect(x: 88, y: 161, width: 192, height: 22)
    field.baselines = (15, 7)
    // 47 … 67 without its bezel.
    button.frame = CGRect(x: 82, y: 125, width: 92, height: 32)
    // 79 … 99.
    rows.frame = CGRect(x: 20, y: 101, width: 260, height: 20)
    rows.distribution = .fill
    rows.arrangedSubviews[0].frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    rows.arrangedSubviews[1].frame = CGRect(x: 48, y: 0, width: 212, height: 20)
    space.frame = CGRect(x: 20, y: 101 - 12 - 9, width: 9, height: 9)
    for child in [heading, field, button, rows] as [NSView] { view.addSubview(child) }
    view.addLayoutGuide(space)
    constrain()
  }

  private func constrain() {
    add(heading, .top, .equal, view, .top, 20)
    add(heading, .leading, .equal, view, .leading, 20)
    add(field, .leading, .equal, heading, .trailing, 8)
    add(field, .trailing, .equal, view, .trailing, -20)
    add(field, .firstBaseline, .equal, heading, .firstBaseline, 0)
    add(field, .height, .equal, nil, .notAnAttribute, 22)
    add(button, .top, .equal, field, .bottom, 8)
    add(button, .height, .equal, nil, .notAnAttribute, 20)
    add(button, .leading, .equal, field, .leading, 0)
    add(rows, .top, .equal, button, .bottom, 12)
    add(rows, .leading, .equal, heading, .leading, 0)
    add(view, .bottom, .greaterThanOrEqual, rows, .bottom, 20)
    add(space, .top, .equal, rows, .bottom, 12)
    add(space, .width, .equal, nil, .notAnAttribute, 9)
    let wide = add(button, .width, .equal, nil, .notAnAttribute, 200)
    (wide.priority, wide.identifier) = (.windowSizeStayPut, "wide")
  }

  @discardableResult private func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    constraint.activate()
    return constraint
  }
}

/// What is read of the views of a window.
@MainActor @Suite struct WindowTests {
  private func captured() -> SolvedLayout {
    let controller = FormController()
    controller.fill()
    return controller.redlineLayout()
  }

  @Test func namesAreThoseOfStoredProperties() {
    let layout = captured()
    #expect(layout.name == "FormController")
    #expect(
      layout.items.map(\.id)
        == ["view", "heading", "field", "button", "rows", "rows/switch1", "rows/slider1"])
    #expect(layout.guides.map(\.id) == ["space"])
    #expect(layout.items.map(\.className).suffix(2) == ["NSSwitch", "NSSlider"])
  }

  @Test func constraintsHold() {
    let layout = captured()
    #expect(
      layout.constraints.map(\.sentence) == [
        "heading.top = view.top + 20", "heading.leading = view.leading + 20",
        "field.leading = heading.trailing + 8", "field.trailing = view.trailing - 20",
        "field.firstBaseline = heading.firstBaseline", "button.top = field.bottom + 8",
        "button.leading = field.leading", "rows.top = button.bottom + 12",
        "rows.leading = heading.leading", "view.bottom ≥ rows.bottom + 20",
        "space.top = rows.bottom + 12", "space.width = 9", "field.height = 22",
        "button.height = 20", "button.width = 200 @500",
      ])
    #expect(layout.constraints.filter { !$0.isSatisfied }.map(\.id) == ["wide"])
    #expect(layout.diagnostics.map(\.id) == ["brokenConstraint:wide"])
    #expect(layout.constraints.allSatisfy { $0.origin == .user })
  }

  /// The layout that was read is the layout of its own constraints.
  @Test func isSolvedAgain() throws {
    let live = captured()
    let read = try SolvedLayout(json: JSONEncoder().encode(live))
    #expect(read == live)
    let again = CompiledProgram(read.compiled()).solved(ambiguity: false)
    for (number, item) in read.items.enumerated() where item.parent == "view" {
      let rect = again.rect(number)
      #expect(abs(rect.minX - item.alignmentRect.minX) < 0.01, "\(item.id)")
      #expect(abs(rect.minY - item.alignmentRect.minY) < 0.01, "\(item.id)")
    }
  }

  @Test func baselines() throws {
    let layout = captured()
    let field = try #require(layout.item("field"))
    #expect(field.firstBaseline == 32)
    #expect(field.lastBaseline == 32)
    #expect(layout.item("view")?.baselines == nil)
  }

  @Test func rowsOfAStackView() throws {
    let stack = try #require(captured().item("rows")?.stack)
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .center)
    #expect(stack.arranged == ["rows/switch1", "rows/slider1"])
    #expect(stack.gaps == [8])
  }

  @Test func gravityAreasAreNoRow() {
    let stack = NSStackView(views: [NSView()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let item = stack.redlineLayout().items[0]
    #expect(item.stack == nil)
    #expect(item.kind == .stackView)
  }

  @Test func theWindowsScaleDirectionAndNames() throws {
    final class Panel: NSWindowController {
      let sidebar = NSView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    }
    let (panel, window) = (Panel(), NSWindow())
    window.title = "Inspector"
    window.backingScaleFactor = 2
    let content = NSView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    content.userInterfaceLayoutDirection = .rightToLeft
    content.addSubview(panel.sidebar)
    window.contentView = content
    panel.window = window
    let layout = try #require(window.redlineLayout())
    #expect(layout.name == "Inspector")
    #expect(layout.environment.size == CGSize(width: 320, height: 100))
    #expect(layout.environment.device.scale == 2)
    #expect(layout.environment.layoutDirection == .rightToLeft)
    #expect(layout.items.map(\.id) == ["NSView", "sidebar"])
    #expect(layout.items[0].style.background?.light == 0xEDEDED)
    #expect(layout.items[0].style.background?.dark == 0x333333)
    #expect(NSWindow().redlineLayout() == nil)
    #expect(NSView().redlineLayout().environment.device.scale == 1, "the main screen's")
  }

  @Test func identifiersOfFilesAreNoNames() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<4).map { _ in NSView() }
    views[0].identifier = NSUserInterfaceItemIdentifier("_NS:9")
    views[1].setAccessibilityIdentifier("toolbar")
    views[2].identifier = NSUserInterfaceItemIdentifier("list")
    for view in views { root.addSubview(view) }
    #expect(
      root.redlineLayout().items.map(\.id) == ["NSView", "view1", "toolbar", "list", "view2"])
  }

  @Test func mirroredConstraints() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    root.userInterfaceLayoutDirection = .rightToLeft
    let child = NSView(frame: CGRect(x: 240, y: 0, width: 50, height: 20))
    root.addSubview(child)
    NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
      multiplier: 1, constant: 10
    ).activate()
    let constraint = root.redlineLayout().constraints[0]
    #expect(constraint.isRightToLeft)
    #expect(constraint.isSatisfied)
  }

  @Test func ambiguityIsAppKits() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = NSBox()
    box.hasAmbiguousLayout = true
    root.addSubview(box)
    #expect(root.redlineLayout().diagnostics.map(\.id) == ["ambiguity:box1"])
  }

  @Test func backdropIsWhatTheViewDraws() {
    let view = NSButton(frame: CGRect(x: 9, y: 9, width: 80, height: 20))
    #expect(
      view.redlineBackdrop().map { String(decoding: $0, as: UTF8.self) } == "png NSButton 80 × 20")
    #expect(NSView().redlineBackdrop() == nil)
  }
}
