import AppKitStandIn
import Foundation
import RedlineCaptureForMac
import RedlineModel
import Testing

final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

private struct Place: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var isRootFlipped = false
  /// The parent's frame, and whether it is flipped; the child lies in the root without one.
  var parent: (frame: CGRect, isFlipped: Bool)?
  var child: CGRect
  var expected: CGRect

  init(
    _ name: String, isRootFlipped: Bool = false, parent: (CGRect, Bool)? = nil, child: CGRect,
    _ expected: CGRect
  ) {
    (testDescription, self.isRootFlipped) = (name, isRootFlipped)
    (self.parent, self.child, self.expected) = (parent.map { ($0.0, $0.1) }, child, expected)
  }
}

/// Views of AppKit have their origin at the bottom unless they are flipped; layouts have it at the top.
@MainActor @Suite struct PlaceTests {
  nonisolated private static let places = [
    Place(
      "in a root that is not flipped", child: CGRect(x: 20, y: 150, width: 100, height: 30),
      CGRect(x: 20, y: 20, width: 100, height: 30)),
    Place(
      "in a flipped root", isRootFlipped: true,
      child: CGRect(x: 20, y: 20, width: 100, height: 30),
      CGRect(x: 20, y: 20, width: 100, height: 30)),
    Place(
      "in a flipped view of a root that is not",
      parent: (CGRect(x: 10, y: 20, width: 200, height: 100), true),
      child: CGRect(x: 5, y: 7, width: 50, height: 10),
      CGRect(x: 15, y: 87, width: 50, height: 10)),
    Place(
      "in a view that is not flipped of a root that is", isRootFlipped: true,
      parent: (CGRect(x: 10, y: 80, width: 200, height: 100), false),
      child: CGRect(x: 5, y: 83, width: 50, height: 10),
      CGRect(x: 15, y: 87, width: 50, height: 10)),
    Place(
      "in a view that is not flipped either",
      parent: (CGRect(x: 10, y: 20, width: 200, height: 100), false),
      child: CGRect(x: 5, y: 83, width: 50, height: 10),
      CGRect(x: 15, y: 87, width: 50, height: 10)),
    Place(
      "beyond the lower edge", child: CGRect(x: 0, y: -30, width: 10, height: 10),
      CGRect(x: 0, y: 220, width: 10, height: 10)),
  ]

  @Test(arguments: places) private func frame(place: Place) {
    let size = CGRect(x: 0, y: 0, width: 300, height: 200)
    let root = place.isRootFlipped ? FlippedView(frame: size) : NSView(frame: size)
    let child = NSView(frame: place.child)
    if let (frame, isFlipped) = place.parent {
      let parent = isFlipped ? FlippedView(frame: frame) : NSView(frame: frame)
      root.addSubview(parent)
      parent.addSubview(child)
    } else {
      root.addSubview(child)
    }
    let layout = root.redlineLayout()
    #expect(layout.items.last?.frame == place.expected)
    #expect(layout.items.first?.frame == size)
    #expect(root.layoutCount == 1)
  }

  /// A root in a window lies wherever its superview has it.
  @Test(arguments: [false, true]) func rootLiesAtItsOrigin(isFlipped: Bool) {
    let around = CGRect(x: 0, y: 0, width: 500, height: 500)
    let frame = isFlipped ? FlippedView(frame: around) : NSView(frame: around)
    let root = NSView(frame: CGRect(x: 30, y: 40, width: 300, height: 200))
    let child = NSView(frame: CGRect(x: 0, y: 190, width: 10, height: 10))
    frame.addSubview(root)
    root.addSubview(child)
    let layout = root.redlineLayout()
    #expect(layout.items.map(\.frame.origin) == [.zero, .zero])
    #expect(layout.items.map(\.alignmentRect.origin) == [.zero, .zero])
  }

  nonisolated private static let offsets: [(CGFloat, Double)] = [(200, 0), (0, -200), (80, -120)]

  /// A document is scrolled by the origin of the clip view's bounds.
  @Test(arguments: offsets) func scrolled(offset: CGFloat, top: Double) {
    let scroll = NSScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let document = FlippedView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let row = NSView(frame: CGRect(x: 0, y: 50, width: 300, height: 20))
    scroll.documentView = document
    document.addSubview(row)
    scroll.contentView.bounds.origin.y = offset
    let layout = scroll.redlineLayout()
    #expect(
      layout.items.map(\.className) == ["NSScrollView", "NSClipView", "FlippedView", "NSView"])
    #expect(layout.items.map { Double($0.frame.minY) } == [0, 0, top, top + 50])
  }

  /// A bezel reaches beyond the alignment rect, more below than above.
  @Test(arguments: [false, true]) func alignmentRects(isFlipped: Bool) {
    let size = CGRect(x: 0, y: 0, width: 300, height: 200)
    let root = isFlipped ? FlippedView(frame: size) : NSView(frame: size)
    let top: CGFloat = isFlipped ? 40 : 200 - 40 - 32
    let button = NSButton(frame: CGRect(x: 14, y: top, width: 92, height: 32))
    root.addSubview(button)
    let item = root.redlineLayout().items[1]
    #expect(item.frame == CGRect(x: 14, y: 40, width: 92, height: 32))
    #expect(item.alignmentRect == CGRect(x: 20, y: 44, width: 80, height: 20))
  }

  /// A title bar over the content is a safe area, whose top is the upper edge.
  @Test(arguments: [false, true]) func safeArea(isFlipped: Bool) throws {
    let size = CGRect(x: 0, y: 0, width: 300, height: 200)
    let root = isFlipped ? FlippedView(frame: size) : NSView(frame: size)
    root.safeAreaLayoutGuide.frame = CGRect(
      x: 0, y: isFlipped ? 28 : 0, width: 300, height: 172)
    let child = NSView(frame: CGRect(x: 0, y: isFlipped ? 28 : 162, width: 300, height: 10))
    root.addSubview(child)
    NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: root.safeAreaLayoutGuide,
      attribute: .top, multiplier: 1, constant: 0
    ).activate()
    let layout = root.redlineLayout()
    let guide = try #require(layout.guides.first)
    #expect(guide.kind == .safeArea)
    #expect(guide.frame == CGRect(x: 0, y: 28, width: 300, height: 172))
    #expect(guide.insets == RedlineModel.EdgeInsets(top: 28, left: 0, bottom: 0, right: 0))
    #expect(layout.constraints.map(\.sentence) == ["view1.top = safeArea.top"])
    #expect(layout.constraints.map(\.isSatisfied) == [true])
    #expect(layout.guides.count == 1, "guides that nobody mentions are not there")
  }
}
