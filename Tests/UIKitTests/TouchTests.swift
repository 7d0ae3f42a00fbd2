import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// A button whose area is larger than its frame on all sides, or smaller.
private final class Wide: UIButton {
  var reach: CGFloat = 7
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}

/// A button that says the same as any.
private final class Plain: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// A view that takes touches at its upper half alone.
private final class Half: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    point.y < 25 ? super.hitTest(point, with: event) : nil
  }
}

@MainActor @Suite("Where views answer touches, and texts that keep their size")
struct TouchTests {
  private func solved(_ view: UIView, inset: CGFloat = 50) throws -> SolvedLayout {
    let (root, parent) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200)))
    view.accessibilityIdentifier = "close"
    view.frame.origin = CGPoint(x: inset, y: inset)
    parent.addSubview(view)
    root.addSubview(parent)
    return try root.solved(on: .iPhone8)
  }

  private func wide(_ reach: CGFloat) -> UIView {
    let button = Wide(type: .system)
    (button.reach, button.frame.size) = (reach, CGSize(width: 30, height: 30))
    return button
  }

  @Test(arguments: [
    (7.0, 50.0, "-7, -7, 44, 44", 0), (6.5, 50, "-6.5, -6.5, 43, 43", 1),
    (-5, 50, "5, 5, 20, 20", 1),
    (500, 50, "-50, -50, 144, 144", 0), (7, 3, "-3, -3, 40, 40", 1),
  ]) func areas(reach: Double, inset: Double, area: String, findings: Int) throws {
    let layout = try solved(wide(reach), inset: inset)
    let settings = layout.items.last?.state?.settings ?? []
    #expect(settings.first { $0.name == "point(inside:)" }?.value == area)
    #expect(LayoutRule.touchSize().violations(in: layout).count == findings)
    let size = area.split(separator: ", ").compactMap { Double($0) }.suffix(2)
    let element = try #require(layout.accessibilityElements.first)
    #expect(element.touchSize.map { [Double($0.width), Double($0.height)] } == Array(size))
  }

  @Test func hitTests() throws {
    let half = Half(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    half.accessibilityTraits = .button
    let layout = try solved(half)
    let area = layout.items.last?.state?.settings?.first { $0.name == "point(inside:)" }
    #expect(area?.value == "0, 0, 50, 25")
    #expect(
      LayoutRule.touchSize().violations(in: layout).map(\.message) == [
        "view1.close is 50 × 25 pt, and what is touched has at least 44 × 44"
      ])
  }

  @Test func usualAreas() throws {
    let plain = Plain(type: .system)
    plain.frame.size = CGSize(width: 30, height: 30)
    #expect(try solved(plain).items.last?.state?.settings == nil)
    // Half of it is outside of its parent: its class has no other area for that.
    #expect(try solved(plain, inset: 190).items.last?.state?.settings == nil)
  }

  @Test func fixedFonts() throws {
    let texts: [(font: UIFont, isFixed: Bool)] = [
      (.systemFont(ofSize: 13), true), (.preferredFont(forTextStyle: .body), false),
      (UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13)), false),
    ]
    for (font, isFixed) in texts {
      let label = UILabel()
      (label.text, label.font) = ("Words", font)
      label.frame.size = CGSize(width: 90, height: 20)
      let found = LayoutRule.dynamicType.violations(in: try solved(label)).map(\.message)
      let message =
        "view1.close is set in 13 pt at every text size; a font of a text style follows it"
      #expect(found == (isFixed ? [message] : []))
      let rules = LayoutRule.dynamicType.violations(in: try solved(label)).map(\.rule)
      #expect(rules == (isFixed ? [.fixedTextSize] : []))
    }
  }
}
