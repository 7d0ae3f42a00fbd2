import RedlineDiagram
import RedlineModel
import Testing
import UIKit

@MainActor @Suite struct ValueTests {
  @Test func fonts() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(abs(body.lineHeight - 20.287) < 0.001)
    #expect(abs(body.ascender - body.descender - body.lineHeight) < 0.001)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) != .systemFont(ofSize: 12))
    let descriptor = body.fontDescriptor.withSymbolicTraits(.traitBold)!
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: descriptor, size: 0) != body)
    let rows: [(String, UIFontDescriptor, UIFont)] = [
      ("another size", body.fontDescriptor.withSize(21), body.withSize(21)),
      (
        "a weight",
        UIFontDescriptor(fontAttributes: [
          .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ]), .systemFont(ofSize: 20, weight: .bold)
      ),
      (
        "bold by its bit",
        UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
          .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold]
        ]), .systemFont(ofSize: 15, weight: .bold)
      ),
    ]
    for (name, descriptor, font) in rows {
      #expect(UIFont(descriptor: descriptor, size: 0) == font, "\(name)")
    }
    #expect(descriptor.symbolicTraits == .traitBold)
  }

  /// A weight without a name is drawn and measured as the nearer one that has a name.
  @Test func weightsBetweenNames() throws {
    let (label, named) = (UILabel(), UILabel())
    (label.text, named.text) = ("Some words", "Some words")
    label.font = .systemFont(ofSize: 17, weight: UIFont.Weight(0.27))
    named.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(label.intrinsicContentSize == named.intrinsicContentSize)
    #expect(label.font.familyName == named.font.familyName)
    #expect(label.font.fontName == named.font.fontName)
    #expect(label.font.withSize(20) == .systemFont(ofSize: 20, weight: UIFont.Weight(0.27)))
    let controller = UIViewController()
    controller.view.addSubview(label)
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    let layout = try controller.solved(on: .iPhone8)
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics.map(\.message))")
    #expect(try Diagram(layout).svg().text().contains("Some words"))
  }

  @Test func colors() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.2, 0, 0.5])
    // hue, colour at full saturation and brightness
    let hues: [(CGFloat, UIColor)] = [(0, .red), (1.0 / 3, .green), (2.0 / 3, .blue), (0.5, .cyan)]
    for (hue, expected) in hues {
      #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) == expected)
    }
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dynamic.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    let view = UIView()
    view.backgroundColor = .systemRed
    #expect(view.backgroundColor == .systemRed)
    #expect(view.tintColor == .systemBlue)
  }

  @Test func traits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let both = UITraitCollection(traitsFrom: [
      compact, UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.verticalSizeClass == .regular)
    #expect(both.layoutDirection == .unspecified)
    #expect(!both.containsTraits(in: compact))
    #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
  }

  @Test func geometry() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 14, height: 16))
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
    inner.center = CGPoint(x: 50, y: 50)
    #expect(inner.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    inner.bounds.size = CGSize(width: 20, height: 20)
    #expect(inner.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func associations() {
    var key: UInt8 = 0
    let object = UIView()
    withUnsafePointer(to: &key) { key in
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_setAssociatedObject(object, key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) as? String == "value")
      #expect(objc_getAssociatedObject(UIView(), key) == nil)
      objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) == nil)
    }
  }
}
